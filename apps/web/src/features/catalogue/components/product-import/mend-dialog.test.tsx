import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { act, importOf, open, openWith, row, starting, told } from './test-support/import-screen.ts';

const { productImportToEdit: wrongOne } = exampleIds;

const mending = async (position: number) =>
  within(await screen.findByRole('dialog', { name: `Виправити рядок ${position}` }));
const cell = (dialog: Awaited<ReturnType<typeof mending>>, name: string) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name });
const errorOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const retype = async ({ user }: RenderedApp, input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.type(input, text);
};

describe('a row of a draft', () => {
  it('is mended, and counts anew', async () => {
    const app = await open(wrongOne);
    await app.user.click(within(await row(2)).getByRole('button', { name: 'Какао, 200 г' }));
    const dialog = await mending(2);
    const price = cell(dialog, 'Ціна');
    expect(price.value).toBe('дорого');
    await waitFor(() => expect(errorOf(price)).toMatch(/^Суму не вдалося прочитати/));
    expect(dialog.queryByRole('button', { name: 'Зберегти й далі' })).toBeNull();
    await retype(app, price, '12,34');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Рядок 2 збережено: Новий');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await told(2, /Новий ?Ціна: 12,34 ₴/);
    await starting(/^Імпортувати 1 товар$/);
    expect(screen.queryByText(/рядок з помилкою/)).toBeNull();
  });

  it('stays open while it is wrong still, and says what is', async () => {
    const app = await open(wrongOne);
    await act(app, 'Рядок 2: Какао, 200 г', 'Виправити');
    const dialog = await mending(2);
    await retype(app, cell(dialog, 'Ціна'), '48,90');
    await retype(app, cell(dialog, 'Одиниця'), 'відро');
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    expect(dialog.queryByText('Закрити')).toBeNull();
    await dialog.findByText('У рядку ще є помилки.');
    dialog.getByText('Закрити');
    expect(dialog.queryByText('Скасувати')).toBeNull();
    await waitFor(() => expect(errorOf(cell(dialog, 'Одиниця'))).toMatch(/^Такої одиниці немає/));
    expect(errorOf(cell(dialog, 'Ціна'))).toBe('');
    await retype(app, cell(dialog, 'Одиниця'), 'кг');
    await app.user.click(dialog.getByRole('button', { name: 'Зберегти' }));
    await told(2, /Новий ?Ціна: 48,90 ₴ · Одиниця: кг/);
  });

  it('leads to the next wrong one when it is mended', async () => {
    const app = await openWith(wrongOne, 9, { article: '900002', price: 'дешево' });
    await row(9);
    await act(app, 'Рядок 2: Какао, 200 г', 'Виправити');
    const dialog = await mending(2);
    await retype(app, cell(dialog, 'Ціна'), '48,90');
    await app.user.click(await dialog.findByRole('button', { name: 'Зберегти й далі' }));
    const next = await mending(9);
    expect(cell(next, 'Ціна').value).toBe('дешево');
    await waitFor(() => expect(errorOf(cell(next, 'Ціна'))).toMatch(/^Суму не вдалося прочитати/));
    await waitFor(() => expect(next.queryByRole('button', { name: 'Зберегти й далі' })).toBeNull());
    await retype(app, cell(next, 'Ціна'), '10');
    await app.user.click(next.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Рядок 9 збережено: Новий');
    expect((await importOf(app, wrongOne)).counts).toMatchObject({ new: 2, wrong: 0 });
  });

  it('leads to the next of very many wrong ones, and from the last to the first', async () => {
    const app = await renderApp('/products/groups', { as: 'owner' });
    const wrong = Array.from({ length: 70 }, (_, n) => ({
      position: n + 10,
      cells: { name: `Товар ${n}`, article: `${900_100 + n}`, price: 'дешево' },
    }));
    await app.services.client.operation('putProductImportRows')({
      params: { id: wrongOne },
      body: { rows: wrong },
    });
    await app.goTo(`/products/imports/${wrongOne}?q=900168`);
    await act(app, 'Рядок 78: Товар 68', 'Виправити');
    await app.user.click((await mending(78)).getByRole('button', { name: 'Пропустити' }));
    await app.user.click((await mending(79)).getByRole('button', { name: 'Пропустити' }));
    await mending(2);
  });

  it('leads to the next wrong one when it is left out, too', async () => {
    const app = await openWith(wrongOne, 9, { article: '900002', price: 'дешево' });
    await act(app, 'Рядок 2: Какао, 200 г', 'Виправити');
    await app.user.dblClick((await mending(2)).getByRole('button', { name: 'Пропустити' }));
    const next = await mending(9);
    await screen.findByText('Рядок 2 пропущено');
    // It takes a press again only when the next row is there.
    const leave = next.getByRole<HTMLButtonElement>('button', { name: 'Пропустити' });
    await waitFor(() => expect(leave.disabled).toBe(false));
    await app.user.click(leave);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await importOf(app, wrongOne)).counts).toMatchObject({ left_out: 2, wrong: 0 });
  });
});
