import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { createDriver, runRowAction } from './support/transport.ts';

test('a driver gets a photo: chosen, cropped by keyboard, seen in the list, and taken away again', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('dispatcher', '/Drivers/Create');
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const choose = () =>
    page.locator('input[type="file"]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Вибрати фото' }).waitFor();
  await choose();
  await page.getByRole('button', { name: /^Кадр/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await checkAccessibility();
  await createDriver(page, { name: 'Фото Ганна Петрівна', number: '09921' });

  await page.getByRole('searchbox').fill('фото ганна');
  await expect(page.getByText('1 водій', { exact: true })).toBeVisible();
  const photo = page.getByRole('row', { name: /Фото Ганна/ }).locator('img');
  await expect(photo).toHaveAttribute('src', /avatar\?v=/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  await runRowAction(page, 'Фото Ганна Петрівна', 'Редагувати');
  await page.getByRole('button', { name: 'Прибрати фото' }).click();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Водія успішно змінено!')).toBeVisible();
  await expect(photo).toHaveCount(0);
});
