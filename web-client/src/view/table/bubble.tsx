// A bubble at a player's plate: words or a sign, for a moment. They are spoken and kept elsewhere.
import { useEffect, useState } from 'preact/hooks';
import type { Line } from '../../state/state';
import { t } from '../../words/t';

/** Milliseconds for which it stands there. */
const kStands = 4000;

export function Bubble({ lines, player }: { lines: Line[]; player: string | null }) {
  const line = player ? lines.findLast((one) => one.player === player) : undefined;
  const [, gone] = useState(0);
  const left = line ? line.at + kStands - performance.now() : 0;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => gone((n) => n + 1), left);
    return () => clearTimeout(timer);
  }, [line]);
  if (!line || left <= 0) return null;
  return (
    <span class="bubble" aria-hidden="true" key={line.at}>
      {line.emote ? t(`emote-${line.emote}`) : line.text}
    </span>
  );
}
