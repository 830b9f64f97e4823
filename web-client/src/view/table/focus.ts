// The place of the focus at a table, when what had it is gone.
import { useLayoutEffect } from 'preact/hooks';

/** The place of the focus when it has none: what is asked, the hand, the page. */
const kHomes = [
  '.decision-row button.primary:not([disabled])',
  '.hand button[data-legal]',
  '.decision-row button:not([disabled])',
  '.hand button',
  '[data-focus-end]',
  '.table-page',
];

/** Focus is never lost: where what had it is gone, it goes to what matters now. */
export function useFocus(): void {
  useLayoutEffect(() => {
    const now = document.activeElement;
    // On the page itself it waits for something to do.
    if (now && now !== document.body && !now.matches('.table-page')) return;
    for (const home of kHomes) {
      const found = document.querySelector<HTMLElement>(home);
      if (found) {
        if (found !== now) found.focus({ preventScroll: true });
        return;
      }
    }
  });
}
