import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Terminal, TerminalDetails } from '../../model/types.ts';

const ActivateDialog = lazy(async () => ({
  default: (await import('./activate-dialog.tsx')).ActivateDialog,
}));

/** Confirmation of activating a terminal of a list: `ask` opens it. */
export function useActivateDialog(onActivated?: (terminal: TerminalDetails) => void): {
  ask: (terminal: Terminal) => void;
  dialog: ReactNode;
} {
  const [terminal, setTerminal] = useState<Terminal | null>(null);
  const dialog = terminal && (
    <Suspense>
      <ActivateDialog terminal={terminal} onClose={() => setTerminal(null)} onActivated={onActivated} />
    </Suspense>
  );
  return { ask: setTerminal, dialog };
}
