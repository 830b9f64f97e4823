// The time left for a decision, counted down between messages.
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from '../state/state';

export function ClockFace({ table }: { table: TableState }) {
  const clock = table.view.clock;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock?.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock) return null;
  const passed = clock.running ? performance.now() - table.at : 0;
  const left = Math.max(0, Math.ceil((clock.decision_ms + clock.reserve_ms - passed) / 1000));
  return (
    <span class="clock" aria-hidden="true">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
