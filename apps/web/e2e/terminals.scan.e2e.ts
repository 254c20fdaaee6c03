import { expect, type Page } from '@playwright/test';
import { barcodeImage } from './support/barcode-images.ts';
import { test } from './support/camera-test.ts';
import { firstTerminalNumber, rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';

/** Numbers of the test merchant: the first and last of its 400 terminals, then those of devices to add. */
async function numbers(page: Page) {
  await page.goto('/terminals?sort=-number');
  const last = await firstTerminalNumber(page);
  const after = (n: number) => `S${Number(last.slice(1)) + n}`;
  return { first: after(-399), last, free: (n: number) => after(1 + n), blocked: after(21) };
}

const numberField = (page: Page) => page.getByRole('textbox', { name: /^Номер термінала/ });
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Код активації/ });
const codeOf = (number: string) => `K7${number.slice(2)}`;
const choosePhoto = async (page: Page, photo: Awaited<ReturnType<typeof barcodeImage>>) => {
  await page.getByRole('tab', { name: 'Фото' }).click();
  await page.locator('input[type="file"]').setInputFiles(photo);
};

test('a terminal is added by the QR code that the camera sees, by keyboard', {
  tag: ['@whole-browser', '@deep'],
}, async ({ page, context, camera, signIn, checkAccessibility }) => {
  await context.grantPermissions(['camera']);
  await signIn('director', '/terminals');
  const number = (await numbers(page)).free(0);
  await camera.show(`KASA:T:${number}`);
  await page.goto('/terminals/create');
  await page.getByRole('tab', { name: 'Номер' }).focus();
  // With permission the camera starts automatically.
  await page.keyboard.press('ArrowRight');
  await expect(numberField(page)).toHaveValue(number);
  await expect(numberField(page)).toBeFocused();
  await expect(page.getByText(`З коду прочитано номер ${number}.`)).toBeVisible();
  await checkAccessibility();
  await codeField(page).fill(codeOf(number));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Термінал успішно створено!')).toBeVisible();
  await page.waitForURL(`**/Terminal/Activate?q=${number}`);
});

test('a terminal is activated by the QR code that came with it', {
  tag: ['@whole-browser', '@deep'],
}, async ({ page, context, camera, signIn, checkAccessibility }) => {
  await context.grantPermissions(['camera']);
  await signIn('director', '/terminals');
  const { first } = await numbers(page);
  await page.goto('/Terminal/Activate');
  const rows = rowsOf(page, 'Зі списку');
  await expect(rows).toHaveCount(10);
  const waiting = await rows.getByText(/^S1\d{6}$/).allTextContents();
  // One of every six seeded codes has expired.
  const isGood = (number: string) => (Number(number.slice(2)) - Number(first.slice(2))) % 6 !== 4;
  const number = waiting.find(isGood) ?? '';
  await camera.show(`KASA:A:K7${number.slice(2)}`);
  await page.getByRole('tab', { name: 'Камера' }).click();
  await expect(page.getByText('Код активації прочитано.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Активувати', exact: true })).toBeFocused();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`Номер ${number}. Термінал прийматиме оплати, щойно вийде на зв’язок.`),
  ).toBeVisible();
  await expect(page.getByText('Термінал успішно активовано!')).toBeVisible();
});

test('the scanner opens a terminal by the code that the camera sees', {
  tag: '@whole-browser',
}, async ({ page, context, camera, signIn, checkAccessibility }) => {
  await context.grantPermissions(['camera']);
  await signIn('owner', '/terminals');
  const { last } = await numbers(page);
  await camera.show('https://example.com/is-this-kasa');
  await page.goto('/qr');
  await expect(page.getByText('Каса не знає цього коду')).toBeVisible();
  await expect(page.getByText('https://example.com/is-this-kasa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://example.com/is-this-kasa' })).toHaveCount(0);
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await camera.show(`KASA:T:${last}`);
  await page.getByRole('button', { name: 'Сканувати ще раз' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Термінал «/ })).toBeVisible();
  await expect(page).toHaveURL(/\/terminals\/[\da-f-]{36}\/edit$/);
});

test('without permission the camera says so, and there are other ways', { tag: '@whole-browser' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/terminals/create');
  await page.getByRole('tab', { name: 'Камера' }).click();
  await checkAccessibility();
  // The browser denies the permission when its prompt is not answered.
  await page.getByRole('button', { name: 'Увімкнути камеру' }).click();
  await expect(page.getByText('Немає дозволу на камеру')).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Ввести номер' }).click();
  await expect(numberField(page)).toBeVisible();
});

test('photos of a QR code and of a Code 128 label are read, and what the server says of them stands at the field', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '/terminals');
  const { last, free, blocked } = await numbers(page);
  const create = page.getByRole('button', { name: 'Додати термінал' });
  await page.goto('/terminals/create');
  await choosePhoto(page, await barcodeImage('4820000000017', 'EAN13'));
  await expect(page.getByText('У коді «4820000000017» немає номера термінала.')).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [number, words] of [
    [last, 'Цей термінал уже є у вашому списку'],
    [blocked, 'Термінал заблоковано. Зверніться до банку-еквайра'],
    ['S1110101', 'Номер термінала або код активації не підходить. Звірте їх з наклейкою та аркушем'],
  ] as const) {
    await choosePhoto(page, await barcodeImage(`KASA:T:${number}`, 'QRCode'));
    await expect(numberField(page)).toHaveValue(number);
    await codeField(page).fill(codeOf(number));
    await create.click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(numberField(page)).toBeFocused();
  }
  await choosePhoto(page, await barcodeImage(free(1), 'Code128'));
  await expect(numberField(page)).toHaveValue(free(1));
  await codeField(page).fill(codeOf(free(1)));
  await create.click();
  await expect(page.getByText('Термінал успішно створено!')).toBeVisible();
});

test('a file that holds no code, or is no picture, is told from a photo', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/qr');
  const file = (mimeType: string, text: string) => ({ name: 'a', mimeType, buffer: Buffer.from(text) });
  await choosePhoto(page, file('application/pdf', '%PDF-1.7'));
  await expect(page.getByText('Це не зображення')).toBeVisible();
  await choosePhoto(page, file('image/png', 'no picture'));
  await expect(page.getByText('Фото не вдалося прочитати')).toBeVisible();
  await choosePhoto(page, await barcodeImage('KASA:T:S1199999', 'QRCode'));
  await expect(page.getByText('Термінала S1199999 немає у вашому списку')).toBeVisible();
});

test('WebAssembly runs in the worker of the reader alone: no page may run it', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/WebAssembly|wasm-unsafe-eval/);
  await signIn('owner', '/qr');
  const compiled = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  );
  expect(compiled).toBe('CompileError');
});
