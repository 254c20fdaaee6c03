import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './print-sheet.css';

/** While mounted, printed instead of the page; not visible on screen. Print with `window.print()`. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<div className="kasa-print">{children}</div>, document.body);
}
