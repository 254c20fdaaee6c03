import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';
import { paths } from '#shared/paths.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
/** By selector: `getByRole` for twenty rows is slow in jsdom. */
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const hasRows = (count = 10) => waitFor(() => expect(rows()).toHaveLength(count));
const search = ({ location }: RenderedApp) => new URLSearchParams(location().split('?')[1]);
const lists = ({ requests }: RenderedApp) =>
  requests.filter((request) => request.includes('/terminals/terminals?'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the terminals', () => {
  it('stand in all their columns, under their heading', async () => {
    await renderApp('/terminals?q=S110010', { as: 'owner', width: 1920 });
    await hasRows(9);
    await waitFor(() => expect(document.title).toBe('Термінали · Каса'));
    expect(screen.getByText('9 терміналів')).toBeTruthy();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(0, 13)).toEqual([
      'Назва',
      'Номер',
      'Зв’язок',
      'Статус',
      'Сьогодні, ₴',
      'Готівка всередині',
      'Точка',
      'Вид',
      'Востаннє онлайн',
      'Модель',
      'Серійний номер',
      'ПТКС ID',
      'Активовано',
    ]);
    expect(rows()[0]?.textContent).toMatch(
      /^Каса 1S1100101ОнлайнАктивний0,000,00\s₴Затишок на Городоцькій, ЛьвівТорговий20\.11\.2026, 11:00PAX A920A920-1100101PT-110010114\.01\.2026, 11:30/,
    );
  });

  it('say in words for how long one is offline, and of whom nothing was ever heard', async () => {
    const app = await renderApp('/terminals?connectivity=offline&status=active', { as: 'owner' });
    await hasRows();
    for (const row of rows()) expect(row.textContent).toMatch(/Немає зв’язку \d+ ?.(хв|год|дн|ден)/);
    await app.goTo('/terminals?status=added');
    await screen.findAllByText('Ще не був онлайн');
  });

  it('are filtered, sorted and searched by what stands in the address', async () => {
    const app = await renderApp('/terminals?kind=ptks', { as: 'cashier' });
    await screen.findByRole('button', { name: 'Прибрати фільтр: Вид' });
    await hasRows();
    for (const row of rows()) expect(row.textContent).toContain('ПТКС');
    await app.user.click(screen.getByRole('button', { name: /^Назва/ }));
    await waitFor(() => expect(search(app).get('sort')).toMatch(/name/));
    await app.user.click(screen.getByRole('button', { name: 'Скинути' }));
    await app.user.type(screen.getByRole('searchbox'), 'S1100105');
    await hasRows(1);
    expect(rows()[0]?.textContent).toContain('Каса 5');
    expect(search(app).get('q')).toBe('S1100105');
  });

  it.each([
    ['Точка', /^Затишок на Городоцькій/, 'point_id', /^[\da-f-]{36}$/],
    ['Модель', 'PAX A920', 'model', 'PAX A920'],
    ['Шаблон', /^Міський транспорт/, 'template_id', /^[\da-f-]{36}$/],
  ])('are filtered by %s', async (filter, option, name, value) => {
    const app = await renderApp('/terminals', { as: 'owner' });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: filter }));
    await app.user.click(await screen.findByRole('option', { name: option }));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(search(app).get(name)).toEqual(expect.stringMatching(value)));
    await screen.findByRole('button', { name: `Прибрати фільтр: ${filter}` });
    await waitFor(() => expect(lists(app).at(-1)).toContain(`${name}=`));
  });

  it('are filtered by several statuses at once, and by yes or no', async () => {
    const app = await renderApp('/terminals', { as: 'owner' });
    await hasRows();
    const open = async (filter: string) => {
      await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
      await app.user.click(await screen.findByRole('menuitem', { name: filter }));
    };
    await open('Статус');
    const active = await screen.findByRole('option', { name: 'Активний' });
    await waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
    await app.user.click(await screen.findByRole('option', { name: 'Заблокований' }));
    await app.user.click(active);
    expect(search(app).get('status')).toBeNull();
    await app.user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Статус: Активний, Заблокований' });
    expect(app.location()).toBe('/terminals?status=active,blocked');
    await waitFor(() => expect(lists(app).at(-1)).toContain('status=active%2Cblocked'));
    await hasRows();
    await open('Тестовий режим');
    await app.user.click(await screen.findByRole('option', { name: 'Увімкнено' }));
    await waitFor(() => expect(search(app).get('test_mode')).toBe('true'));
    await screen.findByRole('button', { name: 'Прибрати фільтр: Тестовий режим' });
    await waitFor(() => expect(lists(app).at(-1)).toContain('test_mode=true'));
  });

  it('are filtered by the days of their last start and of being added', async () => {
    const app = await renderApp('/terminals?started_from=2026-11-01&added_to=2020-01-01', { as: 'owner' });
    await screen.findByRole('button', { name: 'Прибрати фільтр: Останній запуск' });
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Додано' }));
    await hasRows();
    expect(lists(app).at(-1)).toContain('started_from=2026-11-01');
  });

  it('offer the same actions on right click and on ⋯, and copy a number', async () => {
    const { user } = await renderApp('/terminals?q=S1100101', { as: 'director' });
    await hasRows(1);
    const offered = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const expected = [
      'Редагувати',
      'АктивуватиТермінал уже активовано',
      'Заблокувати',
      'ІнкасаціяТермінал не приймає готівки',
      'Транзакції',
      'Скопіювати номер',
      expect.stringMatching(/^Історія змінПотрібне право «Перегляд журналу змін»\./),
      expect.stringMatching(/^ВідкріпитиПотрібне право «Відкріплення терміналів»\./),
    ];
    await user.pointer({
      keys: '[MouseRight]',
      target: within(rows()[0] as HTMLElement).getByText('Каса 1'),
    });
    expect(await offered()).toEqual(expected);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Дії: Каса 1, S1100101' }));
    expect(await offered()).toEqual(expected);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('menuitem', { name: 'Скопіювати номер' }));
    expect(write).toHaveBeenCalledWith('S1100101');
  });

  it('are blocked one by one, after a look; who blocked them may unblock them', async () => {
    const app = await renderApp('/terminals?q=S1100101', { as: 'director' });
    const { client } = app.services;
    await hasRows(1);
    await app.user.click(screen.getByRole('checkbox', { name: 'Вибрати: Каса 1, S1100101' }));
    expect((await screen.findAllByText('Вибрано 1 термінал')).length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: 'Дії: Каса 1, S1100101' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Заблокувати' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Блокування терміналів' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Заблокувати 1 термінал' }));
    await screen.findByRole('heading', { level: 1, name: 'Блокування терміналів' });
    await app.work();
    await screen.findByText('Завершено');
    const { items } = await client.operation('listTerminals')({
      query: { status: ['blocked'], perPage: 20 },
    });
    const ofBank = items.find(({ blocked_by }) => blocked_by === 'acquirer')?.number;
    for (const [number, words] of [
      ['S1100101', 'Розблокувати'],
      [ofBank, 'РозблокуватиТермінал заблокував банк-еквайр, розблокує лише він'],
    ] as const) {
      await app.goTo(`/terminals?status=blocked&q=${number}`);
      await waitFor(() => expect(rows()[0]?.textContent).toMatch(new RegExp(`${number}.*Заблокован`)));
      await app.user.click(await screen.findByRole('button', { name: new RegExp(`^Дії: .*${number}$`) }));
      const item = await screen.findByRole('menuitem', { name: /^Розблокувати/ });
      expect(item.textContent).toBe(words);
      await app.user.keyboard('{Escape}');
    }
  });

  it('are activated from their menu, after a question that names the terminal', async () => {
    const app = await renderApp('/terminals?q=S1100105', { as: 'director' });
    await hasRows(1);
    await app.user.click(screen.getByRole('button', { name: 'Дії: Каса 5, S1100105' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Активувати' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Активувати термінал «Каса 5»?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Активувати' }));
    await screen.findByText('Термінал успішно активовано!');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Активний'));
  });

  it('unfold into what has no column', async () => {
    const { user, location } = await renderApp('/terminals?q=S1001206', { as: 'cashier' });
    await hasRows(1);
    await user.click(screen.getByRole('button', { name: /^Подробиці: .*S1001206$/ }));
    expect(screen.getByText('Шаблон налаштувань', { selector: 'dt' }).parentElement?.textContent).toMatch(
      /^Шаблон налаштувань./,
    );
    expect(screen.getByText('Останній запуск', { selector: 'dt' })).toBeTruthy();
    expect(location()).toBe('/terminals?q=S1001206');
  });

  it('unfold on a phone into one list: what the card leaves out, then what has no column', async () => {
    const { user } = await renderApp('/terminals?q=S1100101', { as: 'cashier', width: 360 });
    await hasRows(1);
    await user.click(screen.getByRole('button', { name: /^Подробиці: / }));
    const lists = [...document.querySelectorAll('dl')].map((list) =>
      [...list.querySelectorAll('dt')].map((name) => name.textContent),
    );
    expect(lists).toEqual([
      [
        'Статус',
        'Вид',
        'Востаннє онлайн',
        'Модель',
        'Серійний номер',
        'ПТКС ID',
        'Активовано',
        'Останній запуск',
        'Шаблон налаштувань',
        'Додано',
      ],
    ]);
  });

  it('are sorted by what they took today, by whoever may see sums; others have neither column nor order', async () => {
    const app = await renderApp('/terminals', { as: 'accountant', width: 1920 });
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Сьогодні, ₴' }));
    await waitFor(() => expect(search(app).get('sort')).toMatch(/^-?today_amount$/));
    await waitFor(() => expect(lists(app).at(-1)).toContain('today_amount'));
    await app.goTo('/nowhere');
    const other = await renderApp('/terminals?sort=-today_amount', { as: 'cashier', width: 1920 });
    await hasRows();
    expect(screen.queryByRole('columnheader', { name: /Сьогодні/ })).toBeNull();
    expect(lists(other).at(-1)).not.toContain('today_amount');
  });

  it('are saved as a file: exactly what is filtered, in its order', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const app = await renderApp('/terminals?status=blocked&sort=-name&q=PAX&page=2', { as: 'cashier' });
    await app.user.click(await screen.findByRole('button', { name: 'Експорт XLSX' }));
    await waitFor(() => expect(clicked).toHaveLength(1));
    const [path, query] = String(clicked[0]).split('?');
    expect(path).toBe('/api/v1/terminals/export');
    const asked = Object.fromEntries(new URLSearchParams(query));
    expect(asked).toEqual({ format: 'xlsx', status: 'blocked', sort: '-name', q: 'PAX' });
  });
});

describe('/', () => {
  it('is the list of terminals, marked in the menu, and keeps its state in the address', async () => {
    const app = await renderApp('/?status=added', { as: 'cashier' });
    expect(app.location()).toBe('/?status=added');
    await screen.findByRole('heading', { level: 1, name: 'Термінали' });
    await screen.findByRole('button', { name: 'Прибрати фільтр: Статус' });
    const menu = within(screen.getByRole('navigation', { name: 'Головне меню' }));
    const current = menu.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toContain('Термінали');
    expect(lists(app)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Скинути' }));
    await waitFor(() => expect(app.location()).toBe('/'));
    await hasRows();
  });

  it('is the list also when it cannot be loaded', async () => {
    const app = await renderApp('/nowhere', { as: 'accountant' });
    await app.fail('listTerminals');
    await app.goTo(paths.home());
    await screen.findByRole('button', { name: 'Спробувати ще раз' });
    expect(screen.getByRole('heading', { level: 1, name: 'Термінали' })).toBeTruthy();
  });
});
