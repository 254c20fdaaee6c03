import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { createOfflineTerminal } from '@kasa/contracts/terminals/operations/offline';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { point, pointToDelete } = exampleIds;
const shop = 'Затишок на Городоцькій';
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

async function choose({ user }: RenderedApp, name: RegExp, option: RegExp) {
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the list', () => {
  it('finds a point by its register and shows it beside itself, with what hangs on it', async () => {
    const { user, location } = await renderApp('/points/list', { as: 'director' });
    await user.type(await screen.findByRole('searchbox'), '4000512871');
    await waitFor(() => expect(location()).toContain('q=4000512871'));
    await user.click(await screen.findByRole('link', { name: shop }));
    const drawer = within(await screen.findByRole('complementary', { name: shop }));
    expect(location()).toContain(`open=${point}`);
    expect(await drawer.findByText('49.8383, 24.0067')).toBeDefined();
    expect(drawer.getByText(/Лисенко Богдан Юрійович/)).toBeDefined();
    const terminals = drawer.getByRole('link', { name: /^\d+ термінал/ });
    expect(terminals.getAttribute('href')).toBe(`/terminals?point_id=${point}`);
    const payments = drawer.getByRole('link', { name: 'Оплати на цій точці' });
    expect(payments.getAttribute('href')).toBe(`/transactions?point_id=${point}`);
  });

  it('leads from a point to the goods that are sold there', async () => {
    const { user, location } = await renderApp(`/points/list?open=${point}`, { as: 'owner' });
    const drawer = within(await screen.findByRole('complementary', { name: shop }));
    await user.click(await drawer.findByRole('link', { name: 'Товари' }));
    await waitFor(() => expect(location()).toBe(`/products?point_id=${point}`));
    expect(await screen.findByRole('link', { name: 'Кава мелена «Львівська», 225 г' })).toBeDefined();
    expect(await screen.findByRole('button', { name: new RegExp(`Точка.*${shop}`) })).toBeDefined();
  });

  it('says of each fiscal point whether its shift is open, and when it closes', async () => {
    await renderApp('/points/list?q=Городоцькій', { as: 'owner' });
    const row = (await screen.findByRole('link', { name: shop })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Відкрита')).toBeDefined();
    // It can sell until then, it closes, and was created.
    expect(within(row).getAllByText(/\d\d:\d\d/)).toHaveLength(3);
    expect(within(row).getByText('Закінчиться ключ')).toBeDefined();
    expect(within(row).getByText('Онлайн')).toBeDefined();
  });

  it('opens with its filters, and says whose access is closed', async () => {
    await renderApp('/points/list?kind=non_fiscal', { as: 'owner' });
    expect(await screen.findByRole('link', { name: 'Літній павільйон «Аркадія»' })).toBeDefined();
    expect(screen.queryByRole('link', { name: shop })).toBeNull();
  });

  it('says of what is used why it can’t be deleted, and deletes what is not', async () => {
    const { user } = await renderApp('/points/list', { as: 'owner' });
    const menuOf = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Дії: ${name}` }));
      return screen.findByRole('menuitem', { name: /^Видалити/ });
    };
    const used = await menuOf(shop);
    expect(used.getAttribute('aria-disabled')).toBe('true');
    expect(used.textContent).toMatch(/терміналів: \d+/);
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('searchbox'), 'Навчальна');
    await user.click(await menuOf('Навчальна каса'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Видалити' }));
    await screen.findByText('Точку успішно видалено!');
  });

  it('tells in the dialog what has begun to need a point meanwhile', async () => {
    const { user, services } = await renderApp(`/points/list?open=${pointToDelete}`, { as: 'owner' });
    const drawer = within(await screen.findByRole('complementary', { name: 'Навчальна каса' }));
    await user.click(await drawer.findByRole('button', { name: 'Видалити' }));
    const { body } = createOfflineTerminal.example;
    await services.client.operation('createOfflineTerminal')({
      body: { ...body, settings: {}, point_id: pointToDelete },
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Видалити' }));
    expect(await dialog.findByText('Видалити не можна: терміналів: 1')).toBeDefined();
  });
});

describe('the form', () => {
  it('of a fiscal point says what is missing at its field, and sends nothing', async () => {
    const { user, requests } = await renderApp('/points/create', { as: 'owner' });
    await user.click(await screen.findByRole('button', { name: 'Створити' }));
    expect(await screen.findAllByText("Поле обов'язкове")).not.toHaveLength(0);
    expect(document.activeElement).toBe(await field(/^Назва/));
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('of a fiscal point takes company and director of who manages neither', async () => {
    const app = await renderApp('/points/create', { as: 'director' });
    const { user } = app;
    await user.type(await field(/^Назва/), 'Затишок на Стрийській');
    await user.type(await field(/^Місто/), 'Львів');
    await user.type(await field(/^Адреса/), 'вул. Стрийська, 45');
    await choose(app, /Компанія/, /Ратуша/);
    await choose(app, /Директор/, /Лисенко/);
    const time = within(screen.getByRole('group', { name: /Час закриття/ }));
    await user.click(time.getByRole('spinbutton', { name: /година/i }));
    await user.keyboard('2130');
    await user.click(screen.getByRole('checkbox', { name: 'Нд' }));
    await user.type(await field(/^Фіскальний номер/), '4000531799');
    await user.type(await field('Широта'), '49,8');
    await user.click(screen.getByRole('button', { name: 'Створити' }));
    expect(await screen.findByText("Поле обов'язкове")).toBeDefined();
    await user.type(await field('Довгота'), '24,01');
    await user.click(screen.getByRole('button', { name: 'Створити' }));
    await screen.findByText('Точку успішно додано!');
    const found = await app.services.client.operation('listPoints')({ query: { q: '4000531799' } });
    expect(found.items[0]).toMatchObject({
      ...{ kind: 'fiscal', company: { name: 'ТОВ «Кав’ярня Ратуша»' }, location: { lat: 49.8, lng: 24.01 } },
      shift_closing_days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    });
  });

  it('never takes a director whom the typed name does not mean, however quickly Enter follows', async () => {
    const { user } = await renderApp('/points/create', { as: 'director' });
    const director = await within(screen.getByRole('main')).findByRole('button', { name: /Директор/ });
    await user.click(director);
    await screen.findByRole('option', { name: /Лисенко/ });
    await user.keyboard('Лисен{Enter}');
    await waitFor(() => expect(director.textContent).toContain('Лисенко'));
    await user.click(director);
    await screen.findByRole('option', { name: /Лисенко/ });
    await user.keyboard('nobody{Enter}');
    expect(director.textContent).toContain('Лисенко');
  });

  it('of a non-fiscal point asks for no register', async () => {
    await renderApp('/points/non-fiscal', { as: 'owner' });
    expect(await screen.findByRole('heading', { name: 'Нова нефіскальна точка' })).toBeDefined();
    await field(/^Назва/);
    expect(screen.queryByRole('textbox', { name: /^Фіскальний номер/ })).toBeNull();
  });

  it('wants a day of closing of a fiscal point', async () => {
    const { user } = await renderApp(`/points/${point}/edit`, { as: 'owner' });
    for (const day of ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'])
      await user.click(await screen.findByRole('checkbox', { name: day }));
    await user.click(screen.getByRole('button', { name: 'Зберегти' }));
    expect(await screen.findByText('Виберіть хоча б один день')).toBeDefined();
  });
});
