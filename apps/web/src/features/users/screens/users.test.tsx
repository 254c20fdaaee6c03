import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { phoneByRole, type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { user: director, userToEdit, owner } = exampleIds;
/** Кравчук Марія Олегівна, without individual permissions. */
const cashier = '01912d50-3c00-7000-8000-000000000005';
const rightsOf = (id: string) => `/users?user=${id}`;
const box = (name: string) => screen.findByRole('checkbox', { name });
const isTicked = async (name: string) => ((await box(name)) as HTMLInputElement).checked;
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const save = () => screen.getByRole('button', { name: 'Зберегти' });
const summary = () => screen.getByText('Після збереження').parentElement?.textContent;
const rows = () => document.querySelectorAll('table tr[data-row-id]').length;
const stored = ({ services: { client } }: RenderedApp, id: string) =>
  client.operation('getUser')({ params: { id } });
const setRights = (
  { control }: RenderedApp,
  role: Role,
  rights: { roles: Role[]; tags_added?: Permission[]; tags_removed?: Permission[] },
) => control.setRights({ body: { phone: phoneByRole[role], tags_added: [], tags_removed: [], ...rights } });

describe('the list of people', () => {
  it('says who they are and what they may do, and is searched and narrowed', async () => {
    const app = await renderApp('/users?perPage=20', { as: 'owner' });
    const row = await screen.findByRole('row', { name: /Лисенко Богдан Юрійович/ });
    expect(within(row).getByText('Директор магазину на Городоцькій')).toBeTruthy();
    expect(within(row).getByText('Директор точки')).toBeTruthy();
    expect(within(row).getByText('Вилучено: Керування точками, Керування користувачами')).toBeTruthy();
    expect(screen.getByText('19 користувачів')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Користувачі' })).toBeTruthy();
    await app.user.type(screen.getByRole('searchbox', { name: 'Пошук користувача' }), '050 000 00 04');
    await waitFor(() => expect(rows()).toBe(1));
    await app.goTo('/users?role=cashier&is_active=false&state=left');
    await screen.findByRole('row', { name: /Ґудзь Катерина Миколаївна/ });
    expect(rows()).toBe(1);
    expect(screen.getByText('Не працює')).toBeTruthy();
    screen.getByRole('button', { name: 'Прибрати фільтр: Роль' });
    screen.getByRole('button', { name: 'Прибрати фільтр: Доступ' });
    await app.goTo('/users?tag=audit_view&q=ніхто');
    await screen.findByText('За запитом «ніхто» нічого не знайдено.');
  });

  it('is saved as a file, of exactly the filter on the screen', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
    const { user } = await renderApp('/users?role=cashier&q=касир&page=1', { as: 'owner' });
    await screen.findByRole('row', { name: /Кравчук/ });
    await user.click(screen.getByRole('button', { name: 'Експорт CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const { pathname, searchParams } = new URL(String(saved[0]));
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/api/v1/users/export',
      { format: 'csv', role: 'cashier', q: 'касир' },
    ]);
    vi.restoreAllMocks();
  });
});

describe('a user beside the list', () => {
  it('opens by a click on the row, with an address, all rights and the way to change them', async () => {
    const app = await renderApp('/users', { as: 'director' });
    const row = await screen.findByRole('row', { name: /Кравчук/ });
    await app.user.click(within(row).getByText('Касир'));
    const drawer = within(await screen.findByRole('complementary', { name: 'Кравчук Марія Олегівна' }));
    expect(app.location()).toBe(`/users?open=${cashier}`);
    const rights = within(drawer.getByRole('region', { name: 'Усі права' }));
    expect(rights.getByText('Повернення коштів')).toBeTruthy();
    await app.user.click(drawer.getByRole('link', { name: 'Змінити права' }));
    await box('Інкасація');
    expect(app.location()).toBe(`/users?open=${cashier}&user=${cashier}`);
  });
});

describe('rights', () => {
  it('are given and taken: where each comes from, what the person will gain and lose, and the list follows', async () => {
    const app = await renderApp(rightsOf(cashier), { as: 'owner' });
    const reversal = await box('Повернення коштів');
    expect(described(reversal)).toContain('З ролі «Касир»');
    await app.user.click(reversal);
    expect(described(reversal)).toContain('Вилучено окремо, хоча є в ролі «Касир»');
    const encashment = await box('Інкасація');
    await app.user.click(encashment);
    expect(described(encashment)).toContain('Надано окремо');
    await app.user.click(await box('Водій'));
    expect(summary()).toBe(
      'Після збереженняНова роль: ВодійОтримає: Інкасація, Перегляд своєї зміниВтратить: Повернення коштів',
    );
    await app.user.click(save());
    await screen.findByText('Права збережено!');
    expect(await stored(app, cashier)).toMatchObject({
      roles: ['cashier', 'driver'],
      tags_added: ['encashment_perform'],
      tags_removed: ['facq_transac_reversal'],
      version: 2,
    });
    const row = await screen.findByRole('row', { name: /Кравчук Марія Олегівна/ });
    await within(row).findByText(/^Надано: Інкасація;/);
    expect(app.location()).toBe('/users');
  });

  it('are others for the page, too, once they were changed: whom it names can still give them', async () => {
    const app = await renderApp(rightsOf(director), { as: 'owner' });
    const names = () =>
      app.services.session.current()?.rightsGivers.map(({ tags }) => tags.includes('add_terminal'));
    expect(names()).toEqual([true]);
    // The session is reloaded once after the screen opens.
    await waitFor(() => expect(app.requests).toContain('GET /api/v1/auth/me'), { timeout: 3_000 });
    await app.user.click(await box('Додавання терміналів'));
    await app.user.click(save());
    await screen.findByText('Права збережено!');
    await waitFor(() => expect(names()).toEqual([false]));
  });

  it('of a role come and go with it, and what is pressed twice is as it was', async () => {
    const app = await renderApp(rightsOf(cashier), { as: 'owner' });
    await app.user.click(await box('Бухгалтер'));
    expect(described(await box('Перегляд журналу змін'))).toContain('З ролі «Бухгалтер»');
    expect(await isTicked('Перегляд журналу змін')).toBe(true);
    await app.user.click(await box('Бухгалтер'));
    expect(await isTicked('Перегляд журналу змін')).toBe(false);
    expect(screen.queryByText('Після збереження')).toBeNull();
  });

  it('need a role: without one there is nothing to save, and the button says why', async () => {
    const app = await renderApp(rightsOf(cashier), { as: 'owner' });
    await app.user.click(await box('Касир'));
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await app.user.click(save());
    await screen.findByText('Виберіть хоча б одну роль');
    expect((await stored(app, cashier)).version).toBe(1);
  });

  it('that one lacks cannot be given, by themselves or with a role; each says why, and who can', async () => {
    const app = await renderApp(rightsOf(cashier), { as: 'director' });
    const audit = await box('Перегляд журналу змін');
    expect(audit.hasAttribute('disabled')).toBe(true);
    expect(described(audit)).toContain(
      'У вас немає цього права. Надати чи забрати його може: Коваль Олена Петрівна (Власниця)',
    );
    expect(described(await box('Бухгалтер'))).toContain(
      'Ця роль містить право «Зміна статусу транзакції», якого у вас немає. Надати чи забрати її може: Коваль Олена Петрівна (Власниця)',
    );
    expect(described(await box('Власник'))).toContain(
      'Права власника надає, змінює та забирає лише власник: Коваль Олена Петрівна (Власниця)',
    );
    const encashment = await box('Інкасація');
    expect(encashment.hasAttribute('disabled')).toBe(false);
    await app.user.click(encashment);
    await app.user.click(save());
    await screen.findByText('Права збережено!');
  });

  it.each([
    ['one’s own', director, /^Це ваші права: власні права змінити не можна\. Змінити їх може: Коваль Олена/],
    ['an owner’s', owner, /^Права власника надає, змінює та забирає лише власник\.$/],
  ])('that are %s are shown, not changed, with the reason', async (_, id, reason) => {
    const app = await renderApp(rightsOf(id), { as: 'director' });
    const notice = await screen.findAllByText(reason);
    expect(notice.length).toBeGreaterThan(0);
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await app.user.click(await box('Інкасація'));
    expect(await isTicked('Інкасація')).toBe(true);
    expect(screen.queryByText('Після збереження')).toBeNull();
  });

  it('name as owners those who are, though they lack a right, and for an owner’s rights nobody else', async () => {
    const app = await renderApp('/Routes', { as: 'director' });
    for (const role of ['owner', 'dispatcher'] as const) {
      await setRights(app, role, { roles: ['owner'], tags_removed: ['add_terminal'] });
    }
    app.services.session.store(await app.services.client.operation('getMe')());
    await app.goTo(rightsOf(owner));
    // The user is excluded: own rights cannot be changed.
    await screen.findAllByText(/^Права власника надає, змінює та забирає лише власник: Савчук [^,]+$/);
    // The role includes a permission that both lack.
    await app.goTo(rightsOf(cashier));
    expect(described(await box('Власник'))).toMatch(/лише власник\.$/);
  });

  it('of another owner, that one lacks, can be changed by owners alone, and not by that one', async () => {
    const app = await renderApp('/Routes', { as: 'owner' });
    await setRights(app, 'owner', { roles: ['owner'], tags_removed: ['points_manage'] });
    await setRights(app, 'cashier', { roles: ['owner'] });
    app.services.session.store(await app.services.client.operation('getMe')());
    // The director and the edited owner have it too, but neither may change these rights.
    await app.goTo(rightsOf(cashier));
    expect(described(await box('Керування точками'))).toMatch(/У вас немає цього права\.$/);
    await setRights(app, 'dispatcher', { roles: ['owner'] });
    app.services.session.store(await app.services.client.operation('getMe')());
    await waitFor(async () =>
      expect(described(await box('Керування точками'))).toMatch(/може: Савчук Тарас Миколайович \([^,]+\)$/),
    );
  });

  it('that somebody else changed meanwhile are not written over: what was pressed stays, the rest is read anew', async () => {
    const app = await renderApp(rightsOf(cashier), { as: 'owner' });
    await app.user.click(await box('Інкасація'));
    await setRights(app, 'cashier', { roles: ['cashier'], tags_added: ['reports_view'] });
    await app.user.click(save());
    await app.user.click(await screen.findByRole('button', { name: 'Завантажити нову версію' }));
    await waitFor(async () => expect(await isTicked('Перегляд звітів')).toBe(true));
    expect(await isTicked('Інкасація')).toBe(true);
    expect(summary()).toBe('Після збереженняОтримає: Інкасація');
    await app.user.click(save());
    await screen.findByText('Права збережено!');
    expect((await stored(app, cashier)).tags_added).toEqual(['encashment_perform', 'reports_view']);
  });

  it('that were begun to be changed ask before they are left', async () => {
    const app = await renderApp(rightsOf(userToEdit), { as: 'owner' });
    await app.user.click(await box('Інкасація'));
    await app.user.click(screen.getByRole('button', { name: 'Скасувати' }));
    await screen.findByRole('alertdialog');
    await app.user.click(screen.getByRole('button', { name: 'Залишитися' }));
    expect(await isTicked('Інкасація')).toBe(true);
    expect(app.location()).toBe(rightsOf(userToEdit));
  });

  it('that the server refuses, because one’s own are others by now, say why; and the controls follow', async () => {
    const app = await renderApp(rightsOf(cashier), { as: 'director' });
    await app.user.click(await box('Інкасація'));
    await setRights(app, 'director', { roles: ['director'], tags_removed: ['encashment_perform'] });
    await app.user.click(save());
    await screen.findByText(
      /^Не можна надати чи забрати право, якого у вас самих немає\. Потрібне право «Інкасація»/,
    );
    await waitFor(async () => expect((await box('Інкасація')).hasAttribute('disabled')).toBe(true));
  });

  it('of nobody say so', async () => {
    await renderApp(rightsOf('01912d50-3c00-7000-8000-ffffffffffff'), { as: 'owner' });
    await screen.findByText(
      'Такого користувача немає. Можливо, посилання застаріло або користувач належить іншій компанії.',
    );
  });
});

it('who has left is said to get nothing of it before they are back', async () => {
  const { user } = await renderApp('/users', { as: 'owner' });
  await user.click(await screen.findByRole('link', { name: /^Ґудзь Катерина/ }));
  await user.click(await screen.findByRole('link', { name: 'Змінити права' }));
  await screen.findByText('Людина не працює: права запрацюють, коли її повернуть.');
});

describe('whoever’s rights are changed', () => {
  it('has another menu at once, wherever a screen is live', async () => {
    const app = await renderApp('/terminals', { as: 'cashier', isLive: true });
    await waitFor(() => expect(document.querySelector('header [role="status"]')?.textContent).toBe('Наживо'));
    // A short menu stands at the bottom of the screen on phones, too.
    expect(screen.queryAllByRole('link', { name: 'Журнал змін' })).toEqual([]);
    const { createKasaClient } = await import('@kasa/client/http/kasa-client');
    const boss = createKasaClient({
      baseUrl: window.location.origin,
      fetch: app.newBrowser(),
      locale: () => null,
      signingSecret: () => null,
    });
    await boss.operation('signIn')({ body: { phone: phoneByRole.owner, password: 'kasa-demo' } });
    const body = {
      roles: ['cashier' as const],
      tags_added: ['audit_view' as const],
      tags_removed: [],
      version: 1,
    };
    await boss.operation('updateUserRights')({ params: { id: cashier }, body });
    await screen.findAllByRole('link', { name: 'Журнал змін' }, { timeout: 5_000 });
  });
});
