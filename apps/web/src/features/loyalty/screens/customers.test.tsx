import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import type { InputOf } from '#shared/query/operations.ts';

const list = '/Loyalty/customers';
const phone = '+380 67 111 22 33';
const { customer, customerToForget } = exampleIds;

const opened = async (id: string) => {
  const app = await renderApp(`${list}?open=${id}`, { as: 'owner' });
  return { app, drawer: await drawerOf() };
};
const drawerOf = async () => within(await screen.findByRole('complementary'));
const get = ({ services }: RenderedApp, id: string) =>
  services.client.operation('getCustomer')({ params: { id } });
const entries = async ({ services }: RenderedApp, query: InputOf<'listBonusEntries'>['query']) =>
  services.client.operation('listBonusEntries')({ params: { id: customer }, query });

/** The first customer that is found. */
async function found({ services }: RenderedApp, query: InputOf<'listCustomers'>['query']) {
  const { items } = await services.client.operation('listCustomers')({ query });
  if (items[0] === undefined) throw new Error('There is no such customer');
  return items[0];
}

/** Begins an action of the drawer. */
async function begin({ user }: RenderedApp, action: string) {
  const drawer = await drawerOf();
  const button = await waitFor(() => {
    const all = drawer.getAllByRole('button');
    const named = all.find(({ textContent }) => textContent === action);
    return named ?? drawer.getByRole('button', { name: 'Інші дії' });
  });
  await user.click(button);
  if (button.textContent !== action) await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('the list finds a customer by phone, and shows them beside itself', async () => {
  const { user, location } = await renderApp(list, { as: 'owner' });
  await user.type(await screen.findByRole('searchbox'), '067 111 22 33');
  await waitFor(() => expect(location()).toContain('q='));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(await screen.findByRole('link', { name: phone }));
  await screen.findByRole('complementary', { name: phone });
  expect(location()).toContain(`open=${customer}`);
});

it('the list finds a customer by number, and tells their bonuses', async () => {
  await renderApp(`${list}?q=4820010017`, { as: 'owner' });
  const row = within(await screen.findByRole('row', { name: /4820010017/ }));
  expect(row.getByText(/^125,00\s₴$/)).toBeDefined();
  expect(row.getByText(/^15,00\s₴$/)).toBeDefined();
});

it('the list is ordered by bonuses', async () => {
  const app = await renderApp(list, { as: 'owner' });
  await app.goTo(`${list}?sort=-available`);
  const { number } = await found(app, { sort: '-available' });
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain(number));
});

it('of who is forgotten the list knows no phone', async () => {
  const { location } = await renderApp(`${list}?state=forgotten`, { as: 'owner' });
  expect(await screen.findAllByRole('link', { name: 'Дані стерто' })).not.toHaveLength(0);
  expect(screen.queryAllByRole('link', { name: /\+380/ })).toEqual([]);
  expect(location()).toContain('state=forgotten');
});

it('who has no customers is told how they appear', async () => {
  const nobody = { page: 1, per_page: 10, page_count: 0, total: 0, is_total_capped: false, items: [] };
  await renderApp(list, {
    as: 'owner',
    network: async (request, pass) => {
      const answer = await pass(request);
      if (!new URL(request.url).pathname.endsWith('/loyalty/customers')) return answer;
      const envelope = (await answer.json()) as { data: object };
      return Response.json({ ...envelope, data: { ...envelope.data, ...nobody } });
    },
  });
  expect(await screen.findByText(/^Покупців ще немає\. Вони з’являться, коли/)).toBeDefined();
});

