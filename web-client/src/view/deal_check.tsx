// "This deal checks out", and how that is known.
import { useEffect, useState } from 'preact/hooks';
import type { HandRecord, Shuffle } from '@avinas/client';
import { again } from '../again';
import type { DealShape } from '../games/room';
import { t } from '../words/t';
import { PartMissing } from './lazy';

interface DealCheckProps {
  shuffle: Shuffle;
  record: HandRecord;
  shape: DealShape;
}

/** The sums are fetched with the first deal that is over. */
function useVerdict({ shuffle, record, shape }: DealCheckProps): 'checking' | 'good' | 'bad' | 'missing' {
  const [sums, setSums] = useState<typeof import('../state/fair_deal') | 'missing' | null>(null);
  const isOver = shuffle.server_seed !== '';
  useEffect(() => {
    if (isOver) again(() => import('../state/fair_deal')).then(setSums, () => setSums('missing'));
  }, [isOver]);
  if (!isOver || !sums) return 'checking';
  if (sums === 'missing') return sums;
  return sums.dealChecksOut(shuffle, record, shape) ? 'good' : 'bad';
}

export function DealCheck({ shuffle, record, shape }: DealCheckProps) {
  const verdict = useVerdict({ shuffle, record, shape });
  if (verdict === 'missing') return <PartMissing />;
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
