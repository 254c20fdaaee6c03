import { useEffect, useRef } from 'react';

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

interface Place {
  to: HTMLElement | null;
  /** Of the row that it is in. */
  rowId?: string | undefined;
  /** The drawer that it is in. */
  panel?: HTMLElement | null;
}

/** What had the focus last outside of dialogs and menus; where it was, it knows even when it is gone. */
let last: Place = { to: null };
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.closest(OVERLAY)) return;
  const rowId = target.closest<HTMLElement>('tr[data-row-id]')?.dataset.rowId;
  last = { to: target, rowId, panel: target.closest('aside') };
});

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const rowOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(id)}"]`);

const FIELD =
  'input:not([type="hidden"], [type="file"], :disabled), textarea, [role="combobox"], button[aria-haspopup="listbox"]';

/**
 * In a dialog or a drawer: the focus is in its first field once that is there, and after closing on the row of what
 * was shown last, or else where it was before, even if it was in a menu, or in another dialog; where that is gone, on
 * its row, in its drawer or on the page; and in a dialog that is still there.
 * @param props `subject`: the id of what is shown; each is opened from somewhere else
 */
export function OverlayFocus({
  isOnFirstField = true,
  subject,
}: {
  isOnFirstField?: boolean | undefined;
  subject?: string | undefined;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  const back = useRef<Place>({ to: null });
  const shown = useRef(subject);
  useEffect(() => {
    shown.current = subject;
    if (!ref.current?.parentElement?.contains(last.to)) back.current = last;
  }, [subject]);
  useEffect(() => {
    const giveBack = () => {
      // The page of a test may be gone by then.
      if (!('document' in globalThis)) return;
      const { to, rowId, panel } = back.current;
      // React Aria has put it where it was before.
      if (!isLost() && document.activeElement !== to) return;
      const below = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
      const row = below ? null : rowOf(shown.current);
      const previous = [below, to, rowOf(rowId), panel].find((place) => place?.isConnected);
      // Another row than the one that was opened may be out of view.
      if (row) row.focus();
      else (previous ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
    // After React Aria, which does it in the next frame.
    return () => void setTimeout(giveBack, 50);
  }, []);
  useEffect(() => {
    const box = ref.current?.parentElement;
    // On a touch screen the keyboard would cover half of it.
    if (!box || !isOnFirstField || matchMedia('(pointer: coarse)').matches) return;
    const focusFirst = () => {
      const at = document.activeElement;
      if (at !== box && box.contains(at)) stop();
      else if (at === box || isLost()) box.querySelector<HTMLElement>(FIELD)?.focus();
    };
    // React Aria focuses the dialog first; a dialog in whose place it stands may give the focus back later, and what a
    // form needs may still be loading. Until somebody does something.
    const arrival = new MutationObserver(focusFirst);
    const start = requestAnimationFrame(() => {
      document.addEventListener('focusin', focusFirst);
      for (const input of ['pointerdown', 'keydown']) document.addEventListener(input, stop);
      arrival.observe(box, { childList: true, subtree: true });
      focusFirst();
    });
    function stop() {
      cancelAnimationFrame(start);
      document.removeEventListener('focusin', focusFirst);
      for (const input of ['pointerdown', 'keydown']) document.removeEventListener(input, stop);
      arrival.disconnect();
    }
    return stop;
  }, [isOnFirstField]);
  return <span ref={ref} hidden />;
}
