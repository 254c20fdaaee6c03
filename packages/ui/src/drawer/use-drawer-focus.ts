import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus into the panel when it opens or its subject changes, and back on close. Esc closes it. */
export function useDrawerFocus(
  isOpen: boolean,
  subject: string,
  onClose: () => void,
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const panel = ref.current;
    if (!isOpen || !panel) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && !panel.contains(active) && active !== document.body) {
      returnTo.current = active;
    }
    panel.focus({ preventScroll: true });
  }, [isOpen, subject]);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const active = document.activeElement;
      if (active === null || active === document.body || !active.isConnected) {
        if (returnTo.current?.isConnected) returnTo.current.focus();
      }
      returnTo.current = null;
    };
  }, [isOpen]);

  return ref;
}
