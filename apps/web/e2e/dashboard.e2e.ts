import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('/dashboard shows the day at a glance, leads to what it counts, fits every width', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Огляд' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Продажі', exact: true })).toContainText('₴');
  await expect(page).toHaveTitle('Огляд · Каса');
  const byDay = page.getByRole('region', { name: 'За днями', exact: true });
  await expect(byDay.getByRole('listitem').nth(4)).toBeAttached();
  await checkAccessibility();
  await byDay.getByRole('button', { name: 'Таблиця' }).click();
  await expect(byDay.getByRole('table')).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await checkAccessibility();
  await page.setViewportSize({ width: 1280, height: 800 });

  const blocked = part(page, 'Термінали').locator('dl > div').filter({ hasText: 'Заблоковані' });
  const count = await blocked.getByRole('link').textContent();
  await blocked.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Термінали' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} термінал`))).toBeVisible();
  await page.goBack();
  await expect(part(page, 'Потребують уваги')).toBeVisible();
});

test('/dashboard follows what happens to terminals', { tag: '@deep' }, async ({ page, context, signIn }) => {
  await signIn('owner', '/dashboard');
  const added = part(page, 'Термінали').locator('dl > div').filter({ hasText: 'Додані' });
  const before = Number(await added.getByRole('link').textContent());
  const other = await context.newPage();
  await other.goto('/Terminal/Activate');
  const first = rowsOf(other, 'Зі списку').first();
  await first.getByRole('button', { name: /^Активувати/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Активувати' }).click();
  await expect(other.getByText('Термінал успішно активовано!')).toBeVisible();
  await expect(added.getByRole('link')).toHaveText(String(before - 1));
});

test('/dashboard is for those who may see reports', async ({ page, signIn, checkAccessibility }) => {
  await signIn('cashier', '/dashboard');
  await expect(page.getByText(/Перегляд звітів/)).toBeVisible();
  await expect(part(page, 'Продажі')).toHaveCount(0);
  await checkAccessibility();
});

test('/dashboard: a bar opens the payments behind it, which come to the same, with one period', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('accountant', '/dashboard');
  const byForm = part(page, 'За формами оплати');
  const bar = byForm.getByRole('link', { name: /^Готівка/ });
  const [amount] = /[\d\s]+,\d\d\s₴/.exec((await bar.textContent()) ?? '') ?? [];
  await bar.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Транзакції' })).toBeVisible();
  const turnover = part(page, 'Підсумки')
    .locator('div')
    .filter({ hasText: /^Оборот/ });
  await expect(turnover).toContainText(String(amount).trim());
  await expect(page.getByRole('button', { name: /^Період: / })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Час оплати: лише оплачені' })).toBeVisible();
  await checkAccessibility();
});

test('/dashboard has the chart within reach on a desktop', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('accountant', '/dashboard');
  const chart = page.getByRole('region', { name: 'За днями', exact: true });
  await expect(chart.getByRole('listitem')).not.toHaveCount(0);
  const box = await chart.boundingBox();
  expect(box?.y).toBeLessThan(1_150);
});
