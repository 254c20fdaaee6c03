import type { Permission } from '@kasa/contracts/shared/permissions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD, phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent ?? '');
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Прізвище/ });
const save = () => screen.getByRole('button', { name: 'Зберегти' });
const sessions = () => screen.findByRole('list', { name: 'Ваші сеанси' });
const section = (title: string) => within(screen.getByRole('region', { name: title }));

it('shows who one is, what one may do, what one may not, and who can give it', async () => {
  await renderApp('/profile', { as: 'dispatcher' });
  expect((await name()).value).toBe('Савчук Тарас Миколайович');
  const data = section('Особисті дані');
  for (const value of ['+380 50 000 00 05', 'ТОВ «Затишок»', 'Диспетчер']) {
    expect(data.getAllByText(value)).not.toHaveLength(0);
  }
  data.getByText(
    'Телефон і посаду тут змінити не можна. Ваші ролі та права, у межах своїх, можуть змінити: Коваль Олена Петрівна (Власниця), Мельник Сергій Іванович (Директор).',
  );
  const rights = section('Права доступу');
  const [have, ofBoth, ofOwner] = rights.getAllByRole('list').map((list) => list.textContent);
  const missing = `${ofBoth}${ofOwner}`;
  expect(have).toContain('Керування транспортом');
  expect(missing).toContain('Перегляд журналу змін');
  expect(missing).not.toContain('Керування транспортом');
  // Permissions are grouped by who can grant them.
  rights.getByText('Надати їх можуть: Коваль Олена Петрівна (Власниця), Мельник Сергій Іванович (Директор)');
  rights.getByText('Надати їх може: Коваль Олена Петрівна (Власниця)');
  expect([ofBoth, ofOwner].map((list) => list?.includes('Керування користувачами'))).toEqual([true, false]);
  expect([ofBoth, ofOwner].map((list) => list?.includes('Перегляд журналу змін'))).toEqual([false, true]);
});

it('says at which points one works, that these are all, or that there are none yet', async () => {
  const { services } = await renderApp('/profile', { as: 'cashier' });
  await name();
  const points = () => section('Особисті дані').getByText('Точки').nextElementSibling?.textContent;
  const session = await services.client.operation('getMe')();
  expect(session.points).not.toEqual([]);
  expect(points()).toBe(session.points?.map((point) => point.name).join(', '));
  act(() => services.session.store({ ...session, points: null }));
  await waitFor(() => expect(points()).toBe('Усі точки'));
  expect(screen.queryByText('Вас ще не призначено до жодної точки')).toBeNull();
  act(() => services.session.store({ ...session, points: [] }));
  expect(await screen.findByText('Вас ще не призначено до жодної точки')).toBeTruthy();
  expect(points()).toBe('—');
});

it('names nobody for an owner but owners: only they change one', async () => {
  const { control, services, goTo } = await renderApp('/Routes', { as: 'owner' });
  const set = (phone: string, roles: ('owner' | 'accountant')[], tags_removed: Permission[]) =>
    control.setRights({ body: { phone, roles, tags_added: [], tags_removed } });
  await set(phoneByRole.accountant, ['owner'], ['add_terminal']);
  await set(phoneByRole.owner, ['owner'], ['add_terminal', 'audit_view']);
  services.session.store(await services.client.operation('getMe')());
  await goTo('/profile');
  await name();
  const data = section('Особисті дані').getByText(/^Телефон і посаду/).textContent;
  expect(data).toMatch(/може змінити: [^,]+\.$/);
  expect(data).not.toContain('Мельник');
  const rights = section('Права доступу');
  expect(rights.getAllByText(/^Надати їх може: [^,]+$/)).toHaveLength(1);
  rights.getByText('Надати їх може власник компанії.');
});

