import { expect, type Page } from '@playwright/test';

/** No line of the page is wider than the window. */
export async function fits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, `${page.url()}, ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Nor is it in windows as wide as a tablet and a phone. The window stays as narrow as a phone. */
export async function fitsEveryWidth(page: Page, ...widths: number[]): Promise<void> {
  for (const width of [...widths, 768, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await fits(page);
  }
}
