import { expect, type Locator } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { test } from './support/test.ts';

/** Distance between two boxes, CSS pixels; 0 when they touch. */
async function gap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not on the page');
  const across = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const down = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.max(across, down);
}

/** In the window and beside its trigger: Playwright scrolls, which hides lost positions. */
async function expectBeside(popover: Locator, trigger: Locator) {
  await expect(popover).toBeInViewport({ ratio: 0.5 });
  await expect.poll(() => gap(popover, trigger)).toBeLessThan(24);
}

test('a menu of a row opens beside its button', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Drivers');
  const button = rowsOf(page, 'Водії')
    .nth(4)
    .getByRole('button', { name: /^Дії: / });
  await button.click();
  await expectBeside(page.getByRole('menu'), button);
});

test('a select and a calendar open beside their fields', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Transports/Create');
  const mode = page.getByRole('button', { name: /Вид транспорту/ });
  await mode.click();
  await expectBeside(page.getByRole('listbox'), mode);
  await page.keyboard.press('Escape');
  const date = page.getByRole('group', { name: /Дата проходження/ });
  await date.getByRole('button').last().click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expectBeside(calendar, date);
});
