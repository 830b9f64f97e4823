// "This deal checks out", and how that is known.
import type { HandRecord, Shuffle } from '@avinas/client';
import { dealChecksOut } from '../state/fair_deal';
import { t } from '../words/t';

export function DealCheck({ shuffle, record }: { shuffle: Shuffle; record: HandRecord }) {
  // A hand that is not over has shown no seed of the server yet.
  const verdict = !shuffle.server_seed ? 'checking' : dealChecksOut(shuffle, record) ? 'good' : 'bad';
  return (
    <details class="deal-check">
      <summary>{t(`deal-${verdict}`)}</summary>
      <p>{t('deal-promise')}</p>
      <code>{shuffle.commitment}</code>
      <dl>
        <dt>{t('the-server')}</dt>
        <dd>
          <code>{shuffle.server_seed}</code>
        </dd>
        {Object.entries(shuffle.player_seeds).map(([seat, seed]) => (
          <div key={seat}>
            <dt>{seat}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
