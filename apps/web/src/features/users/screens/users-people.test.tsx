import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { point, userInvited, userToWithdraw, userToClose, userToReopen, userCardToEdit } = exampleIds;
const GIVEN = 'Дорошенко Ганна Василівна';
const PHONE = '+380671112240';
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const drawerOf = async (name: string) => within(await screen.findByRole('complementary', { name }));
const invite = () => screen.getByRole('button', { name: 'Надіслати запрошення' });
const stored = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getUser')({ params: { id } });
const posts = ({ requests }: RenderedApp) => requests.filter((request) => request.startsWith('POST'));

async function typeIn({ user }: RenderedApp, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(new RegExp(`^${name}`));
    await user.clear(input);
    await user.type(input, value);
  }
}

/** Presses an action of an open drawer, wherever it stands. */
async function act({ user }: RenderedApp, name: string, action: string) {
  const drawer = await drawerOf(name);
  await user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) });
  await user.click(item);
  return item;
}

describe('hiring', () => {
  it('sends a code, and shows the person beside the list with what to hand over', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    await app.user.click(await screen.findByRole('link', { name: 'Додати користувача' }));
    await typeIn(app, { 'Прізвище, ім’я, по батькові': GIVEN, Посада: 'Касирка', Телефон: '0671112240' });
    await app.user.click(screen.getByRole('button', { name: /^(Додати точку або депо )?Точки/ }));
    await app.user.type(await screen.findByRole('searchbox'), 'Городоцьк');
    await app.user.click(await screen.findByRole('option', { name: /Затишок на Городоцькій/ }));
    await screen.findByRole('button', { name: 'Прибрати: Затишок на Городоцькій' });
    await app.user.click(screen.getByRole('checkbox', { name: 'Касир' }));
    await app.user.click(invite());
    await screen.findByText('Запрошення надіслано!');
    const drawer = await drawerOf(GIVEN);
    expect(await drawer.findByText('Запрошено')).toBeTruthy();
    expect(drawer.getByText(`${window.location.origin}/invitation?phone=%2B380671112240`)).toBeTruthy();
    expect(await drawer.findByRole('link', { name: 'Затишок на Городоцькій' })).toBeTruthy();
    const id = new URLSearchParams(app.location().split('?')[1]).get('open') ?? '';
    expect(await stored(app, id)).toMatchObject({
      phone: PHONE,
      roles: ['cashier'],
      points: [{ id: point }],
    });
  });

  it('needs a role, says so at the roles, and sends nothing', async () => {
    const app = await renderApp('/users/create', { as: 'owner' });
    await typeIn(app, { 'Прізвище, ім’я, по батькові': GIVEN, Телефон: '0671112240' });
    await app.user.click(invite());
    const alert = await screen.findByText('Виберіть хоча б одну роль');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(posts(app)).toEqual([]);
    await app.user.click(screen.getByRole('checkbox', { name: 'Касир' }));
    await waitFor(() => expect(screen.queryByText('Виберіть хоча б одну роль')).toBeNull());
  });

  it('by whoever is limited to points is for one of them, and gives no role that sees all', async () => {
    const app = await renderApp('/nowhere', { as: 'director' });
    const tags_added = ['transport_manage' as const];
    const rights = { roles: ['director' as const], tags_added, tags_removed: [] };
    await app.control.setRights({ body: { phone: phoneByRole.director, ...rights } });
    app.services.session.store(await app.services.client.operation('getMe')());
    await app.goTo('/users/create');
    await typeIn(app, { 'Прізвище, ім’я, по батькові': GIVEN, Телефон: '0671112240' });
    const all = screen.getByRole('checkbox', { name: 'Диспетчер' });
    expect(all.closest('div')?.parentElement?.textContent).toContain(
      'Ця роль бачить усі точки, а ви — лише свої',
    );
    await app.user.click(screen.getByRole('checkbox', { name: 'Касир' }));
    await app.user.click(invite());
    await screen.findByText("Поле обов'язкове");
    expect(posts(app)).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: /^(Додати точку або депо )?Точки/ }));
    await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await app.user.click(invite());
    await screen.findByText('Запрошення надіслано!');
  });

  it('by whoever works at one point is for it unless told otherwise', async () => {
    const app = await renderApp('/nowhere', { as: 'director' });
    const session = await app.services.client.operation('getMe')();
    const [only] = session.points ?? [];
    app.services.session.store({ ...session, points: only ? [only] : [] });
    await app.goTo('/users/create');
    await screen.findByRole('button', { name: `Прибрати: ${only?.name}` });
  });

  it('says at the phone whose it is already', async () => {
    const app = await renderApp('/users/create', { as: 'owner' });
    await typeIn(app, { 'Прізвище, ім’я, по батькові': GIVEN, Телефон: phoneByRole.cashier });
    await app.user.click(screen.getByRole('checkbox', { name: 'Касир' }));
    await app.user.click(invite());
    await screen.findByText('Цей номер має Кравчук Марія Олегівна');
    expect(document.activeElement).toBe(await field(/^Телефон/));
  });

  it('asks before what was typed is lost', async () => {
    const app = await renderApp('/users/create', { as: 'owner' });
    await typeIn(app, { 'Прізвище, ім’я, по батькові': GIVEN });
    await app.user.click(screen.getByRole('link', { name: 'Скасувати' }));
    await screen.findByRole('alertdialog');
  });
});

