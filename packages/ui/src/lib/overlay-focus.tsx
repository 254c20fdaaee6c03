import { useEffect, useRef } from 'react';

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What had the focus last outside of dialogs and menus. */
let last: HTMLElement | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(OVERLAY)) last = target;
});

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus back to an element; where it is gone, to its row or else to the page. */
function returnFocus(to: HTMLElement | null, rowId: string | undefined): void {
  if (!isLost()) return;
  const row = rowId === undefined ? null : document.querySelector<HTMLElement>(`tr[data-row-id="${rowId}"]`);
  const target = to?.isConnected ? to : (row ?? document.querySelector<HTMLElement>('main'));
  target?.focus({ preventScroll: true });
}

const FIELD =
  'input:not([type="hidden"], [type="file"], :disabled), textarea, [role="combobox"], button[aria-haspopup="listbox"]';

/**
 * In a dialog: the focus is in its first field once that is there, and after closing where it was before, even if the
 * dialog came from a menu, or from another dialog.
 */
export function OverlayFocus({ isOnFirstField = true }: { isOnFirstField?: boolean | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const from = last;
    const rowId = from?.closest<HTMLElement>('tr[data-row-id]')?.dataset.rowId;
    // After what React Aria does itself, in the next frame.
    return () => void setTimeout(() => returnFocus(from, rowId), 50);
  }, []);
  useEffect(() => {
    const box = ref.current?.parentElement;
    // On a touch screen the keyboard would cover half of it.
    if (!box || !isOnFirstField || matchMedia('(pointer: coarse)').matches) return;
    const focusFirst = () => {
      if (document.activeElement !== box) return true;
      const first = box.querySelector<HTMLElement>(FIELD);
      first?.focus();
      return first !== null;
    };
    // What a form needs may still be loading; React Aria focuses the dialog itself first.
    const arrival = new MutationObserver(() => {
      if (focusFirst()) arrival.disconnect();
    });
    const start = requestAnimationFrame(() => {
      if (!focusFirst()) arrival.observe(box, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(start);
      arrival.disconnect();
    };
  }, [isOnFirstField]);
  return <span ref={ref} hidden />;
}
