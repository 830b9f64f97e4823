// A question that stands above the page until it is answered; Escape takes it back, and focus goes
// back to where it was. What is said meanwhile is said inside it: all else is out of reach.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words/t';

/** Opens it above the page; what is returned puts focus and voice back. */
function openAbove(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  const aloud = document.getElementById('aloud');
  const home = aloud?.parentElement;
  dialog.showModal();
  if (aloud) dialog.append(aloud);
  return () => {
    if (aloud) home?.append(aloud);
    // While it is open, nothing else takes the focus; and nobody has closed it who should be told.
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog.close();
    if (before?.isConnected) before.focus();
  };
}

interface DialogProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
  /** The text of the button that ends it. */
  leave?: string;
}

export function Dialog({ title, close, children, leave }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const close = openAbove(dialog);
    dialog.scrollTop = 0;
    (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>('h2'))?.focus();
    return close;
  }, []);
  return (
    <dialog ref={ref} aria-label={title} onClose={close}>
      <h2 tabIndex={-1}>{title}</h2>
      <div class="choices">
        {children}
        <button class="quiet" onClick={close}>
          {leave ?? t('cancel')}
        </button>
      </div>
    </dialog>
  );
}

/** A question before something that costs or cannot be taken back: the way out has the focus. */
export function Confirm({ text, yes, close, act }: { text: string; yes: () => void; close: () => void; act: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const close = openAbove(ref.current!);
    ref.current!.querySelector<HTMLElement>('button')?.focus();
    return close;
  }, []);
  return (
    <dialog ref={ref} role="alertdialog" aria-label={t('are-you-sure')} aria-describedby="confirm-text" onClose={close}>
      <p id="confirm-text">{text}</p>
      <div class="choices">
        <button onClick={close}>{t('cancel')}</button>
        <button
          class="danger"
          onClick={() => {
            yes(); // before it is closed, which may take it back
            close();
          }}
        >
          {act}
        </button>
      </div>
    </dialog>
  );
}
