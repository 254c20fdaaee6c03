import { exampleKeyFile } from '@kasa/contracts/points/keys';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('an owner adds points from a key’s file, on a phone', async ({ page, signIn, checkAccessibility }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('owner', '/points/fiscal/add');
  await page.getByRole('button', { name: 'Додати ключ підпису' }).click();
  const dialog = page.getByRole('dialog', { name: 'Додати ключ підпису' });
  const chooser = page.waitForEvent('filechooser');
  await dialog
    .getByRole('group', { name: /Файл ключа/ })
    .getByRole('button', { name: 'Вибрати файл' })
    .click();
  const buffer = Buffer.from(exampleKeyFile.content, 'base64');
  await (await chooser).setFiles({ name: 'Key-6.pfx', mimeType: 'application/x-pkcs12', buffer });
  await dialog.getByLabel('Пароль до файлу').fill(exampleKeyFile.password);
  await dialog.getByRole('button', { name: 'Додати ключ' }).click();
  await expect(page.getByText('Ключ додано!')).toBeVisible();

  const registers = page.getByRole('group', { name: 'Каси власника ключа' });
  await expect(registers.getByRole('link', { name: /Городоцькій/ })).toBeVisible();
  await registers.getByRole('checkbox', { name: /Затишок у Винниках/ }).press('Space');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Додати точки' }).click();
  await expect(page.getByText('Додано 1 точку!')).toBeVisible();
  await page.goto('/points/list?q=Винниках');
  await expect(page.getByRole('link', { name: 'Затишок у Винниках' })).toBeVisible();
});
