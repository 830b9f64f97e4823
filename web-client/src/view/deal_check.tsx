// "This deal checks out", and how that is known.
import { useEffect, useState } from 'preact/hooks';
import type { HandRecord, Shuffle } from '../protocol/types';
import { dealChecksOut } from '../state/fair_deal';
import { t } from '../words/t';

export function DealCheck({ shuffle, record }: { shuffle: Shuffle; record: HandRecord }) {
  const [good, setGood] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    // Browsers offer their hash to https and localhost only.
    if (shuffle.server_seed && globalThis.crypto?.subtle) {
      void dealChecksOut(shuffle, record).then((result) => current && setGood(result));
    }
    return () => {
      current = false;
    };
  }, [shuffle, record]);
  const able = globalThis.crypto?.subtle !== undefined;
  const verdict = !able ? 'elsewhere' : good === null ? 'checking' : good ? 'good' : 'bad';
  return (
    <details class="deal-check">
      <summary>{t(`deal-${verdict}`)}</summary>
      {!able && <p>{t('deal-elsewhere-how')}</p>}
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
