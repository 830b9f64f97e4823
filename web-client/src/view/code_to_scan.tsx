// A link as a code that a phone's camera reads. The library that makes it comes when it is asked for.
import { useEffect, useState } from 'preact/hooks';
import { again } from '../again';
import { t } from '../words/t';
import { PartMissing } from './lazy';

/** The code's modules, with the light border that readers need. */
export async function modulesOf(link: string): Promise<boolean[][]> {
  const { encodeQR } = await again(() => import('qr'));
  return encodeQR(link, 'raw', { border: 4 });
}

/** The dark modules as one path of unit squares. */
export function pathOf(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : ''))).join('');
}

export function CodeToScan({ link }: { link: string }) {
  const [path, setPath] = useState({ link: '', d: '', size: 1 });
  const [open, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!open || path.link === link) return;
    let wanted = true;
    setMissing(false);
    modulesOf(link)
      .then((code) => wanted && setPath({ link, d: pathOf(code), size: code.length }))
      .catch(() => wanted && setMissing(true));
    return () => {
      wanted = false;
    };
  }, [open, link]);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('code-to-scan')}</summary>
      {isMissing && <PartMissing />}
      {path.link === link && (
        <svg class="code-to-scan" viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label={t('code-to-scan')}>
          <path d={path.d} />
        </svg>
      )}
    </details>
  );
}