it('the drawer says how a customer is known, and what they can spend', async () => {
  const { drawer } = await opened(customer);
  expect(await drawer.findByText('Номер покупця 4820010017')).toBeDefined();
  expect(drawer.getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:+380671112233');
  const bonuses = within(drawer.getByRole('region', { name: 'Бонуси' }));
  expect(bonuses.getByText(/^125,00\s₴$/)).toBeDefined();
  expect(bonuses.getByText(/^15,00\s₴$/)).toBeDefined();
  expect(bonuses.getByText(/^Кожна знижка рахує свої бонуси окремо/)).toBeDefined();
});

it('the history tells what happened to bonuses, newest first, and what there was afterwards', async () => {
  const { drawer } = await opened(customer);
  const history = within(await drawer.findByRole('list', { name: 'Історія бонусів' }));
  const newest = within(history.getAllByRole('listitem')[0] as HTMLElement);
  expect(newest.getByText('Нараховано')).toBeDefined();
  expect(newest.getByText(/^\+15,00\s₴$/)).toBeDefined();
  expect(newest.getByText('Очікують активації')).toBeDefined();
  expect(newest.getByText('П’ять відсотків на бонусний рахунок')).toBeDefined();
  expect(newest.getByText('18.11.2026, 11:30').parentElement?.textContent).toBe(
    '18.11.2026, 11:30 · Діють по 18.11.2027',
  );
  expect(
    newest.getByText(/^Після цього можна витратити 125,00\s₴, очікують активації 15,00\s₴$/),
  ).toBeDefined();
});

it('the history is narrowed to one kind of events', async () => {
  const { app, drawer } = await opened(customer);
  await app.user.click(await drawer.findByRole('button', { name: /Подія/ }));
  await app.user.click(await screen.findByRole('option', { name: 'Витрачено' }));
  const { total, per_page } = await entries(app, { kind: ['spent'] });
  expect(total).toBeGreaterThan(0);
  const shown = () => within(drawer.getByRole('list', { name: 'Історія бонусів' }));
  await waitFor(() => expect(shown().queryAllByText('Нараховано')).toEqual([]));
  const items = shown().getAllByRole('listitem');
  expect(items).toHaveLength(Math.min(total, per_page));
  for (const item of items) expect(within(item).getByText(/^−/)).toBeDefined();
});

describe('a purchase that moved bonuses', () => {
  const { transactionToReverse: payment } = exampleIds;
  const rights = { phone: phoneByRole.director, roles: ['director' as const] };

  /** Somebody opens a customer, whose newest entry is of a payment. */
  async function openAs(tags_removed: 'transactions_view'[]) {
    const app = await renderApp('/nowhere', {
      as: 'director',
      network: async (request, pass) => {
        const answer = await pass(request);
        if (!request.url.includes('/entries?')) return answer;
        const { data, ...rest } = await answer.json();
        const [newest, ...others] = data.items;
        const items = [{ ...newest, transaction_id: payment }, ...others];
        return Response.json({ ...rest, data: { ...data, items } });
      },
    });
    await app.control.setRights({ body: { ...rights, tags_added: ['customers_manage'], tags_removed } });
    app.services.session.store(await app.services.client.operation('getMe')());
    await app.goTo(`${list}?open=${customer}`);
    const drawer = await drawerOf();
    await drawer.findByRole('list', { name: 'Історія бонусів' });
    return { app, drawer };
  }

  it('leads to its payment', async () => {
    const { app, drawer } = await openAs([]);
    await app.user.click(drawer.getByRole('link', { name: 'Оплата покупки' }));
    await waitFor(() => expect(app.location()).toBe(`/transactions?period=all&open=${payment}`));
  });

  it('leads nowhere for who may not see payments', async () => {
    const { drawer } = await openAs(['transactions_view']);
    expect(drawer.getAllByText('Нараховано')).not.toEqual([]);
    expect(drawer.queryByRole('link', { name: 'Оплата покупки' })).toBeNull();
  });
});

it('a long history is read page by page', async () => {
  const { app, drawer } = await opened(customer);
  const { total, per_page } = await entries(app, {});
  const shown = async () => {
    const history = await drawer.findByRole('list', { name: 'Історія бонусів' });
    await waitFor(() => expect(history.getAttribute('aria-busy')).toBeNull());
    return history.textContent;
  };
  const newest = await shown();
  expect(drawer.getByRole('button', { name: 'Новіші' })).toHaveProperty('disabled', true);
  await app.user.click(drawer.getByRole('button', { name: 'Давніші' }));
  expect(await drawer.findByText(`${per_page + 1}–${total} з ${total}`)).toBeDefined();
  expect(await shown()).not.toBe(newest);
  expect(drawer.getByRole('button', { name: 'Давніші' })).toHaveProperty('disabled', true);
  await app.user.click(drawer.getByRole('button', { name: 'Новіші' }));
  expect(await drawer.findByText(`1–${per_page} з ${total}`)).toBeDefined();
  expect(await shown()).toBe(newest);
});

it('a history that cannot be read says so, and is read anew', async () => {
  const app = await renderApp('/nowhere', { as: 'owner' });
  await app.fail('listBonusEntries');
  await app.goTo(`${list}?open=${customer}`);
  const drawer = await drawerOf();
  expect(await drawer.findByText('Не вдалося завантажити історію бонусів.')).toBeDefined();
  await app.clearFaults();
  await app.user.click(drawer.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(await drawer.findByRole('list', { name: 'Історія бонусів' })).toBeDefined();
});

it('a customer is forgotten after a question that says what it costs', async () => {
  const { app } = await opened(customerToForget);
  const before = await get(app, customerToForget);
  expect(before.available + before.waiting).toBeGreaterThan(0);
  await begin(app, 'Стерти дані');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/буде стерто назавжди.*Згорять бонуси на суму .*₴\.$/)).toBeDefined();
  await app.user.click(dialog.getByRole('button', { name: 'Стерти дані' }));
  await screen.findByText('Дані покупця стерто!');
  const drawer = await drawerOf();
  expect(await drawer.findByText(/^Телефон і картку стерто на прохання покупця\./)).toBeDefined();
  expect(await drawer.findAllByText('Згоріло')).not.toHaveLength(0);
  expect(await get(app, customerToForget)).toMatchObject({
    ...{ state: 'forgotten', phone: null, available: 0, waiting: 0 },
  });
});

it('who changes their mind forgets nobody', async () => {
  const { app } = await opened(customerToForget);
  await begin(app, 'Стерти дані');
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Скасувати' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await get(app, customerToForget)).state).toBe('active');
});

it('who asks about an outdated customer is told, and asked anew', async () => {
  const { app } = await opened(customerToForget);
  await begin(app, 'Стерти дані');
  const { version } = await get(app, customerToForget);
  await app.services.client.operation('updateCustomer')({
    params: { id: customerToForget },
    body: { phone: '+380671119988', version },
  });
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Стерти дані' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await screen.findByRole('complementary', { name: '+380 67 111 99 88' });
  expect((await get(app, customerToForget)).state).toBe('active');
});

it('of who is forgotten nothing can be changed, and the actions say why', async () => {
  const app = await renderApp(list, { as: 'owner' });
  const { id } = await found(app, { state: ['forgotten'] });
  await app.goTo(`${list}?open=${id}`);
  const drawer = await drawerOf();
  await drawer.findByText(/^Телефон і картку стерто на прохання покупця\./);
  const change = drawer.getByRole('button', { name: 'Змінити телефон' });
  expect(change.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(change);
  expect(await screen.findByRole('tooltip', { name: 'Дані покупця вже стерто' })).toBeDefined();
});

it('who lacks the right sees no customers', async () => {
  const { requests } = await renderApp(list, { as: 'director' });
  expect(await screen.findByText(/^Потрібне право/)).toBeDefined();
  expect(requests.filter((request) => request.includes('/loyalty/customers'))).toEqual([]);
});
