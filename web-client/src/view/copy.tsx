// A link to send, with a button that copies it. Where the browser does not let a page copy (plain
// HTTP), the link is selected for the reader to copy. A link that leads to no other machine says so.
import { useRef, useState } from 'preact/hooks';
import { t } from '../words/t';

/** True if an address leads each reader to their own machine. */
const staysHere = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

export function CopyLink({ link, label }: { link: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      if (!navigator.clipboard) throw new Error('not here');
      await navigator.clipboard.writeText(link);
      setSaid(t('copied'));
    } catch {
      field.current?.focus();
      field.current?.select();
      setSaid(document.execCommand?.('copy') ? t('copied') : t('copy-by-hand'));
    }
  };
  return (
    <div class="copy">
      <label>
        {label}
        <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button onClick={() => void copy()}>{t('copy-link')}</button>
      {staysHere(new URL(link).hostname) && <p class="hint stays-here">{t('link-stays-here')}</p>}
      <p class="hint" role="status">
        {said}
      </p>
    </div>
  );
}
