import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '../test-support/render-app.tsx';

const BANNER = 'Ви переглядаєте Касу в ролі «Касир». Змінювати дані не можна.';
const REASON = 'Ви переглядаєте Касу в ролі «Диспетчер»: змінювати дані не можна';
const menu = () => within(screen.getByRole('navigation', { name: 'Головне меню' }));
const links = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

async function openUserMenu({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: /Коваль Олена|Касир ·/ }));
}
async function viewAs(app: RenderedApp, role: string) {
  await openUserMenu(app);
  await app.user.click(await screen.findByRole('menuitemradio', { name: role }));
}
function heardElsewhere(change: () => void) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  });
}

it('lets an owner see the app as a role does: menu, rights, everywhere said, and back', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await screen.findByRole('row', { name: /Автобус №33/ });
  expect(links()).toContain('/audit');
  await viewAs(app, 'Касир');
  expect((await screen.findByText(BANNER)).closest('[role="status"]')).toBeTruthy();
  await waitFor(() => expect(links()).not.toContain('/audit'));
  expect(screen.getByRole('button', { name: /Касир · ТОВ «Затишок»/ })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user_roles') ?? '')).toEqual(['cashier']);

  await app.user.click(screen.getByRole('button', { name: 'Вийти з перегляду' }));
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
  expect(links()).toContain('/audit');
  expect(JSON.parse(localStorage.getItem('user_roles') ?? '')).toEqual(['owner']);
});

it('forgets what was read before, and reads it as the role', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await screen.findByRole('row', { name: /Автобус №33/ });
  const reads = () =>
    app.requests.filter((request) => request.startsWith('GET /api/v1/transport/routes')).length;
  const before = reads();
  await viewAs(app, 'Бухгалтер');
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(await screen.findByRole('row', { name: /Автобус №33/ })).toBeTruthy();
});

it('lets nothing be changed, with the reason at every control, also where the role has the right', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await viewAs(app, 'Диспетчер');
  await screen.findByText(/в ролі «Диспетчер»\. Змінювати/);
  await app.user.click(await screen.findByRole('button', { name: 'Дії: Автобус №33' }));
  const edit = await screen.findByRole('menuitem', { name: /Редагувати/ });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  expect(edit.textContent).toContain(REASON);
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Створити маршрут' })).toBeNull();

  await app.goTo('/Routes/Create');
  expect(await screen.findByText('Зараз ви лише переглядаєте')).toBeTruthy();
  expect(screen.getByText(REASON)).toBeTruthy();

  await app.goTo('/profile');
  expect(await screen.findByText('Сеанси')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Зберегти' }).getAttribute('aria-disabled')).toBe('true');
});

it('says the right that the role lacks, as whoever has that role reads it', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await viewAs(app, 'Бухгалтер');
  await screen.findByText(/в ролі «Бухгалтер»\. Змінювати/);
  await app.user.click(await screen.findByRole('button', { name: 'Дії: Автобус №33' }));
  const edit = await screen.findByRole('menuitem', { name: /Редагувати/ });
  expect(edit.textContent).toContain('Потрібне право «Керування транспортом»');
});

it('is held by the server, whose words are shown, whatever the page believes', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await viewAs(app, 'Диспетчер');
  await screen.findByText(/в ролі «Диспетчер»\. Змінювати/);
  const { session, client, report } = app.services;
  const update = client.operation('updateMe');
  const error = await update({ body: { full_name: 'Хтось Інший' } }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ codeName: 'view_read_only' });
  act(() => report(error));
  expect(await screen.findByText('У режимі перегляду змінювати дані не можна')).toBeTruthy();
  expect(session.current()?.user.full_name).toBe('Коваль Олена Петрівна');
});

