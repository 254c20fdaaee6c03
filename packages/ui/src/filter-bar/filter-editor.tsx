import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';

export const editorPopover =
  'w-[min(320px,calc(100vw-24px))] rounded-lg border border-border bg-surface p-4 shadow-float outline-none transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0';

/** A filter's field in its popover; focused on open. */
export function FilterEditor({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Dialog aria-label={label} className="outline-none">
      <SwallowDoubleClick />
      <FocusFirst>{children}</FocusFirst>
    </Dialog>
  );
}

const FOCUSABLE = 'input, textarea, button, [tabindex="0"]';

function FocusFirst({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Runs before the Dialog's own effect, which then keeps the focus.
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
