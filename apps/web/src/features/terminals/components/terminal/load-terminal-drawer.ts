import type { Locale } from '#shared/i18n/locales.ts';
import { terminalDrawerMessages } from '../../messages.ts';

/** The drawer of a terminal with its words, for `useRowDrawer`. */
export async function loadTerminalDrawer(locale: Locale) {
  const [{ TerminalDrawer }] = await Promise.all([
    import('./terminal-drawer.tsx'),
    terminalDrawerMessages.load(locale),
  ]);
  return TerminalDrawer;
}