it('says it plainly to whoever has every right, and to whoever has none', async () => {
  const { goTo, services, control } = await renderApp('/profile', { as: 'owner' });
  expect(await screen.findByText('У вас є всі права.')).toBeTruthy();
  expect(screen.queryByText('Чого бракує')).toBeNull();
  await control.setRights({
    body: {
      phone: phoneByRole.owner,
      roles: ['driver'],
      tags_added: [],
      tags_removed: ['own_shift_view'],
    },
  });
  services.session.store(await services.client.operation('getMe')());
  await goTo('/profile');
  expect(await screen.findByText(/Прав на зміни немає/)).toBeTruthy();
});

it('keeps another name, here and in the menu, and guards what was not kept', async () => {
  const { user, location } = await renderApp('/profile', { as: 'owner' });
  const field = await name();
  await user.clear(field);
  await user.type(field, 'Коваль Олена Андріївна{Enter}');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Профіль збережено!')]));
  expect(screen.getByRole('button', { name: /Коваль Олена Андріївна/ })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '').full_name).toBe('Коваль Олена Андріївна');

  await user.type(await name(), 'X');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Головне меню' })).getByRole('link', { name: 'Депо' }),
  );
  expect(await screen.findByRole('alertdialog', { name: 'Вийти без збереження?' })).toBeTruthy();
  expect(location()).toBe('/profile');
});

