import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import { bodyOf, type Product } from '../model/product-table/cells.ts';

const { productToEdit } = exampleIds;
const [HALVA, TEA, CHOCOLATE] = ['Халва соняшникова', 'Чай чорний', 'Шоколад чорний'];
const columns = ['name', 'article', 'barcode', 'group', 'price'] as const;
type Column = (typeof columns)[number];

/** Halva, tea and chocolate are its last rows. */
async function openTable(address = '/products/table?q=10019', options: RenderOptions = {}) {
  const app = await renderApp(address, { as: 'owner', ...options });
  await screen.findByRole('grid', { name: 'Таблиця товарів' });
  return app;
}
function cell(name: string, column: Column): HTMLElement {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');
  const found = row?.children[columns.indexOf(column)];
  if (!(found instanceof HTMLElement)) throw new Error(`There is no cell ${column} of ${name}`);
  return found;
}
const shown = (name: string, column: Column) => cell(name, column).textContent?.replace(/\s/g, ' ');
const goTo = (name: string, column: Column) => act(() => cell(name, column).focus());
const tea = ({ services }: RenderedApp): Promise<Product> =>
  services.client.operation('getProduct')({ params: { id: productToEdit } });
const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } });
const isSaved = () => screen.findByText(/Усе збережено/);
const puts = ({ requests }: RenderedApp) => requests.filter((request) => request.startsWith('PUT'));

/** Somebody else changes the tea. */
async function change(app: RenderedApp, values: Partial<Product>): Promise<void> {
  const body = bodyOf(await tea(app), values);
  await app.services.client.operation('updateProduct')({ params: { id: productToEdit }, body });
}

it('is where the list leads, with its filters and without what is archived', async () => {
  const app = await renderApp('/products?q=10019', { as: 'owner', width: 1600 });
  await app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Таблиця' }));
  await screen.findByRole('grid', { name: 'Таблиця товарів' });
  expect(app.location()).toBe('/products/table?q=10019&state=active');
  expect(screen.getByRole('button', { name: /^Стан/ })).toBeDefined();
});

it('saves a price that is typed into its cell; Enter goes down, Tab to the right', async () => {
  const app = await openTable();
  goTo(HALVA, 'price');
  await app.user.keyboard('91,5{Enter}');
  expect(document.activeElement).toBe(cell(TEA, 'price'));
  await isSaved();
  expect(shown(HALVA, 'price')).toContain('91,50');
  goTo(TEA, 'article');
  await app.user.keyboard('{F2}-А{Tab}');
  expect(document.activeElement).toBe(cell(TEA, 'barcode'));
  await waitFor(async () => expect((await tea(app)).article).toBe('100191-А'));
});

it('walks by keys with one stop of Tab, and leaves a cell as it was on Escape', async () => {
  const app = await openTable();
  const grid = screen.getByRole('grid');
  expect(grid.querySelectorAll('td[tabindex="0"], th[tabindex="0"]')).toHaveLength(1);
  goTo(HALVA, 'article');
  await app.user.keyboard('{End}{ArrowDown}{Home}{ArrowRight}');
  expect(document.activeElement).toBe(cell(TEA, 'article'));
  await app.user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toBe(cell(CHOCOLATE, 'price'));
  await app.user.keyboard('777{Escape}');
  expect(document.activeElement).toBe(cell(CHOCOLATE, 'price'));
  expect([shown(CHOCOLATE, 'price'), puts(app)]).toEqual([expect.stringContaining('74,90'), []]);
});

it('takes rows of a spreadsheet, says what does not fit, and undoes them at once', async () => {
  const app = await openTable();
  goTo(TEA, 'group');
  paste('напої\t1 090,5 грн\tзайве\r\n"Бакалія"\t75\tзайве\r\nЩось\t1\t\r\n');
  expect(await screen.findByText(/Не вмістилося на сторінку: 1 рядок/)).toBeDefined();
  expect(screen.getByText(/Не вмістилося праворуч: 1 стовпець/)).toBeDefined();
  await isSaved();
  expect(await tea(app)).toMatchObject({ price: 109_050, group: { name: 'Напої' } });
  expect(puts(app)).toHaveLength(2);
  expect(shown(CHOCOLATE, 'price')).toContain('75,00');
  await app.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/Скасовано: 3 клітинки/)).toBeDefined();
  await waitFor(async () =>
    expect(await tea(app)).toMatchObject({ price: 8_490, group: { name: 'Бакалія' } }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Повторити дію' }));
  await waitFor(async () => expect((await tea(app)).price).toBe(109_050));
});

