/** Points from the registers of a key's owner. */
import { exampleTaxRegister } from '@kasa/contracts/points/registers';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { merchant, point } = exampleIds;
const path = '/points/fiscal/add';
const behave = ({ control }: RenderedApp, behaviour: 'down' | 'registers') =>
  control.setTaxService({ body: { behaviour, after_seconds: 0, merchant_id: merchant } });

/** Chooses the first of the keys, and answers with their registers' group once it is there. */
async function chooseKey({ user }: RenderedApp) {
  const key = await within(screen.getByRole('main')).findByRole('button', { name: /Ключ підпису/ });
  await user.click(key);
  const [first] = await screen.findAllByRole('option', { name: /Затишок/ });
  await user.click(first as HTMLElement);
}
const registers = async () => within(await screen.findByRole('group', { name: 'Каси власника ключа' }));
const submit = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Додати точки' }));

it('shows which registers of the owner are points, and adds those that are chosen', async () => {
  const app = await renderApp(path, { as: 'director' });
  await chooseKey(app);
  const group = await registers();
  expect(group.getByText(/4000512871/)).toBeDefined();
  const links = group.getAllByRole('link', { name: /^Уже є точка/ }).map((one) => one.getAttribute('href'));
  expect(links).toContain(`/points/list?open=${point}`);
  await app.user.click(group.getByRole('checkbox', { name: /Затишок на Стрийській/ }));
  expect(group.getByRole('checkbox', { name: /^Вибрати всі/ })).toHaveProperty('indeterminate', true);
  await submit(app);
  expect(await screen.findByText('Додано 1 точку!')).toBeDefined();
  await waitFor(() => expect(app.location()).toMatch(/^\/points\/list/));
  const q = exampleTaxRegister.register_number;
  const { items } = await app.services.client.operation('listPoints')({ query: { q } });
  expect(items).toMatchObject([{ name: exampleTaxRegister.name, shift_closing_time: '22:00' }]);
});

it('adds all that are new at once, and then says that none is', async () => {
  const app = await renderApp(path, { as: 'owner' });
  await chooseKey(app);
  await app.user.click((await registers()).getByRole('checkbox', { name: /^Вибрати всі/ }));
  await submit(app);
  expect(await screen.findByText(/^Додано \d точки!$/)).toBeDefined();
  await app.goTo(path);
  await chooseKey(app);
  expect(await screen.findByText('Усі каси цього власника вже додано.')).toBeDefined();
});

it('says what is missing at its field, and sends nothing', async () => {
  const app = await renderApp(path, { as: 'owner' });
  await within(screen.getByRole('main')).findByRole('button', { name: /Ключ підпису/ });
  expect(screen.getByText('Спочатку виберіть ключ.')).toBeDefined();
  await submit(app);
  expect(await screen.findByText("Поле обов'язкове")).toBeDefined();
  await chooseKey(app);
  const group = await registers();
  expect(await group.findByText('Виберіть хоча б одну касу')).toBeDefined();
});

it('offers to ask again when the tax service does not answer', async () => {
  const app = await renderApp(path, { as: 'owner' });
  await behave(app, 'down');
  await chooseKey(app);
  expect(await screen.findByText(/^Податкова не відповідає/)).toBeDefined();
  await behave(app, 'registers');
  await app.user.click(screen.getByRole('button', { name: /Спробувати/ }));
  expect((await registers()).getByRole('checkbox', { name: /Стрийській/ })).toBeDefined();
});
