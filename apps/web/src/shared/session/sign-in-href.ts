import type { Path } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { MenuEntry } from './session-data.ts';

/** Sign-in address that leads back to a place (spec §2: `redirect` holds the full path). */
export function signInHref({ pathname, search, hash }: Path): string {
  return paths.signIn({ redirect: pathname + search + hash });
}

/** Screens that are empty without terminals. */
const TERMINAL_PATHS: readonly string[] = [paths.terminals(), paths.dashboard()];

/** Start screen of a merchant without terminals: the first menu entry that is not about them. */
export function startPathWithoutTerminals(menu: readonly MenuEntry[] = []): string {
  return menu.find(({ path }) => !TERMINAL_PATHS.includes(path))?.path ?? paths.terminals();
}
