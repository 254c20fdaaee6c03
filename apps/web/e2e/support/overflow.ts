import { expect, type Page } from '@playwright/test';

/** The page does not overflow the window horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, `${page.url()}, ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** The same at further widths, a tablet's and a phone's; leaves the window at a phone's width. */
export async function expectNoOverflowAtWidths(page: Page, ...widths: number[]): Promise<void> {
  for (const width of [...widths, 768, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoOverflow(page);
  }
}
