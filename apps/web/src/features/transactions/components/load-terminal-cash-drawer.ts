/** For `useRowDrawer` of lists of terminals with cash. */
export const loadTerminalCashDrawer = async () =>
  (await import('./terminal-cash-drawer.tsx')).TerminalCashDrawer;
