import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Axe violations of the page in a theme, a line per rule; for the dark theme only colour rules. */
export async function accessibilityViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // Loaded once per page: the script has half a megabyte.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // Overlays are in place after the next paint.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const rules = name === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    // React Aria's announcer keeps announced texts for seconds.
    const context = { exclude: ['[data-live-announcer]'] };
    // Describing passed rules would take most of the time.
    const results = await window.axe.run(context, { resultTypes: ['violations'], ...rules });
    return results.violations;
  }, theme);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join('\n')}`);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const describeNode = ({ html, any }: axe.NodeResult) =>
  [html, ...any.map(({ message }) => message)].join(' | ');
