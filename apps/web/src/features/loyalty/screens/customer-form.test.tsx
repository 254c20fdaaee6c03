import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const create = '/Loyalty/customers/edit';
const { customerToEdit } = exampleIds;
const edit = `${create}?id=${customerToEdit}`;
const phoneField = () => screen.findByRole('textbox', { name: /^Телефон/ });
const consent = () => screen.getByRole('checkbox', { name: /^Покупець погоджується/ });
const sent = ({ requests }: RenderedApp, method: string) =>
  requests.filter((request) => request.startsWith(`${method} `) && request.includes('/loyalty/customers'));

async function typePhone({ user }: RenderedApp, phone: string) {
  const field = await phoneField();
  await user.clear(field);
  await user.type(field, phone);
}
const save = ({ user }: RenderedApp, name = 'Зберегти') => user.click(screen.getByRole('button', { name }));

it('a customer is added by phone and consent, and shown beside the list', async () => {
  const app = await renderApp(create, { as: 'owner' });
  await typePhone(app, '0671119900');
  await app.user.click(consent());
  await save(app, 'Створити');
  await screen.findByText('Покупця додано!');
  await screen.findByRole('complementary', { name: '+380 67 111 99 00' });
  expect(await screen.findByText('Покупок з бонусами ще не було.')).toBeDefined();
});

it('nobody is added without consent, and the form says so at its field', async () => {
  const app = await renderApp(create, { as: 'owner' });
  await typePhone(app, '0671119900');
  await save(app, 'Створити');
  expect(await screen.findByText('Без згоди покупця додати його не можна')).toBeDefined();
  expect(document.activeElement).toBe(consent());
  expect(sent(app, 'POST')).toEqual([]);
});

it('an empty form says all that is missing', async () => {
  const app = await renderApp(create, { as: 'owner' });
  await phoneField();
  await save(app, 'Створити');
  expect(await screen.findByText("Поле обов'язкове")).toBeDefined();
  expect(screen.getByText('Без згоди покупця додати його не можна')).toBeDefined();
  expect(document.activeElement).toBe(await phoneField());
});

it('a phone that is known already is said at its field, which leads to who has it', async () => {
  const app = await renderApp(create, { as: 'owner' });
  await typePhone(app, '0671112233');
  await app.user.click(consent());
  await save(app, 'Створити');
  expect(await screen.findByText('Покупець із цим телефоном уже є')).toBeDefined();
  expect(document.activeElement).toBe(await phoneField());
  await app.user.click(screen.getByRole('link', { name: 'Показати цього покупця' }));
  const leaving = within(await screen.findByRole('alertdialog'));
  await app.user.click(leaving.getByRole('button', { name: /^Вийти/ }));
  await screen.findByRole('link', { name: '+380 67 111 22 33' });
  expect(app.location()).toMatch(/^\/Loyalty\/customers\?q=/);
});

it('the phone of a customer is changed, and the list shows it', async () => {
  const app = await renderApp(edit, { as: 'owner' });
  await typePhone(app, '0671119901');
  await save(app);
  await screen.findByText('Телефон покупця змінено!');
  await screen.findByRole('complementary', { name: '+380 67 111 99 01' });
  expect(app.location()).toBe(`/Loyalty/customers?open=${customerToEdit}`);
});

it('a change to a phone of somebody else is refused at its field', async () => {
  const app = await renderApp(edit, { as: 'owner' });
  await typePhone(app, '0671112233');
  await save(app);
  expect(await screen.findByText('Покупець із цим телефоном уже є')).toBeDefined();
  await typePhone(app, '0671112234');
  expect(screen.queryByRole('link', { name: 'Показати цього покупця' })).toBeNull();
});

it('who has no card keeps a phone', async () => {
  const app = await renderApp(edit, { as: 'owner' });
  await app.user.clear(await phoneField());
  await save(app);
  expect(await screen.findByText("Поле обов'язкове")).toBeDefined();
  expect(sent(app, 'PUT')).toEqual([]);
});

it('who has a card can do without a phone', async () => {
  const app = await renderApp('/nowhere', { as: 'owner' });
  const { items } = await app.services.client.operation('listCustomers')({ query: { perPage: 20 } });
  const known = items.find(({ has_card }) => has_card);
  await app.goTo(`${create}?id=${known?.id}`);
  await typePhone(app, '0671119904');
  await save(app);
  await screen.findByRole('complementary', { name: '+380 67 111 99 04' });
  await app.goTo(`${create}?id=${known?.id}`);
  await app.user.clear(await phoneField());
  await save(app);
  await screen.findByRole('complementary', { name: known?.number ?? '' });
});

it('a change that somebody else made meanwhile is told above the fields', async () => {
  const app = await renderApp(edit, { as: 'owner' });
  await typePhone(app, '0671119902');
  await app.services.client.operation('updateCustomer')({
    params: { id: customerToEdit },
    body: { phone: '+380671119903', version: 1 },
  });
  await save(app);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/змін/));
});

it('who is forgotten is not changed, and the screen says why', async () => {
  const app = await renderApp('/Loyalty/customers', { as: 'owner' });
  const { items } = await app.services.client.operation('listCustomers')({ query: { state: ['forgotten'] } });
  await app.goTo(`${create}?id=${items[0]?.id}`);
  await screen.findByText('Дані цього покупця стерто');
  expect(screen.queryByRole('textbox', { name: /^Телефон/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'До списку покупців' })).toBeDefined();
});
