// A question that stands above the page until it is answered; Escape takes it back.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/en';

interface DialogProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector('button')?.focus();
  }, []);
  return (
    <dialog ref={ref} aria-label={title} onClose={close}>
      <h2>{title}</h2>
      <div class="choices">
        {children}
        <button class="quiet" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  );
}

/** A question before something that cannot be taken back. */
export function Confirm({ text, yes, close }: { text: string; yes: () => void; close: () => void }) {
  return (
    <Dialog title={text} close={close}>
      <button
        class="primary"
        onClick={() => {
          close();
          yes();
        }}
      >
        {words.yes}
      </button>
    </Dialog>
  );
}
