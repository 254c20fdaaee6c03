import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './print-sheet.css';

/**
 * What is printed while it stands in the page, instead of everything else; not seen on the screen. Printing itself is
 * `window.print()`.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<div className="kasa-print">{children}</div>, document.body);
}
