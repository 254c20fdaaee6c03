import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';
import type { UserStatistics } from '../model/person-figures.ts';

const NAME = 'Гаврилюк Оксана Степанівна';
const POINT = 'Затишок на Городоцькій, Львів';
const { userForPhoto: seller, user: director, userInvited: newcomer } = exampleIds;
const address = (id: string, search = '') => `/users/statistics/${id}${search}`;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (at = address(seller), options: RenderOptions = {}) =>
  renderApp(at, { as: 'owner', ...options });
const part = (name: string | RegExp) => screen.findByRole('region', { name });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const asked = ({ requests }: RenderedApp) =>
  requests
    .filter((request) => /\/(own-)?statistics\?/.test(request))
    .map((request) => Object.fromEntries(new URLSearchParams(request.split('?')[1])));
const figures = async () => within(await screen.findByLabelText('Підсумки за період'));
const card = async (label: string) =>
  plain((await figures()).getByText(label).closest('div')?.textContent).slice(label.length);

/** The same answer with some of it changed. */
const changed =
  (change: (statistics: UserStatistics) => Partial<UserStatistics>): NonNullable<RenderOptions['network']> =>
  async (request, pass) => {
    const answer = await pass(request);
    if (!/statistics\?/.test(request.url)) return answer;
    const { data, ...body } = (await answer.json()) as { data: UserStatistics };
    const headers = answer.headers;
    return Response.json({ ...body, data: { ...data, ...change(data) } }, { headers });
  };

/** Follows a link to payments, and reads what the list of them comes to. */
async function totalsBehind({ user }: RenderedApp, link: HTMLElement) {
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Транзакції' });
  const totals = await part('Підсумки');
  await waitFor(() => expect(plain(totals.textContent)).toMatch(/Оборот/));
  return plain(totals.textContent);
}

