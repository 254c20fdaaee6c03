import { type ReactNode, useEffect, useRef } from 'react';

/** A filter's field in its popover; focused on open. */
export function FilterEditor({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Runs before the Popover's own effect, which then keeps the focus.
  useEffect(() => {
    const focusFirst = () => {
      const first = box.current?.querySelector<HTMLElement>(FOCUSABLE);
      first?.focus();
      return first !== null && first !== undefined;
    };
    if (focusFirst() || !box.current) return;
    // The field's code may still be loading.
    const arrival = new MutationObserver(() => {
      if (focusFirst()) arrival.disconnect();
    });
    arrival.observe(box.current, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}

const FOCUSABLE = [
  'input:not([type=hidden], [hidden], [tabindex="-1"])',
  'textarea',
  'button:not([tabindex="-1"])',
  '[tabindex="0"]',
].join();