describe('a person who is there', () => {
  it('with another phone is warned of to be signed out, and is invited anew', async () => {
    const app = await renderApp(`/users/${userCardToEdit}/edit`, { as: 'owner' });
    await typeIn(app, { Посада: 'Старша касирка' });
    expect(screen.queryByText(/вийде з усіх пристроїв/)).toBeNull();
    await typeIn(app, { Телефон: '0671112240' });
    await screen.findByText(/^Людина вийде з усіх пристроїв, старий пароль більше не діятиме/);
    await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
    await screen.findByText('Дані змінено, код надіслано на новий номер!');
    const drawer = await drawerOf('Паламарчук Юлія Олегівна');
    expect(await drawer.findByText('Запрошено')).toBeTruthy();
    expect(await stored(app, userCardToEdit)).toMatchObject({ position: 'Старша касирка', phone: PHONE });
  });

  it('is oneself: the own phone is somebody else’s to change', async () => {
    await renderApp(`/users/${exampleIds.user}/edit`, { as: 'director' });
    const phone = await field(/^Телефон/);
    expect(phone.disabled).toBe(true);
    expect(screen.getAllByText(/^Це ви самі:.*Це може зробити: Коваль Олена/).length).toBe(2);
    expect((await field(/^Посада/)).disabled).toBe(false);
  });

  it('is an owner: others change nothing of them', async () => {
    await renderApp(`/users/${exampleIds.owner}/edit`, { as: 'director' });
    await screen.findByText(/^Змінити власника може лише власник\./);
    expect(screen.getByRole('button', { name: 'Зберегти' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('access', () => {
  it('of somebody invited: another code is sent, then the invitation is withdrawn', async () => {
    const app = await renderApp(`/users?open=${userToWithdraw}`, { as: 'owner' });
    await act(app, 'Кучер Денис Олександрович', 'Надіслати код ще раз');
    await screen.findByText('Код надіслано ще раз!');
    await act(app, 'Кучер Денис Олександрович', 'Відкликати запрошення');
    const dialog = within(await screen.findByRole('alertdialog', { name: /Кучер Денис/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Відкликати' }));
    await screen.findByText('Запрошення відкликано!');
    await waitFor(() => expect(app.location()).toBe('/users'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Кучер Денис/ })).toBeNull());
  });

  it('is closed after a question that names the person and says what stays', async () => {
    const app = await renderApp(`/users?open=${userToClose}`, { as: 'owner' });
    await act(app, 'Левченко Роман Петрович', 'Закрити доступ');
    const dialog = within(await screen.findByRole('alertdialog', { name: /Левченко Роман Петрович/ }));
    expect(dialog.getByText(/Усі сеанси людини завершаться одразу.*Історія її дій/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Закрити доступ' }));
    await screen.findByText('Доступ закрито!');
    const row = await screen.findByRole('row', { name: /Левченко Роман/ });
    await within(row).findByText('Не працює');
  });

  it('is given back by a code to the phone', async () => {
    const app = await renderApp(`/users?open=${userToReopen}`, { as: 'owner' });
    await act(app, 'Ґудзь Катерина Миколаївна', 'Відновити доступ');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/надійде код, за яким людина задасть новий пароль/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Надіслати код' }));
    const drawer = await drawerOf('Ґудзь Катерина Миколаївна');
    await drawer.findByText('Запрошено');
  });

  it('of who may do more is not taken; the entry says why, and who could', async () => {
    const app = await renderApp('/users?q=кас', { as: 'director' });
    await app.user.click(await screen.findByRole('button', { name: /^Дії: Романюк Ірина/ }));
    expect((await screen.findByRole('menuitem', { name: 'Закрити доступ' })).ariaDisabled).toBeNull();
    await app.user.keyboard('{Escape}');
    const { items } = await app.services.client.operation('listUsers')({ query: { q: 'Романюк' } });
    const added = { roles: ['cashier' as const], tags_added: ['audit_view' as const], tags_removed: [] };
    await app.control.setRights({ body: { phone: items[0]?.phone ?? '', ...added } });
    await app.goTo('/users?q=Романюк');
    await app.user.click(await screen.findByRole('button', { name: /^Дії: Романюк Ірина/ }));
    const item = await screen.findByRole('menuitem', { name: /^Закрити доступ/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toMatch(/має право «.+», якого у вас немає\. Це може зробити: Коваль Олена/);
  });
});

it('people are narrowed by point and state, as the address says', async () => {
  const app = await renderApp('/users?state=invited', { as: 'owner' });
  await screen.findByRole('row', { name: /Зінченко Марта/ });
  expect(screen.queryByRole('row', { name: /Коваль Олена/ })).toBeNull();
  await app.goTo(`/points/list?open=${point}`);
  await app.user.click(await screen.findByRole('link', { name: 'Люди' }));
  await screen.findByRole('button', { name: 'Прибрати фільтр: Точка' });
  expect(app.location()).toBe(`/users?point_id=${point}`);
  await screen.findByRole('row', { name: /Лисенко Богдан/ });
  expect(await stored(app, userInvited)).toMatchObject({ state: 'invited' });
});
