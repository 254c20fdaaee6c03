import { paths } from '../paths.ts';
import type { MenuEntry } from './session-data.ts';

/** What says nothing while there are no terminals. */
const ABOUT_TERMINALS: readonly string[] = [paths.terminals(), paths.dashboard()];

/** Where a merchant without terminals goes to work: the first entry of the menu that is not about them. */
export function entryWithoutTerminals(menu: readonly MenuEntry[] = []): string {
  return menu.find(({ path }) => !ABOUT_TERMINALS.includes(path))?.path ?? paths.terminals();
}
