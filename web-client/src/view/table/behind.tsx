// One hand behind: a spectator follows the hand before the one in play, with the hands open that
// the table or their players opened to them.
import { useState } from 'preact/hooks';
import type { Behind, TableView } from '@avinas/client';
import { t } from '../../words/t';
import { lazy } from '../lazy';

const { Part: HandReplay } = lazy(() => import('../hand_replay').then((module) => module.HandReplay), 'replay');

export function HandBehind({ behind, view, leave }: { behind: Behind; view: TableView; leave: () => void }) {
  const [step, setStep] = useState(0);
  return (
    <section class="behind" aria-label={t('behind')}>
      <HandReplay
        hand={behind.record}
        viewer={view}
        open={behind.seats}
        step={step}
        go={setStep}
        heading={<h2>{t('behind-hand', { n: behind.hand })}</h2>}
      >
        <button onClick={leave}>{t('behind-leave')}</button>
      </HandReplay>
    </section>
  );
}
