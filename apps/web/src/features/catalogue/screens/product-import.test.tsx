import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RenderedApp } from '#app/test-support/render-app.tsx';
import {
  act,
  importOf,
  open,
  openWith,
  plain,
  put,
  row,
  rows,
  starting,
  told,
} from '../components/product-import/test-support/import-screen.ts';

const { productImport: mixed, productImportToEdit: wrongOne, productImportToStart: ready } = exampleIds;
const { productImportToDelete: spare, productImportToRollBack: written, product: coffee } = exampleIds;
const COFFEE = 'Рядок 2: Кава мелена «Львівська», 225 г';

const hrefOf = (link: Element) => link.getAttribute('href') ?? '';
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
/** Begins an import as somebody else does, beside the screen. */
async function beginBeside(app: RenderedApp, id: string) {
  const { version } = await importOf(app, id);
  return app.services.client.operation('startProductImport')(
    { params: { id }, body: { import_version: version } },
    { idempotencyKey: newIdempotencyKey() },
  );
}
const rollBackBeside = ({ services }: RenderedApp, id: string) =>
  services.client.operation('rollBackProductImport')(
    { params: { id }, body: { import_version: 1 } },
    { idempotencyKey: newIdempotencyKey() },
  );
const atRun = ({ location }: RenderedApp) =>
  waitFor(() => expect(location()).toMatch(/^\/products\/imports\/runs\/[\da-f-]{36}$/));
const sent = ({ requests }: RenderedApp, end: string) =>
  requests.filter((one) => one.startsWith('POST') && one.endsWith(end)).length;

