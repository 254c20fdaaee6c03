import { expect } from '@playwright/test';
import { test } from './support/camera-test.ts';

test('goods are found by the barcode that the camera sees, and new ones are added with it', {
  tag: '@whole-browser',
}, async ({ page, context, camera, signIn, checkAccessibility }) => {
  await context.grantPermissions(['camera']);
  await signIn('owner', '/products');
  const find = page.getByRole('button', { name: 'Знайти за штрихкодом' });
  await camera.show('4820001001099', 'EAN13');
  // With permission the camera starts automatically.
  await find.click();
  await expect(page.getByRole('complementary', { name: 'Кава мелена «Львівська», 225 г' })).toBeVisible();

  await camera.show('4006381333931', 'EAN13');
  await page.goto('/products');
  await find.click();
  await expect(page.getByText('4006381333931')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('dialog').getByRole('link', { name: 'Додати товар' }).click();
  await expect(page.getByRole('textbox', { name: 'Штрихкод' })).toHaveValue('4006381333931');
});
