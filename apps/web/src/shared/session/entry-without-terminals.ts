import { paths } from '../paths.ts';
import type { MenuEntry } from './session-data.ts';

/** Screens that are empty without terminals. */
const ABOUT_TERMINALS: readonly string[] = [paths.terminals(), paths.dashboard()];

/** Start screen of a merchant without terminals: the first menu entry that is not about them. */
export function entryWithoutTerminals(menu: readonly MenuEntry[] = []): string {
  return menu.find(({ path }) => !ABOUT_TERMINALS.includes(path))?.path ?? paths.terminals();
}
