// A link to send, with a button that copies it. Where the browser does not let a page copy (plain
// HTTP), the link is selected for the reader to copy. A link that leads to no other machine says so; any
// other one is a code to scan, too, and goes to the device's own sharing.
import { useRef, useState } from 'preact/hooks';
import { t } from '../words/t';
import { CodeToScan } from './code_to_scan';

/** True if an address leads each reader to their own machine. */
const staysHere = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Hands the link to the device's sharing; a reader who takes it back has shared nothing. */
const share = (url: string) => navigator.share({ url }).catch(() => undefined);

export function CopyLink({ link, label }: { link: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const local = staysHere(new URL(link).hostname);
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
      {'share' in navigator && <button onClick={() => void share(link)}>{t('share-link')}</button>}
      {local && <p class="hint stays-here">{t('link-stays-here')}</p>}
      <p class="hint" role="status">
        {said}
      </p>
      {!local && <CodeToScan link={link} />}
    </div>
  );
}
