import { type ReactNode, useState } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { terminalFormsMessages } from '../../messages.ts';
import type { Terminal } from '../../model/types.ts';

async function loadDialog(locale: Locale) {
  const [{ ReleaseDialog }] = await Promise.all([
    import('./release-dialog.tsx'),
    terminalFormsMessages.load(locale),
  ]);
  return ReleaseDialog;
}

/** Asks for the reason before a terminal is released: `ask` opens it. */
export function useReleaseDialog(): { ask: (terminal: Terminal) => void; dialog: ReactNode } {
  const [terminal, setTerminal] = useState<Terminal | null>(null);
  const Dialog = useLazyModule(loadDialog, terminal !== null);
  const dialog = terminal && Dialog ? <Dialog terminal={terminal} onClose={() => setTerminal(null)} /> : null;
  return { ask: setTerminal, dialog };
}
