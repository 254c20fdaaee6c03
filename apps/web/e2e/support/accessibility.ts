import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds in the page as it is now in a theme, a line for each rule that is broken; of the dark theme only colours. */
export async function accessibilityFaults(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // It stays in the page: to read half a megabyte costs more than most looks.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // What was just opened stands over the page once it has been drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const rules = name === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    // React Aria's announcer keeps for seconds what it has read out, also once the words it quotes are gone.
    const context = { exclude: ['[data-live-announcer]'] };
    // What passed is not described, which would take most of the time.
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

/** An element that axe complains of, and what it measured. */
const describeNode = ({ html, any }: axe.NodeResult) =>
  [html, ...any.map(({ message }) => message)].join(' | ');