it('fills what is selected with one value, copies it, and clears it', async () => {
  const app = await openTable();
  goTo(HALVA, 'group');
  await app.user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  const copied: string[] = [];
  fireEvent.copy(document.activeElement as Element, {
    clipboardData: { setData: (_: string, text: string) => copied.push(text) },
  });
  expect(copied).toEqual(['Бакалія\t99,00\r\nБакалія\t84,90']);
  goTo(HALVA, 'group');
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  paste('Напої');
  await isSaved();
  expect([shown(HALVA, 'group'), shown(TEA, 'group')]).toEqual([
    expect.stringContaining('Напої'),
    expect.stringContaining('Напої'),
  ]);
  goTo(TEA, 'barcode');
  await app.user.keyboard('{Delete}');
  await waitFor(async () => expect((await tea(app)).barcode).toBeNull());
  goTo(TEA, 'price');
  await app.user.keyboard('{Delete}');
  expect(await screen.findByText('Код і ціну очистити не можна.')).toBeDefined();
});

it('edits a cell on a double click, and selects as far as a click with Shift', async () => {
  const app = await openTable();
  await app.user.dblClick(cell(TEA, 'price'));
  const input = await screen.findByRole('textbox', { name: /^Ціна,\s₴:\sЧай чорний/ });
  expect((input as HTMLInputElement).value).toBe('84,90');
  await app.user.keyboard('{Escape}');
  await app.user.keyboard('{Shift>}');
  await app.user.click(cell(CHOCOLATE, 'group'));
  await app.user.keyboard('{/Shift}');
  const selected = screen.getByRole('grid').querySelectorAll('[aria-selected="true"]');
  expect(selected).toHaveLength(4);
});

it('says at the cell what is wrong, and puts the old value back on Escape', async () => {
  const app = await openTable();
  goTo(TEA, 'price');
  paste('12,345');
  const wrong = () => cell(TEA, 'price');
  expect(within(wrong()).getByText('Введіть суму, як-от 1234,50')).toBeDefined();
  expect([wrong().getAttribute('aria-invalid'), puts(app)]).toEqual(['true', []]);
  const note = document.getElementById(wrong().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Введіть суму, як-от 1234,50');
  expect(wrong().textContent).toContain('12,345');
  await app.user.keyboard('{Escape}');
  expect([wrong().getAttribute('aria-invalid'), shown(TEA, 'price')]).toEqual([
    'false',
    expect.stringContaining('84,90'),
  ]);
  goTo(TEA, 'group');
  paste('Немає такої');
  expect(within(cell(TEA, 'group')).getByText('Такої групи немає')).toBeDefined();
});

it('shows a code that is taken at its cell, and saves the price beside it', async () => {
  const app = await openTable();
  goTo(TEA, 'article');
  paste('100192\t\tБакалія\t50');
  await waitFor(() => expect(cell(TEA, 'article').getAttribute('aria-invalid')).toBe('true'));
  await waitFor(async () => expect((await tea(app)).price).toBe(5_000));
  expect((await tea(app)).article).toBe('100191');
  expect(shown(TEA, 'article')).toContain('100192');
});

it('saves beside what somebody else has changed, and shows it', async () => {
  const app = await openTable();
  await change(app, { article: 'ЇХНІЙ' });
  goTo(TEA, 'price');
  await app.user.keyboard('50{Enter}');
  await isSaved();
  expect(await tea(app)).toMatchObject({ price: 5_000, article: 'ЇХНІЙ' });
  expect(shown(TEA, 'article')).toContain('ЇХНІЙ');
});

it('meets somebody else at the cell: theirs is kept, by keyboard', async () => {
  const app = await openTable();
  await change(app, { price: 7_700 });
  goTo(TEA, 'price');
  await app.user.keyboard('50{Enter}');
  const keep = await screen.findByRole('button', { name: 'Залишити їхнє: 77,00' });
  goTo(TEA, 'price');
  await app.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(keep);
  await app.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell(TEA, 'price'));
  expect([shown(TEA, 'price'), (await tea(app)).price]).toEqual([expect.stringContaining('77,00'), 7_700]);
});