it('is of one point where the role is limited to points: all there is follows', async () => {
  const app = await renderApp('/terminals', { as: 'owner' });
  const total = () => screen.getByText(/^\d+ термінал/).textContent;
  await viewAs(app, 'Директор точки');
  await screen.findByText(/в ролі «Директор точки»\. Змінювати/);
  await waitFor(() => expect(total()).toBeTruthy());
  const ofAll = total();
  const choose = async (from: string, name: string | RegExp) => {
    await app.user.click(await screen.findByRole('button', { name: `Точка: ${from}` }));
    await app.user.click(await screen.findByRole('menuitemradio', { name }));
  };
  await choose('Усі точки', /^Затишок на Городоцькій/);
  await screen.findByText(/в ролі «Директор точки» \(Затишок на Городоцькій\)\. Змінювати/);
  await waitFor(() => expect(total()).not.toBe(ofAll));
  const [point] = app.services.session.current()?.points ?? [];
  expect(point?.name).toBe('Затишок на Городоцькій');
  const ofOne = total();
  // From one point another one is chosen, though only the one is told now.
  await choose('Затишок на Городоцькій', /^Літній павільйон/);
  await screen.findByText(/\(Літній павільйон «Аркадія»\)\. Змінювати/);
  await waitFor(() => expect(total()).not.toBe(ofOne));
  await choose('Літній павільйон «Аркадія»', 'Усі точки');
  await waitFor(() => expect(total()).toBe(ofAll));
});

it('is of all points where the role is', async () => {
  const app = await renderApp('/terminals', { as: 'owner' });
  await viewAs(app, 'Бухгалтер');
  await screen.findByText(/в ролі «Бухгалтер»\. Змінювати/);
  expect(screen.queryByRole('button', { name: /^Точка: / })).toBeNull();
});

it('is followed by other tabs, into it and back', async () => {
  const app = await renderApp('/terminals', { as: 'owner' });
  const asOwner = { ...localStorage };
  await viewAs(app, 'Касир');
  await screen.findByText(BANNER);
  const asCashier = { ...localStorage };
  const put = (values: Record<string, string>) => () => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  };
  heardElsewhere(put(asOwner));
  await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
  await waitFor(() => expect(links()).toContain('/audit'));
  heardElsewhere(put(asCashier));
  expect(await screen.findByText(BANNER)).toBeTruthy();
  await waitFor(() => expect(links()).not.toContain('/audit'));
  expect(app.location()).toBe('/terminals');
});

it('changes nothing when it fails, and says so', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await app.fail('viewAsRole');
  await viewAs(app, 'Касир');
  await screen.findByText('Щось пішло не так!');
  expect(screen.queryByText(BANNER)).toBeNull();
  expect(links()).toContain('/audit');
});

it('is offered to owners only; profile, password and sign-out to everybody', async () => {
  const { user } = await renderApp('/Routes', { as: 'dispatcher' });
  await user.click(screen.getByRole('button', { name: /Савчук Тарас/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Профіль', 'Змінити пароль', 'Вийти']);
  expect(screen.queryByRole('menuitemradio')).toBeNull();
  expect(items[0]?.getAttribute('href')).toBe('/profile');
  expect(items[1]?.getAttribute('href')).toBe('/profile/password');
});

it('follows rights that somebody took away meanwhile: the refusal names the right, then menu and controls follow', async () => {
  const app = await renderApp('/Routes', { as: 'dispatcher' });
  await screen.findByRole('row', { name: /Автобус №33/ });
  // The session check on load has already run.
  await waitFor(() => expect(app.requests).toContain('GET /api/v1/auth/me'));
  const rights = {
    phone: phoneByRole.dispatcher,
    roles: ['cashier' as const],
    tags_added: [],
    tags_removed: [],
  };
  await app.control.setRights({ body: rights });
  expect(screen.getByRole('link', { name: 'Створити маршрут' })).toBeTruthy();
  const { client, report } = app.services;
  const refused = await client
    .operation('listAuditEntries')({ query: {} })
    .catch((error: unknown) => error);
  act(() => report(refused));
  expect(
    await screen.findByText(
      /У вас немає права на цю дію\. Потрібне право «Перегляд журналу змін»\. Надати його/,
    ),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Створити маршрут' })).toBeNull());
  expect(JSON.parse(localStorage.getItem('user_roles') ?? '')).toEqual(['cashier']);
});