describe('a draft', () => {
  it('says of each row what becomes of it, from what to what, and why not', async () => {
    const app = await openWith(mixed, 7, { article: '900001', price: '1 249,00', group: 'Бакалія' });
    await screen.findByRole('heading', { level: 1, name: 'Прайс листопад.xlsx' });
    await told(2, /Змінюється ?Ціна: 169,00 ₴179,00 ₴$/);
    await told(7, /Новий ?Ціна: 1 249,00 ₴ · Група: Бакалія · Одиниця: шт · .*Податок: ПДВ 20 %/);
    await told(4, /Без змін$/);
    await told(5, /З помилкою ?Ціна: Суму не вдалося прочитати: напишіть, наприклад, 1 234,50$/);
    await told(6, /Пропущено$/);
    const figures = [...document.querySelectorAll('dl[aria-label="Рядки файлу"] dd')];
    const { counts } = await importOf(app, mixed);
    expect(figures.map((one) => parseInt(plain(one), 10))).toEqual(Object.values(counts));
    screen.getByText(
      /^Нові товари, якщо у файлі не вказано іншого: Вид: Товар · Одиниця: шт .*Точки: На всіх$/,
    );
  });

  it('marks a group that the import makes', async () => {
    await openWith(ready, 7, { article: '900001', price: '84,90', group: 'Чаї' });
    await told(7, /Група: Чаї \(нова група\)/);
  });

  it('shows the wrong rows alone, by the notice and by the figure', async () => {
    const app = await open(mixed);
    await row(2);
    await app.user.click(await screen.findByRole('link', { name: 'Показати рядки з помилками' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(app.location()).toBe(`/products/imports/${mixed}?verdict=wrong`);
    expect(screen.queryByRole('link', { name: 'Показати рядки з помилками' })).toBeNull();
    const figures = within(document.querySelector('dl[aria-label="Рядки файлу"]') as HTMLElement);
    const [changed] = figures.getAllByRole('link').filter((one) => hrefOf(one).endsWith('=changed'));
    await app.user.click(changed as HTMLElement);
    await told(2, /Змінюється/);
    expect(app.location()).toBe(`/products/imports/${mixed}?verdict=changed`);
  });

  it('leaves a row out, and takes it back in', async () => {
    const app = await open(mixed);
    await act(app, COFFEE, 'Пропустити');
    await screen.findByText('Рядок 2 пропущено');
    await told(2, /Пропущено$/);
    await starting(/^Імпортувати 1 товар$/);
    await act(app, COFFEE, 'Повернути');
    await screen.findByText('Рядок 2 повернено');
    await told(2, /179,00 ₴$/);
    await starting(/^Імпортувати 2 товари$/);
  });

  it('begins after a question that says what is passed over, once, and leads to its run', async () => {
    const app = await openWith(mixed, 7, { article: '900001', price: '10' });
    const { counts } = await importOf(app, mixed);
    await app.user.click(await starting(/^Імпортувати 3 товари$/));
    const dialog = await question('Імпортувати 3 товари?');
    dialog.getByText(`Нові товари: ${counts.new}`);
    dialog.getByText(`Товари, що зміняться: ${counts.changed}`);
    dialog.getByText('Рядки, яких імпорт не торкнеться: без змін – 1, з помилкою – 1, пропущені – 1');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Імпортувати' }));
    await atRun(app);
    expect(sent(app, '/start')).toBe(1);
    expect((await importOf(app, mixed)).state).toBe('running');
  });

  it('cannot begin where there is nothing to write', async () => {
    const app = await open(wrongOne);
    const start = await starting(/^Імпортувати 0 товарів$/);
    expect(start.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(start);
    await screen.findByText('У файлі немає ні нових товарів, ні змін');
    expect(sent(app, '/start')).toBe(0);
  });

  it('cannot begin before all rows of the file are there', async () => {
    const app = await open(mixed);
    const { defaults } = await importOf(app, mixed);
    const body = { file_name: 'Половина.csv', rows_in_file: 2, defaults };
    const { id } = await app.services.client.operation('createProductImport')(
      { body },
      { idempotencyKey: newIdempotencyKey() },
    );
    await put(app, id, 2, { article: '900003', price: '10' });
    await app.goTo(`/products/imports/${id}`);
    await screen.findByText(/^Надіслано 1 з 2 рядків файлу/);
    const start = await starting(/^Імпортувати 1 товар$/);
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Вибрати файл ще раз' }).getAttribute('href')).toBe(
      '/products/imports/create',
    );
  });

  it('that would do something else by now is looked at again first', async () => {
    const app = await open(mixed);
    await told(2, /169,00 ₴179,00 ₴/);
    const { client } = app.services;
    const { version } = await client.operation('getProduct')({ params: { id: coffee } });
    await client.operation('changeProductPrice')({
      params: { id: coffee },
      body: { point_id: null, price: 10_000, effective_on: null, version },
    });
    await app.user.click(await starting(/^Імпортувати 2 товари$/));
    const dialog = await question('Імпортувати 2 товари?');
    await app.user.click(dialog.getByRole('button', { name: 'Імпортувати' }));
    await screen.findByText(/^Поки ви переглядали, дані змінилися, тож імпорт не розпочато/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await told(2, /100,00 ₴179,00 ₴/);
    await app.user.click(await starting(/^Імпортувати 2 товари$/));
    const again = await question('Імпортувати 2 товари?');
    await app.user.click(again.getByRole('button', { name: 'Імпортувати' }));
    await atRun(app);
  });

  it('waits for another import that goes on, and leads to it', async () => {
    const app = await open(mixed);
    const going = await beginBeside(app, ready);
    await app.user.click(await starting(/^Імпортувати 2 товари$/));
    const dialog = await question('Імпортувати 2 товари?');
    await app.user.click(dialog.getByRole('button', { name: 'Імпортувати' }));
    const link = await screen.findByRole('link', { name: 'Переглянути хід виконання' });
    expect(link.getAttribute('href')).toBe(`/products/imports/runs/${going.id}`);
    screen.getByText('Інший імпорт ще виконується. Дочекайтеся його завершення.');
    expect((await importOf(app, mixed)).state).toBe('draft');
    await app.work();
    await beginBeside(app, mixed);
    await act(app, COFFEE, 'Пропустити');
    await screen.findByText(/^Імпорт виконується/);
    expect(screen.queryByText(/^Інший імпорт/)).toBeNull();
  });

  it('that somebody else has begun is no longer changed, and says so', async () => {
    const app = await open(ready);
    await row(2);
    await beginBeside(app, ready);
    await act(app, 'Рядок 2: Печиво вівсяне, 300 г', 'Пропустити');
    await screen.findByText('Імпорт уже розпочато, тому змінити його не можна');
    await screen.findByText(/^Імпорт виконується/);
    expect(screen.queryByRole('button', { name: /^Імпортувати/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Дії: Рядок 2/ })).toBeNull();
  });

  it('is thrown away after a question', async () => {
    const app = await open(spare, { as: 'director' });
    await app.user.click(await screen.findByRole('button', { name: 'Видалити чернетку' }));
    const dialog = await question('Видалити чернетку «Чернетка.csv»?');
    await app.user.click(dialog.getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Чернетку імпорту видалено');
    await waitFor(() => expect(app.location()).toBe('/products/imports'));
    await app.goTo(`/products/imports/${spare}`);
    await screen.findByText('Такого імпорту немає');
  });

  it('shows in cards on a phone what becomes of a row, too', async () => {
    await open(mixed, { width: 360 });
    const slots = [...(await row(2)).querySelectorAll<HTMLElement>('td[data-slot]')];
    const shown = slots.filter((one) => one.dataset.slot !== 'hidden').map(plain);
    expect(shown.join(' ')).toMatch(/Змінюється.*Ціна: 169,00 ₴179,00 ₴/);
  });
});

describe('an import that was begun', () => {
  it('keeps what was agreed to, with what the file said, and leads to its protocol', async () => {
    const app = await open(exampleIds.productImportDone);
    const link = await screen.findByRole('link', { name: 'Протокол імпорту' });
    expect(link.getAttribute('href')).toBe(`/products/imports/runs/${exampleIds.productImportRun}`);
    await told(4, /З помилкою/);
    await app.user.click(within(await row(4)).getByRole('button', { name: /^Подробиці/ }));
    await screen.findByText('У файлі: Назва');
    expect(screen.queryByRole('button', { name: /^Дії: Рядок 4/ })).toBeNull();
  });

  it('is rolled back after a question, once', async () => {
    const app = await open(written);
    await app.user.click(await screen.findByRole('button', { name: 'Скасувати імпорт' }));
    const dialog = await question('Скасувати імпорт «Послуги.csv»?');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Скасувати імпорт' }));
    await atRun(app);
    expect(sent(app, '/roll-back')).toBe(1);
    await app.work();
    await app.goTo(`/products/imports/${written}`);
    await screen.findByText(/^Імпорт скасовано/);
    await screen.findByRole('link', { name: 'Протокол скасування' });
    expect(screen.queryByRole('button', { name: 'Скасувати імпорт' })).toBeNull();
  });

  it('waits for another rolling back that goes on, and leads to it', async () => {
    const app = await open(written);
    const going = await rollBackBeside(app, exampleIds.productImportDone);
    await app.user.click(await screen.findByRole('button', { name: 'Скасувати імпорт' }));
    const dialog = await question('Скасувати імпорт «Послуги.csv»?');
    await app.user.click(dialog.getByRole('button', { name: 'Скасувати імпорт' }));
    await screen.findByText('Інше скасування ще виконується. Дочекайтеся його завершення.');
    const link = screen.getByRole('link', { name: 'Переглянути хід виконання' });
    expect(link.getAttribute('href')).toBe(`/products/imports/runs/${going.id}`);
  });

  it('is not rolled back once something of it was sold, and says so', async () => {
    const app = await open(written);
    await app.fail('rollBackProductImport', { how: 'product_import_sold', times: 1 });
    await app.user.click(await screen.findByRole('button', { name: 'Скасувати імпорт' }));
    const dialog = await question('Скасувати імпорт «Послуги.csv»?');
    await app.user.click(dialog.getByRole('button', { name: 'Скасувати імпорт' }));
    const refusal = await screen.findByRole('alert');
    expect(plain(refusal)).toBe('Імпорт скасувати не можна: дещо з нього вже продали');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not for whom may not manage the catalogue', async () => {
    await open(mixed, { as: 'accountant' });
    await screen.findByText(/Потрібне право «Керування каталогом»/);
  });
});
