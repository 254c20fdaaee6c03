import { type ComponentType, type ReactNode, useState } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { terminalFormsMessages } from '../../messages.ts';
import type { Terminal } from '../../model/types.ts';

/** Confirms the activation of a terminal. */
export const loadActivateDialog = async () =>
  (await import('../activation/activate-dialog.tsx')).ActivateDialog;

/** Asks for the reason before a terminal is released. */
export async function loadReleaseDialog(locale: Locale) {
  const [{ ReleaseDialog }] = await Promise.all([
    import('./release-dialog.tsx'),
    terminalFormsMessages.load(locale),
  ]);
  return ReleaseDialog;
}

/**
 * A dialog about one terminal of a list, loaded when `ask` opens it.
 * @param load a module-level function
 */
export function useTerminalDialog<More extends object>(
  load: (locale: Locale) => Promise<ComponentType<{ terminal: Terminal; onClose: () => void } & More>>,
  more: More,
): { ask: (terminal: Terminal) => void; dialog: ReactNode } {
  const [terminal, setTerminal] = useState<Terminal | null>(null);
  const Dialog = useLazyModule(load, terminal !== null);
  const dialog =
    terminal && Dialog ? <Dialog {...more} terminal={terminal} onClose={() => setTerminal(null)} /> : null;
  return { ask: setTerminal, dialog };
}
