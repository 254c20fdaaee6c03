import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import type { InputOf } from '#shared/query/operations.ts';

const list = '/Loyalty';
const stateOf = async ({ services }: RenderedApp, id: string) =>
  (await services.client.operation('getDiscount')({ params: { id } })).state;
const nameOf = async ({ services }: RenderedApp, id: string) =>
  (await services.client.operation('getDiscount')({ params: { id } })).name;

/** The drawer of the first discount that is found. */
async function opened(query: InputOf<'listDiscounts'>['query']) {
  const app = await renderApp(list, { as: 'owner' });
  const { items } = await app.services.client.operation('listDiscounts')({ query });
  await app.goTo(`${list}?open=${items[0]?.id}`);
  return { drawer: within(await screen.findByRole('complementary')), user: app.user };
}

/** Does an action of the drawer, and agrees to it. */
async function act({ user }: RenderedApp, action: string) {
  const drawer = within(await screen.findByRole('complementary'));
  const button = drawer.queryByRole('button', { name: action });
  if (button === null) {
    await user.click(drawer.getByRole('button', { name: 'Інші дії' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  } else await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('the list tells each discount in a sentence', async () => {
  await renderApp(`${list}?q=Чай`, { as: 'owner' });
  const row = within(await screen.findByRole('row', { name: /Чай і кава зранку/ }));
  expect(row.getByText(/^Знижка 10\s%.*«Бакалія».*з 08:00 до 11:00/)).toBeDefined();
});

it('the list finds a discount by its name, and shows it beside itself', async () => {
  const { user, location } = await renderApp(list, { as: 'owner' });
  await user.type(await screen.findByRole('searchbox'), 'Чай і кава');
  await waitFor(() => expect(location()).toContain('q='));
  await user.click(await screen.findByRole('link', { name: 'Чай і кава зранку' }));
  await screen.findByRole('complementary', { name: 'Чай і кава зранку' });
  expect(location()).toContain(`open=${exampleIds.discount}`);
});

it('the list is narrowed by type and state', async () => {
  const { location } = await renderApp(`${list}?type=single_bonus&state=paused`, { as: 'owner' });
  const rows = await screen.findAllByRole('row', { name: /Разовий бонус/ });
  for (const row of rows) expect(within(row).getByText('Призупинено')).toBeDefined();
  expect(screen.queryAllByText('Діє')).toEqual([]);
  expect(location()).toContain('state=paused');
});

it('the drawer says in a sentence what a discount does', async () => {
  await renderApp(`${list}?open=${exampleIds.discount}`, { as: 'owner' });
  const drawer = within(await screen.findByRole('complementary', { name: 'Чай і кава зранку' }));
  expect(await drawer.findByText(/^Знижка 10\s%/)).toBeDefined();
});

it('a draft is switched on after a question', async () => {
  const app = await renderApp(`${list}?open=${exampleIds.discountToDelete}`, { as: 'owner' });
  await act(app, 'Увімкнути');
  expect(await stateOf(app, exampleIds.discountToDelete)).toBe('active');
});

it('a discount is paused, resumed, and ended for good', async () => {
  const { discount } = exampleIds;
  const app = await renderApp(`${list}?open=${discount}`, { as: 'owner' });
  await act(app, 'Призупинити');
  expect(await stateOf(app, discount)).toBe('paused');
  await act(app, 'Відновити');
  expect(await stateOf(app, discount)).toBe('active');
  await act(app, 'Завершити');
  expect(await stateOf(app, discount)).toBe('ended');
});

it('who resumes a discount whose last day is over hears that it gives nothing', async () => {
  const app = await renderApp(list, { as: 'owner' });
  const { discount: id } = exampleIds;
  const { client } = app.services;
  const { points, excluded_terminals, products, groups, ...rest } = await client.operation('getDiscount')({
    params: { id },
  });
  const { id: _, state, is_beyond_own_points, created_at, updated_at, ...terms } = rest;
  const { version } = await client.operation('updateDiscount')({
    params: { id },
    body: {
      ...{ ...terms, to_day: '2026-02-01', point_ids: [], excluded_terminal_ids: [], product_ids: [] },
      group_ids: groups.map((group) => group.id),
    },
  });
  await client.operation('changeDiscountState')({ params: { id }, body: { state: 'paused', version } });
  await app.goTo(`${list}?open=${id}`);
  const drawer = within(await screen.findByRole('complementary'));
  await app.user.click(await drawer.findByRole('button', { name: 'Відновити' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Останній день знижки, 01\.02\.2026, уже минув/)).toBeDefined();
  expect(dialog.queryByText(/знову застосовуватимуть/)).toBeNull();
});

it('the list is sorted by when discounts were made', async () => {
  const { user, location } = await renderApp(list, { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /^Створено/ }));
  await waitFor(() => expect(location()).toContain('sort=created_at'));
});

it('a draft is deleted after a question, and its drawer closes', async () => {
  const app = await renderApp(`${list}?open=${exampleIds.discountToDelete}`, { as: 'owner' });
  await act(app, 'Видалити');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await expect(nameOf(app, exampleIds.discountToDelete)).rejects.toMatchObject({ kind: 'server' });
});

it('a discount that was on is not deleted, and the menu says why', async () => {
  const { user } = await renderApp(`${list}?open=${exampleIds.discount}`, { as: 'owner' });
  const drawer = within(await screen.findByRole('complementary'));
  await user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
  const item = await screen.findByRole('menuitem', { name: /Видалити/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('Знижку вже вмикали');
});

it('a discount that has ended is not deleted, and the menu says why', async () => {
  const { drawer, user } = await opened({ state: ['ended'] });
  await user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
  const item = await screen.findByRole('menuitem', { name: /Видалити/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('Завершену знижку не видаляють');
});

it('who stops a purchase bonus hears what becomes of the bonuses', async () => {
  const { drawer, user } = await opened({ state: ['active'], type: ['purchase_bonus'] });
  await user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Призупинити' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/розплачуватися ними за цією знижкою буде неможливо/)).toBeDefined();
});

it('the hours of steps are told', async () => {
  const { drawer } = await opened({ q: 'Свіжий' });
  expect(await drawer.findByText(/^з 18:00 до 20:00 і з 20:00 до 22:00, з 15\.01\.2026$/)).toBeDefined();
});

it('the last day is told as one that counts', async () => {
  const { drawer } = await opened({ q: 'Чорна' });
  expect(await drawer.findByText('з 27.11.2026 по 29.11.2026')).toBeDefined();
});

it('the drawer says where a discount names nothing that one sees', async () => {
  await renderApp(`${list}?open=${exampleIds.discount}`, {
    as: 'owner',
    network: async (request, pass) => {
      const answer = await pass(request);
      if (!request.url.endsWith(exampleIds.discount)) return answer;
      const { data, ...rest } = await answer.json();
      return Response.json({ ...rest, data: { ...data, groups: [], is_everywhere: false } });
    },
  });
  expect(await screen.findByText('На жоден, який ви бачите')).toBeDefined();
  expect(screen.getByText('На жодній, яку ви бачите')).toBeDefined();
});

it('a list without discounts says what they are for', async () => {
  await renderApp(list, {
    as: 'owner',
    network: async (request, pass) => {
      const answer = await pass(request);
      if (!request.url.includes('/loyalty/discounts?')) return answer;
      const { data, ...rest } = await answer.json();
      return Response.json({ ...rest, data: { ...data, items: [], total: 0 } });
    },
  });
  expect(await screen.findByText(/^Знижки й бонуси повертають покупців/)).toBeDefined();
});

it('a draft leads from its drawer to what it would have cost', async () => {
  const { user, location } = await renderApp(`${list}?open=${exampleIds.discountToDelete}`, { as: 'owner' });
  const drawer = within(await screen.findByRole('complementary'));
  await user.click(await drawer.findByRole('link', { name: 'Спробувати на минулих чеках' }));
  await waitFor(() => expect(location()).toBe(`/Loyalty/simulation?discount=${exampleIds.discountToDelete}`));
});

it('the list leads to what discounts gave, and to trying a draft', async () => {
  const { user, location, goTo } = await renderApp(list, { as: 'owner' });
  await user.click(await screen.findByRole('link', { name: 'Звіт про знижки' }));
  await waitFor(() => expect(location()).toBe('/Loyalty/report'));
  await goTo(list);
  await user.click(await screen.findByRole('link', { name: 'Чернетка на минулих чеках' }));
  await waitFor(() => expect(location()).toBe('/Loyalty/simulation'));
});

it('a discount leads from its drawer to what it gave', async () => {
  const { user, location } = await renderApp(`${list}?open=${exampleIds.discount}`, { as: 'owner' });
  const drawer = within(await screen.findByRole('complementary'));
  await user.click(await drawer.findByRole('link', { name: 'Звіт про знижку' }));
  await waitFor(() => expect(location()).toBe(`/Loyalty/report?discount=${exampleIds.discount}`));
});

it('a discount that is on is not tried on past receipts', async () => {
  const { user } = await renderApp(`${list}?open=${exampleIds.discount}`, { as: 'owner' });
  const drawer = within(await screen.findByRole('complementary'));
  await user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
  expect(await screen.findAllByRole('menuitem')).not.toEqual([]);
  expect(screen.queryByRole('menuitem', { name: 'Спробувати на минулих чеках' })).toBeNull();
});
