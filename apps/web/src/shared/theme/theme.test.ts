import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { chooseTheme, themeChoice } from './theme.ts';

/** Runs before the first paint. */
const script = readFileSync('public/theme.js', 'utf8');

afterEach(() => chooseTheme('system'));

it.each(['light', 'dark', 'system'] as const)(
  'paints %s, remembers it, and paints the same on the next visit',
  (choice) => {
    chooseTheme(choice);
    const painted = document.documentElement.dataset.theme;
    expect(painted).toBe(choice === 'system' ? 'light' : choice);
    expect(themeChoice()).toBe(choice);
    delete document.documentElement.dataset.theme;
    new Function(script)();
    expect(document.documentElement.dataset.theme).toBe(painted);
  },
);

it('does not believe an odd cookie', () => {
  chooseTheme('dark');
  // biome-ignore lint/suspicious/noDocumentCookie: sets a malformed value
  document.cookie = 'theme=<b>; path=/';
  expect(themeChoice()).toBe('system');
  new Function(script)();
  expect(document.documentElement.dataset.theme).toBe('light');
});
