import { expect, type Locator } from '@playwright/test';
import { test } from './support/test.ts';

/** Waits until all sections have loaded and the active item is visible. */
async function settled(palette: Locator) {
  await expect(palette.getByRole('status')).toHaveText(/результат/);
  const pointsAtItem = (input: Element) => {
    const id = input.getAttribute('aria-activedescendant');
    return id !== null && document.getElementById(id) !== null;
  };
  await expect.poll(() => palette.getByRole('textbox').evaluate(pointsAtItem)).toBe(true);
}

test('Ctrl K finds a driver by name from any screen, by keyboard alone', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('dispatcher', '/branches');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Пошук і команди' });
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('бондаренко');
  const found = palette.getByRole('group', { name: 'Водії' }).getByRole('menuitem', { name: /^Бондаренко/ });
  await expect(found.first()).toBeVisible();
  await settled(palette);
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Drivers?open=*');
  await expect(palette).toBeHidden();
  await page.goBack();
  await page.waitForURL('**/branches');
});

test('on a phone the palette fills the screen and leads to a vehicle by its number', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('driver', '/Routes');
  await page.getByRole('button', { name: /^Знайти термінал/ }).click();
  const palette = page.getByRole('dialog', { name: 'Пошук і команди' });
  await expect(palette.getByRole('textbox')).toBeFocused();
  await checkAccessibility();
  await expect.poll(() => palette.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await palette.getByRole('textbox').fill('1201');
  await palette.getByRole('menuitem', { name: /^ТС 1201 / }).click();
  await page.waitForURL('**/Transports?open=*');
  await expect(page.getByRole('dialog', { name: 'ТС 1201' })).toBeVisible();
});
