import { useSyncExternalStore } from 'react';
import { readDevicePreference, writeDevicePreference } from '../device-preferences.ts';
import { createListeners } from '../listeners.ts';

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const COOKIE = 'theme';
const DARK = '(prefers-color-scheme: dark)';
/** Page colour of each theme (token `--bg`), for the browser's own bars. */
const BAR_COLOURS = { light: '#f6f5f2', dark: '#141311' } as const;
const { subscribe, notify } = createListeners();

export function themeChoice(): ThemeChoice {
  const stored = readDevicePreference(COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the chosen theme. public/theme.js does the same before the first paint. */
function paint(): void {
  const choice = themeChoice();
  const theme = choice === 'system' ? (window.matchMedia(DARK).matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
}

export function chooseTheme(choice: ThemeChoice): void {
  writeDevicePreference(COOKIE, choice === 'system' ? null : choice);
  paint();
  notify();
}

/** Follows the device's theme unless one is chosen. Returns a function that stops it. */
export function followSystemTheme(): () => void {
  const system = window.matchMedia(DARK);
  paint();
  system.addEventListener('change', paint);
  return () => system.removeEventListener('change', paint);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice);
}