describe('the statistics of somebody', () => {
  it('stand beside the period before and the median of those at the same points', async () => {
    const app = await open();
    await screen.findByRole('heading', { level: 1, name: NAME });
    expect(await card('Оборот')).toMatch(
      /^[\d ]+,\d\d ₴(На \d+ % (більше|менше): було [\d ]+,\d\d ₴)Медіана: [\d ]+,\d\d ₴$/,
    );
    expect(await card('Відпрацьовано')).toMatch(/^\d+ год( \d+ хв)?заплановано \d+ год.*Медіана: \d+ год/);
    screen.getByText(
      /^«Було» — за такий самий період перед цим: .* до 11:00\. Медіана — серед усіх, хто продавав на тих самих точках \(\d+ /,
    );
    expect(asked(app)).toEqual([{ date_from: '2026-11-01', date_to: '2026-11-20' }]);
  });

  it('are not compared with a period that is not whole, nor with fewer than three people', async () => {
    await open(address(seller), {
      network: changed(({ previous }) => ({ previous: { ...previous, is_whole: false }, median: null })),
    });
    expect(await card('Оборот')).toMatch(/^[\d ]+,\d\d ₴$/);
    expect(screen.getByText(/^Порівняти з попереднім періодом не можна: .* Медіани немає: /)).toBeTruthy();
  });

  it('are of the days that are chosen, which stand in the address', async () => {
    const app = await open();
    await figures();
    await app.user.click(screen.getByRole('button', { name: /^Період: / }));
    await app.user.click(await screen.findByRole('button', { name: 'Минулий тиждень' }));
    await waitFor(() =>
      expect(asked(app).at(-1)).toEqual({ date_from: '2026-11-09', date_to: '2026-11-15' }),
    );
    expect(app.location()).toBe(address(seller, '?date_from=2026-11-09&date_to=2026-11-15'));
    await app.user.keyboard('{Escape}');
    await waitFor(async () => expect(within(await part('Оборот')).getAllByRole('listitem')).toHaveLength(7));
  });

  it('of more than 31 days are not asked for: it says so', async () => {
    const app = await open(address(seller, '?date_from=2026-01-01&date_to=2026-11-20'));
    await screen.findByText(/щонайбільше за 31 день/);
    expect(asked(app)).toEqual([]);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Експорт XLSX' });
    expect(save.disabled).toBe(true);
  });

  it('can be read as a table by day', async () => {
    const { user } = await open();
    const sales = await part('Оборот');
    await user.click(within(sales).getByRole('button', { name: 'Таблиця' }));
    const rows = within(within(sales).getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(22);
    expect(rows[0]?.textContent).toBe('ДеньОплатОборотПовернутоСередній чекВідпрацьованоЗаплановано');
    expect(plain(rows.at(-1)?.textContent)).toMatch(/^Усього\d+ ?.* ₴.* год/);
    const hours = await part(/^Робочий час/);
    expect(within(hours).getAllByRole('img', { name: /: відпрацьовано .*, заплановано / })).toHaveLength(20);
  });

  it('lead from the total to the payments, which come to the same', async () => {
    const app = await open();
    const [amount = ''] = (await card('Оборот')).split(' ₴');
    const link = (await figures()).getByRole('link', { name: (name) => plain(name) === `${amount} ₴` });
    expect(await totalsBehind(app, link)).toContain(`Оборот${amount} ₴`);
    const days = 'date_from=2026-11-01&date_to=2026-11-20';
    expect(app.location()).toBe(`/transactions?${days}&cashier_id=${seller}&paid_from=2026-11-01`);
  });

  it('lead from a day and from a point to the payments, which come to the same', async () => {
    const app = await open();
    const [day] = within(await part('Оборот')).getAllByRole('link');
    const ofDay = plain(day?.getAttribute('aria-label')).replace(/^.*?: (.*? ₴).*$/, '$1');
    expect(await totalsBehind(app, day as HTMLElement)).toContain(`Оборот${ofDay}`);
    await app.goTo(address(seller));
    const point = await screen.findByRole('link', { name: POINT });
    const [, ofPoint] = within(point.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(await totalsBehind(app, point)).toContain(`Оборот${plain(ofPoint?.textContent)}`);
    expect(app.location()).toContain(`&cashier_id=${seller}&`);
    expect(app.location()).toContain(`&point_id=${exampleIds.point}`);
  });

  it('lead from what was paid back to its payments, which come to the same', async () => {
    const app = await open();
    const [refunded = ''] = (await card('Повернуто')).split(' ₴');
    const link = (await figures()).getByRole('link', { name: (name) => plain(name) === `${refunded} ₴` });
    expect(await totalsBehind(app, link)).toContain(`Повернуто${refunded} ₴`);
    expect(app.location()).toContain('refunded=true');
  });

  it('are a list of points on a phone, each with its median', async () => {
    await open(address(seller), { width: 360 });
    const point = within(
      (await screen.findByRole('heading', { level: 3, name: POINT })).closest('li') as HTMLElement,
    );
    expect(point.getAllByText(/^Медіана: /)).toHaveLength(6);
  });
});

describe('whoever looks', () => {
  it('finds the own statistics from the profile, without the right to see reports', async () => {
    const app = await renderApp('/profile', { as: 'cashier' });
    await app.user.click(await screen.findByRole('link', { name: 'Відкрити статистику' }));
    await screen.findByRole('heading', { level: 1, name: 'Моя статистика' });
    await figures();
    expect(app.location()).toBe(address(app.services.session.current()?.user.id ?? ''));
    expect(app.requests.some((request) => request.includes('/users/own-statistics?'))).toBe(true);
  });

  it('of whom is at other points by now has what was sold there, without a way to payments out of sight', async () => {
    const left = { id: '01912d50-3c00-7000-8000-0000000fffff', name: 'Кіоск', city: 'Львів' };
    await renderApp('/profile', {
      as: 'cashier',
      network: changed(({ by_point }) => ({
        by_point: by_point.map((one) => ({ ...one, point: left, median: null })),
        median: null,
      })),
    }).then(({ user }) => screen.findByRole('link', { name: 'Відкрити статистику' }).then(user.click));
    expect((await figures()).queryAllByRole('link')).toEqual([]);
    screen.getByText(/Тут і точки, де ви вже не працюєте/);
  });

  it('comes from the list of people', async () => {
    const app = await renderApp('/users', { as: 'owner' });
    await app.user.click(await screen.findByRole('button', { name: `Дії: ${NAME}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Статистика' }));
    await screen.findByRole('heading', { level: 1, name: NAME });
    expect(app.location()).toBe(address(seller));
  });

  it('learns that there is no such person', async () => {
    const app = await open(address('01912d50-3c00-7000-8000-0000000fffff'));
    await screen.findByText('Такого користувача немає');
    await app.goTo(address('nobody'));
    await screen.findByText('Такого користувача немає');
    expect(asked(app)).toHaveLength(1);
  });

  it('is told that somebody neither sold nor worked', async () => {
    const app = await open(address(director));
    await screen.findByText('За ці дні немає ні продажів, ні змін');
    expect(screen.queryByLabelText('Підсумки за період')).toBeNull();
    await app.goTo(address(newcomer));
    await screen.findByText('За ці дні немає ні продажів, ні змін');
  });

  it('tries again where it failed', async () => {
    const app = await open('/nowhere');
    await app.fail('getUserStatistics');
    await app.goTo(address(seller));
    await screen.findByText('Не вдалося порахувати статистику');
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await figures();
  });

  it.each([
    ['owner', address(seller), `/api/v1/users/users/${seller}/statistics/export`],
    ['cashier', null, '/api/v1/users/own-statistics/export'],
  ] as const)('takes them along as a file: %s', async (as, at, path) => {
    const app = await renderApp('/nowhere', { as });
    const own = app.services.session.current()?.user.id ?? '';
    await app.goTo(at ?? address(own));
    await figures();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href);
    });
    await app.user.click(screen.getByRole('button', { name: 'Експорт XLSX' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const { pathname, searchParams } = new URL(saved[0] ?? '');
    expect([pathname, searchParams.get('format'), searchParams.get('date_from')]).toEqual([
      path,
      'xlsx',
      '2026-11-01',
    ]);
  });

  it('reads English', async () => {
    await open(address(seller), { locale: 'en' });
    await screen.findByLabelText('Totals for the period');
    for (const name of ['Gross sales', 'Working time (line: planned)', 'By day', 'By point']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
  });
});
