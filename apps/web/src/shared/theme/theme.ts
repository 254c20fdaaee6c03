import { useSyncExternalStore } from 'react';
import { readChoice, writeChoice } from '../device.ts';

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const COOKIE = 'theme';
const DARK = '(prefers-color-scheme: dark)';
/** The page's colour of each theme (tokens `--bg`), for the browser's own bars. */
const BAR_COLOURS = { light: '#f6f5f2', dark: '#141311' } as const;
const listeners = new Set<() => void>();

/** What was chosen on this device. */
export function themeChoice(): ThemeChoice {
  const stored = readChoice(COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Paints the page in the chosen theme. public/theme.js does the same before the first paint. */
function paint(): void {
  const choice = themeChoice();
  const theme = choice === 'system' ? (window.matchMedia(DARK).matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
}

/** Chooses a theme and remembers it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  writeChoice(COOKIE, choice === 'system' ? null : choice);
  paint();
  for (const listener of listeners) listener();
}

/** Follows the device while nothing is chosen. Returns what ends it. */
export function followSystemTheme(): () => void {
  const system = window.matchMedia(DARK);
  paint();
  system.addEventListener('change', paint);
  return () => system.removeEventListener('change', paint);
}

/** The chosen theme; renders again when it changes. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, themeChoice);
}