it('gives the company another name, here and in the menu, and changes nothing else', async () => {
  const { user, requests } = await renderApp('/profile', { as: 'accountant' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Назва компанії/ });
  expect(field.value).toBe('ТОВ «Затишок»');
  await user.clear(field);
  await user.click(save());
  expect(await screen.findByText("Поле обов'язкове")).toBeTruthy();
  await user.type(field, 'ТОВ «Ранок»{Enter}');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Дані компанії змінено!')]));
  expect(screen.getByRole('button', { name: /ТОВ «Ранок»/ })).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '').merchant.name).toBe('ТОВ «Ранок»');
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual(['PUT /api/v1/auth/merchant']);
  // Leaving asks no confirmation: nothing is unsaved.
  await user.click(
    within(screen.getByRole('navigation', { name: 'Головне меню' })).getByRole('link', { name: 'Депо' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Депо' });
});

it('keeps both names in one go, and what failed of them stays unsaved', async () => {
  const { user, fail, clearFaults, requests } = await renderApp('/profile', { as: 'owner' });
  await user.type(await name(), '-Нова');
  await user.type(screen.getByRole('textbox', { name: /^Назва компанії/ }), ' плюс');
  await fail('updateMe');
  await user.click(save());
  await screen.findByText('Щось пішло не так!');
  expect((await name()).value).toBe('Коваль Олена Петрівна-Нова');
  await clearFaults();
  await user.click(save());
  await waitFor(() => expect(toasts().join()).toContain('Профіль збережено!'));
  const puts = requests.filter((request) => request.startsWith('PUT'));
  // The merchant was renamed by the first attempt.
  expect(puts).toEqual(['PUT /api/v1/auth/merchant', 'PUT /api/v1/auth/me', 'PUT /api/v1/auth/me']);
});

it('says which rule a name breaks, and keeps what was typed when it could not be kept', async () => {
  const { user, fail } = await renderApp('/profile', { as: 'owner' });
  const field = await name();
  await user.clear(field);
  await user.click(save());
  expect(await screen.findByText("Поле обов'язкове")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Нове Ім’я');
  await fail('updateMe');
  await user.click(save());
  await screen.findByText('Щось пішло не так!');
  expect(field.value).toBe('Нове Ім’я');
});

/** Creates another session of the owner. */
async function elsewhere(app: RenderedApp, userAgent: string) {
  const browser = app.newBrowser();
  const services = createServices({
    fetch: (request) => {
      request.headers.set('user-agent', userAgent);
      return browser(request);
    },
  });
  await services.client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  services.dispose();
  return services;
}
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

it('lists the own sessions in words and ends another one, after asking', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  const other = await elsewhere(app, FIREFOX);
  await app.goTo('/profile');
  const list = within(await sessions());
  const items = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toMatch(/Цей сеанс.*Вийти/);
  const found = items.find((item) => item?.includes('Firefox 145 · Linux'));
  expect(found).toMatch(/Адреса .+ · Вхід 20\.11\.2026, 11:00 · Остання дія 20\.11\.2026, 11:00/);
  await app.user.click(list.getByRole('button', { name: 'Завершити сеанс: Firefox 145 · Linux' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Завершити сеанс?' });
  expect(dialog.textContent).toContain('Firefox 145 · Linux');
  await app.user.click(within(dialog).getByRole('button', { name: 'Завершити' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Сеанс завершено!')]));
  await waitFor(() => expect(list.queryByText('Firefox 145 · Linux')).toBeNull());
  await expect(other.client.operation('getMe')()).rejects.toMatchObject({ kind: 'not_authenticated' });
  await expect(app.services.client.operation('getMe')()).resolves.toBeTruthy();
});

it('signs out everywhere else at once', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  const others = [await elsewhere(app, FIREFOX), await elsewhere(app, IPHONE)];
  await app.goTo('/profile');
  expect(within(await sessions()).getByText('Safari 26 · iPhone')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Вийти на всіх інших пристроях' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Вийти на всіх інших пристроях?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Вийти на інших пристроях' }));
  expect(await screen.findByText('Інших відкритих сеансів немає.')).toBeTruthy();
  expect(within(await sessions()).getAllByRole('listitem')).toHaveLength(1);
  for (const { client } of others) {
    await expect(client.operation('getMe')()).rejects.toMatchObject({ kind: 'not_authenticated' });
  }
});

it('stays open, ready for another try, when a session could not be ended', async () => {
  const app = await renderApp('/Routes', { as: 'owner' });
  await elsewhere(app, FIREFOX);
  await app.fail('revokeOwnSession', { how: 'drop' });
  await app.goTo('/profile');
  await app.user.click(await screen.findByRole('button', { name: 'Завершити сеанс: Firefox 145 · Linux' }));
  const dialog = await screen.findByRole('alertdialog');
  await app.user.click(within(dialog).getByRole('button', { name: 'Завершити' }));
  await screen.findByText('Щось пішло не так!');
  expect(within(dialog).getByRole('button', { name: 'Завершити' })).toBeTruthy();
  expect(screen.queryByText('Сеанс завершено!')).toBeNull();
});

it('says that the sessions could not be read, and reads them again', async () => {
  const { user, fail, clearFaults, goTo } = await renderApp('/Routes', { as: 'owner' });
  await fail('listOwnSessions');
  await goTo('/profile');
  expect(await screen.findByText('Не вдалося завантажити сеанси')).toBeTruthy();
  await clearFaults();
  await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(within(await sessions()).getByText('Цей сеанс')).toBeTruthy();
});

it('signs out where one is', async () => {
  const { user, location } = await renderApp('/profile', { as: 'owner' });
  await user.click(within(await sessions()).getByRole('button', { name: 'Вийти' }));
  await screen.findByRole('heading', { name: 'Вхід' });
  expect(location()).toBe('/signin');
  expect(localStorage).toHaveLength(0);
});

it('has the name that was being typed when the session ended', async () => {
  const { user, services, location } = await renderApp('/profile', { as: 'dispatcher' });
  await user.clear(await name());
  await user.type(await name(), 'Савчук Т. М.');
  act(() => services.session.expire());
  await screen.findByRole('heading', { name: 'Вхід' });
  await user.type(screen.getByRole('textbox', { name: /Телефон/ }), phoneByRole.dispatcher);
  await user.type(screen.getByLabelText(/^Пароль/, { selector: 'input' }), `${PASSWORD}{Enter}`);
  await screen.findByText(/Ми зберегли введене/);
  expect([(await name()).value, location()]).toEqual(['Савчук Т. М.', '/profile']);
});