it('meets somebody else at the cell: theirs is overwritten when one says so', async () => {
  const app = await openTable();
  await change(app, { price: 7_700 });
  goTo(TEA, 'price');
  await app.user.keyboard('50{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Записати моє: 50,00' }));
  await isSaved();
  expect((await tea(app)).price).toBe(5_000);
});

it('meets somebody else whose value has come while the cell was edited', async () => {
  const app = await openTable();
  goTo(TEA, 'price');
  await app.user.keyboard('50');
  await change(app, { price: 7_700, article: 'ЇХНІЙ' });
  await act(() => app.services.queryClient.refetchQueries());
  await waitFor(() => expect(shown(TEA, 'article')).toContain('ЇХНІЙ'));
  await app.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Записати моє: 50,00' });
  expect((await tea(app)).price).toBe(7_700);
});

it('edits no other product when another page comes, and leads back to a wrong cell of the first', async () => {
  const app = await openTable();
  goTo(TEA, 'barcode');
  paste('4,82E+12');
  goTo(TEA, 'price');
  await app.user.keyboard('50');
  await app.goTo('/products/table');
  const back = await screen.findByRole('link', { name: /^На іншій сторінці: Чай чорний/ });
  expect(screen.queryByRole('textbox', { name: /^Ціна/ })).toBeNull();
  await app.user.click(back);
  await waitFor(() => expect(cell(TEA, 'barcode').getAttribute('aria-invalid')).toBe('true'));
  expect([shown(TEA, 'price'), puts(app)]).toEqual([expect.stringContaining('84,90'), []]);
});

it('shows the rows that a page has by now, not those it had', async () => {
  const app = await openTable();
  await app.goTo('/products/table?q=10018');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Чай чорний/ })).toBeNull());
  await change(app, { article: 'ІНШИЙ', barcode: null });
  await app.services.queryClient.invalidateQueries({ refetchType: 'none' });
  await app.goTo('/products/table?q=10019');
  await screen.findByRole('rowheader', { name: /^Халва/ });
  expect(screen.queryByRole('rowheader', { name: /^Чай чорний/ })).toBeNull();
});

it('keeps what was typed while there is no network, and sends it again', async () => {
  const app = await openTable();
  await app.fail('updateProduct', { how: 'drop', times: 1 });
  goTo(TEA, 'price');
  await app.user.keyboard('50{Enter}');
  expect(await screen.findByText(/Не збережено: 1 клітинка/)).toBeDefined();
  expect(shown(TEA, 'price')).toContain('50,00');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти ще раз' }));
  await isSaved();
  expect((await tea(app)).price).toBe(5_000);
});

it('leaves what is archived alone, and says why', async () => {
  const app = await openTable('/products/table?q=10019&state=archived');
  const garland = cell('Гірлянда', 'price');
  expect(garland.getAttribute('aria-readonly')).toBe('true');
  const reason = document.getElementById(garland.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Товар в архіві: спершу поверніть його до продажу');
  goTo('Гірлянда', 'price');
  await app.user.keyboard('5{Enter}');
  paste('5');
  expect(await screen.findByText(/Не змінюються тут: 1 клітинка/)).toBeDefined();
  expect(puts(app)).toEqual([]);
});

it('asks before one leaves with a cell that is not saved', async () => {
  const app = await openTable();
  goTo(TEA, 'price');
  paste('ціна');
  await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Товари' }));
  const question = within(await screen.findByRole('alertdialog'));
  await app.user.click(question.getByRole('button', { name: 'Залишитися' }));
  expect(shown(TEA, 'price')).toContain('ціна');
});
