import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const NOW = new Date('2026-11-20T09:00:00.000Z');
/** By selector: `getByRole` for twenty rows is slow in jsdom. */
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const hasRows = (count = 10) => waitFor(() => expect(rows()).toHaveLength(count));
const lists = (requests: readonly string[]) =>
  requests.filter((request) => request.includes('/audit/entries'));
const search = ({ location }: RenderedApp) => new URLSearchParams(location().split('?')[1]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Changes a route's fare outside the rendered screen. */
async function changeFare({ services: { client } }: RenderedApp, cost: number) {
  const { items } = await client.operation('listRoutes')({ query: { q: 'Автобус №33' } });
  const [route] = items;
  if (!route) throw new Error('The seed has no such route');
  const { id, created_at: _c, updated_at: _u, transports_on_route: _t, ...fields } = route;
  await client.operation('updateRoute')({ params: { id }, body: { ...fields, cost } });
  return route;
}

describe('the journal', () => {
  it('says when, what, of what, who and from where, the latest first', async () => {
    const app = await renderApp('/Routes', { as: 'owner' });
    const route = await changeFare(app, 1900);
    await app.goTo('/audit');
    await hasRows();
    await waitFor(() => expect(document.title).toBe('Журнал змін · Каса'));
    expect(
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .slice(0, 5),
    ).toEqual(['Час', 'Що зроблено', 'Об’єкт', 'Хто', 'Звідки']);
    const [first] = rows();
    expect(first?.textContent).toMatch(
      /20\.11\.2026, 11:00Маршрут зміненоВартість проїзду.*Автобус №33Маршрут.*Коваль Олена Петрівна.*127\.0\.0\.1/,
    );
    const link = within(first as HTMLElement).getByRole('link', { name: 'Автобус №33' });
    expect(link.getAttribute('href')).toBe(`/Route?id=${route.id}`);
    expect(screen.getByRole('button', { name: /Період: за весь час/ })).toBeTruthy();
  });

  it('unfolds into before and after, in words', async () => {
    const app = await renderApp('/Routes', { as: 'owner' });
    await changeFare(app, 1900);
    await app.goTo('/audit');
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Подробиці: Маршрут змінено: Автобус №33' }));
    const change = screen.getByText('Вартість проїзду', { selector: 'dt' }).parentElement;
    expect(change?.textContent?.replace(/\s/g, ' ')).toBe('Вартість проїздуБуло: 17,00 ₴Стало: 19,00 ₴');
  });

  it('folds what one operation changed, and shows it beside the list by a click', async () => {
    const app = await renderApp('/audit', { as: 'owner' });
    const { operation } = app.services.client;
    const [driver] = (await operation('listDrivers')({ query: { shift: 'open' } })).items;
    if (!driver) throw new Error('The seed has nobody on shift');
    const body = { handed_over_cash: driver.money, comment: null };
    await operation('closeShift')({ params: { id: driver.id }, body });
    await app.goTo('/audit?sort=-at');
    const closed = { name: new RegExp(`Робочу зміну закрито.*3 записи.*${driver.name}.*Робоча зміна`) };
    const row = await screen.findByRole('row', closed);
    const now = rows().filter((one) => one.textContent?.includes('20.11.2026, 11:00'));
    expect(now.filter((one) => !one.textContent?.includes('Сеанс'))).toEqual([row]);
    await app.user.click(within(row).getByText('Робочу зміну закрито'));
    const region = within(await screen.findByRole('complementary', { name: 'Робочу зміну закрито' }));
    const kind = await region.findByText('Транспорт', { selector: 'span' });
    const vehicle = kind.closest('p')?.parentElement;
    expect(vehicle?.textContent).toMatch(/Було: На маршрутіСтало: На стоянці/);
    expect(region.getByText('Водій', { selector: 'span' })).toBeTruthy();
    expect(region.getAllByText('Робоча зміна', { selector: 'span' })).toHaveLength(1);
  });

  it('says that the rest of an operation could not be read, and reads it again', async () => {
    const app = await renderApp('/audit?operation=closeShift', { as: 'owner' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await app.fail('listAuditEntries');
    await app.user.click(within(rows()[0] as HTMLElement).getByText('Робочу зміну закрито'));
    const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
    await app.clearFaults();
    await app.user.click(again);
    expect(await screen.findByText('Транспорт', { selector: 'aside span' })).toBeTruthy();
  });

  it('shows an entry by its address, with all that its operation wrote, on whatever page it stands', async () => {
    const app = await renderApp('/Routes', { as: 'owner' });
    const shifts = { query: { operation: ['closeShift' as const], object_type: ['driver' as const] } };
    const { items } = await app.services.client.operation('listAuditEntries')(shifts);
    const id = items.at(-1)?.id;
    await app.goTo(`/audit?sort=at&object_type=merchant&open=${id}`);
    const drawer = within(await screen.findByRole('complementary', { name: 'Робочу зміну закрито' }));
    for (const kind of ['Водій', 'Транспорт', 'Робоча зміна']) {
      expect(await drawer.findByText(kind, { selector: 'span' })).toBeTruthy();
    }
    expect(document.querySelector(`[data-row-id="${id}"]`)).toBeNull();
  });

  it('says of a changed password only that it was changed', async () => {
    const app = await renderApp('/audit?object_type=user&q=Коваль', { as: 'owner' });
    const row = await screen.findByRole('row', { name: /Пароль змінено/ });
    await app.user.click(within(row).getByText('Пароль змінено'));
    const drawer = within(await screen.findByRole('complementary', { name: 'Пароль змінено' }));
    expect(app.location()).toMatch(/&open=/);
    const change = drawer.getByText('Пароль', { selector: 'dt' }).parentElement;
    expect(change?.textContent).toBe('Парользмінено');
    expect(document.body.textContent).not.toContain('***');
  });

  it('is sorted by time, both ways, and paged in the address', async () => {
    const app = await renderApp('/audit?page=2', { as: 'owner' });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: /^Час/ }));
    await waitFor(() => expect(search(app).get('sort')).toBe('at'));
    expect(search(app).get('page')).toBeNull();
    await waitFor(() => {
      const days = rows().map((row) => /\d\d\.\d\d\.\d{4}/.exec(row.textContent ?? '')?.[0] ?? '');
      const sortable = days.map((day) => day.split('.').reverse().join('-'));
      expect(sortable).toEqual([...sortable].sort());
      expect(sortable[0]).not.toBe('2026-11-20');
    });
  });

  it('is filtered by what was done, of whatever kind of object', async () => {
    const app = await renderApp('/audit', { as: 'owner' });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Що зроблено' }));
    const field = await screen.findByRole('searchbox', { name: 'Пошук: Що зроблено' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await app.user.keyboard('зміну закрито{Enter}');
    await waitFor(() => expect(search(app).get('operation')).toBe('closeShift'));
    expect(await screen.findByRole('button', { name: 'Що зроблено: Робочу зміну закрито' })).toBeTruthy();
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toContain('Робочу зміну закрито');
    });
    await app.goTo('/audit?operation=flyToTheMoon');
    expect(await screen.findByRole('button', { name: 'Що зроблено: flyToTheMoon' })).toBeTruthy();
    expect(await screen.findByText('За цими умовами нічого не знайдено.')).toBeTruthy();
  });

  it('is filtered by person, kind of object and name', async () => {
    const app = await renderApp('/audit', { as: 'owner' });
    await hasRows();
    const open = async (filter: string) => {
      await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
      await app.user.click(await screen.findByRole('menuitem', { name: filter }));
    };
    await open('Вид об’єкта');
    await app.user.click(await screen.findByRole('option', { name: 'Маршрут' }));
    await app.user.click(screen.getByRole('button', { name: 'Застосувати' }));
    await waitFor(() => expect(search(app).get('object_type')).toBe('route'));
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toMatch(/Маршрут змінено/);
    });
    await open('Особа');
    await screen.findByRole('option', { name: 'Савчук Тарас Миколайович' });
    await app.user.keyboard('савчук{Enter}');
    await waitFor(() => expect(search(app).get('user_id')).toBeTruthy());
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toContain('Савчук Тарас Миколайович');
    });
    expect(screen.getByRole('button', { name: 'Прибрати фільтр: Особа' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Скинути' }));
    await app.user.type(screen.getByRole('searchbox'), 'пароль-якого-немає');
    expect(await screen.findByText('За запитом «пароль-якого-немає» нічого не знайдено.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Скинути фільтри' }));
    await hasRows();
  });

  it('says that people could not be read, instead of offering nobody, and reads them again', async () => {
    const app = await renderApp('/Routes', { as: 'owner' });
    await app.fail('listAuditPeople');
    await app.goTo('/audit');
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Особа' }));
    expect(await screen.findByText('Не вдалося завантажити дані.')).toBeTruthy();
    await app.control.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(await screen.findByRole('option', { name: 'Савчук Тарас Миколайович' })).toBeTruthy();
  });

  it('is narrowed to a period, which always shows; and says how much lies outside of it', async () => {
    const app = await renderApp('/audit', { as: 'owner' });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: /Період: за весь час/ }));
    await app.user.click(await screen.findByRole('button', { name: '7 днів' }));
    await waitFor(() => expect(app.location()).toBe('/audit?from=2026-11-14&to=2026-11-20'));
    // The selected option is marked not by colour alone.
    const quick = screen.getByRole('group', { name: 'Швидкий вибір' });
    await waitFor(() => {
      const pressed = quick.querySelectorAll('[aria-pressed="true"]');
      expect([...pressed].map((button) => button.textContent)).toEqual(['7 днів']);
    });
    await app.user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /Період: 7 днів/ })).toBeTruthy();
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toMatch(/(1[4-9]|20)\.11\.2026/);
    });
    await app.goTo('/audit?from=2020-01-01&to=2020-01-31');
    await screen.findByText('За цими умовами нічого не знайдено.');
    expect(await screen.findByText(/^\d+ ді\S* поза цим періодом\. Немає данних$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Період: 01.01.2020 – 31.01.2020' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Показати за весь час' }));
    await hasRows();
    expect(app.location()).toBe('/audit');
  });

  it('is narrowed by days that are typed, asked for once typing pauses, and says when they are in the wrong order', async () => {
    const app = await renderApp('/audit?to=2026-11-20', { as: 'owner' });
    await hasRows();
    const before = lists(app.requests).length;
    await app.user.click(screen.getByRole('button', { name: 'Період: до 20.11.2026' }));
    await app.user.click((await screen.findAllByRole('spinbutton', { name: /день/i }))[0] as Element);
    await app.user.keyboard('18112026');
    await waitFor(() => expect(app.location()).toBe('/audit?to=2026-11-20&from=2026-11-18'));
    await waitFor(() => expect(lists(app.requests).length).toBe(before + 1));
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toMatch(/(18|19|20)\.11\.2026/);
    });
    await app.user.click(screen.getAllByRole('spinbutton', { name: /день/i })[0] as Element);
    await app.user.keyboard('25');
    expect(await screen.findByText('Кінець раніше за початок')).toBeTruthy();
  });

  it.each([
    'from=2026-13-45',
    'from=yesterday',
    'user_id=1',
    'operation=1;2',
    'object_type=<b>',
    'object_id=%00',
  ])('does not mind %s in the address', async (query) => {
    const { requests } = await renderApp(`/audit?${query}`, { as: 'owner' });
    await hasRows();
    expect(lists(requests)).toEqual(['GET /api/v1/audit/entries?page=1&perPage=10&folded=true']);
  });

  it('goes from an entry to all changes of its object, and of the person', async () => {
    const app = await renderApp('/Routes', { as: 'owner' });
    const route = await changeFare(app, 1900);
    await changeFare(app, 2100);
    await app.goTo('/audit');
    await hasRows();
    const open = async () =>
      app.user.click(
        screen.getAllByRole('button', { name: 'Дії: Маршрут змінено: Автобус №33' })[0] as Element,
      );
    await open();
    expect((await screen.findByRole('menuitem', { name: 'Відкрити об’єкт' })).getAttribute('href')).toBe(
      `/Route?id=${route.id}`,
    );
    await app.user.click(screen.getByRole('menuitem', { name: 'Усі зміни цього об’єкта' }));
    await waitFor(() => expect(search(app).get('object_id')).toBe(route.id));
    await waitFor(() => {
      for (const row of rows()) expect(row.textContent).toContain('Автобус №33');
    });
    expect(screen.getByRole('button', { name: 'Об’єкт: Автобус №33' })).toBeTruthy();
    await open();
    await app.user.click(await screen.findByRole('menuitem', { name: 'Усі зміни цієї особи' }));
    await waitFor(() => expect(search(app).get('user_id')).toBeTruthy());
    expect(await screen.findByRole('button', { name: 'Особа: Коваль Олена Петрівна' })).toBeTruthy();
  });

  it('shows what it does not know as it is', async () => {
    const app = await renderApp('/audit?object_type=spaceship', { as: 'owner' });
    expect(await screen.findByRole('button', { name: 'Вид об’єкта: spaceship' })).toBeTruthy();
    expect(await screen.findByText('За цими умовами нічого не знайдено.')).toBeTruthy();
    expect(search(app).get('object_type')).toBe('spaceship');
  });

  it('is there for an accountant, in English and on a phone too', async () => {
    await renderApp('/audit', { as: 'accountant', locale: 'en', width: 360 });
    await hasRows();
    expect(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  });
});
