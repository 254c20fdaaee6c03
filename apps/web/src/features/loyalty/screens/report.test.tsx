import { exampleLoyaltyReport } from '@kasa/contracts/loyalty/report';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  phoneByRole,
  type RenderedApp,
  type RenderOptions,
  renderApp,
} from '#app/test-support/render-app.tsx';
import { formatIn } from '#shared/i18n/format.ts';
import type { LoyaltyReport } from '../model/report.ts';

const address = '/Loyalty/report';
const NAME = 'Чай і кава зранку';
const NUMBER = '4820010017';
const { discount, customer } = exampleIds;
const format = formatIn('uk');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW }));
afterEach(() => void vi.useRealTimers());

const open = (search = '', options: RenderOptions = {}) =>
  renderApp(`${address}${search}`, { as: 'owner', ...options });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const asked = ({ requests }: RenderedApp) =>
  requests
    .filter((request) => request.includes('/loyalty/report?'))
    .map((request) => Object.fromEntries(new URLSearchParams(request.split('?')[1])));
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const figures = async () => plain((await screen.findByLabelText('Підсумки за період')).textContent);
const link = async (name: string) => screen.findByRole('link', { name: (text) => plain(text) === name });
const telling = async (text: RegExp) =>
  screen.findByText((_, element) => text.test(plain(element?.textContent)) && element?.tagName === 'P');

/** What the server answers for this month. */
const answered = ({ services }: RenderedApp, query: { discount_id?: string } = {}) =>
  services.client.operation('getLoyaltyReport')({
    query: { date_from: '2026-11-01', date_to: '2026-11-20', ...query },
  });
const figuresOf = ({ totals }: LoyaltyReport) =>
  [
    ...['Покупок', format.number(totals.receipts), 'Знято з цін', format.money(totals.discount_amount)],
    ...['Нараховано бонусів', format.money(totals.earned), 'Сплачено бонусами', format.money(totals.spent)],
    ...['Продано на', format.money(totals.amount)],
  ].map(plain);

/** Answers with the contract's example, changed. */
const answering =
  (change: Partial<LoyaltyReport> = {}): NonNullable<RenderOptions['network']> =>
  async (request, pass) => {
    const answer = await pass(request);
    if (!request.url.includes('/loyalty/report?')) return answer;
    const { data: _, ...body } = (await answer.json()) as { data: unknown };
    const data = { ...exampleLoyaltyReport, ...change };
    return Response.json({ ...body, data }, { headers: answer.headers });
  };
const [often, oneCashier] = exampleLoyaltyReport.odd_use;
if (often?.kind !== 'often' || oneCashier?.kind !== 'one_cashier') throw new Error('another example');

describe('what discounts gave', () => {
  it('is told of this month: what customers were given, and what was sold', async () => {
    const app = await open();
    const report = await answered(app);
    const told = await figures();
    for (const figure of figuresOf(report)) expect(told).toContain(figure);
    const odd = await region('Варто перевірити');
    expect(odd.queryAllByRole('listitem')).toHaveLength(report.odd_use.length);
    expect(report.odd_use.length).toBeGreaterThan(0);
    expect(asked(app)[0]).toEqual({ date_from: '2026-11-01', date_to: '2026-11-20' });
  });

  it('is set against what was sold, and against what came back', async () => {
    const { totals } = exampleLoyaltyReport;
    await open('', { network: answering({ totals: { ...totals, refund_amount: 20_000 } }) });
    expect(await figures()).toMatch(
      /Покупок12 ?2 відомі покупці.*Продано на1 485,00 ₴З них повернуто 200,00 ₴$/,
    );
    await telling(/^На кожну гривню знижок і нарахованих бонусів продано на 7,17 ₴\./);
  });

  it('is shown by day, as a table too, and a day leads to its own report', async () => {
    const app = await open('', { network: answering() });
    const days = await region('Надано покупцям');
    expect(
      days.getByRole('img', { name: (name) => plain(name) === '19.11.2026: 0,00 ₴, 0 покупок' }),
    ).toBeDefined();
    const day = days.getByRole('link', {
      name: (name) => plain(name) === '18.11.2026: 207,00 ₴, 12 покупок',
    });
    await app.user.click(days.getByRole('button', { name: 'Таблиця' }));
    const rows = days.getAllByRole('row').map((row) => plain(row.textContent));
    expect(rows).toEqual([
      'ДеньПокупокПродано наЗнято з цінНараховано бонусівСплачено бонусами',
      '18.11.2026121 485,00 ₴165,00 ₴42,00 ₴25,00 ₴',
      '19.11.202600,00 ₴0,00 ₴0,00 ₴0,00 ₴',
      'Усього121 485,00 ₴165,00 ₴42,00 ₴25,00 ₴',
    ]);
    expect(day.getAttribute('href')).toBe(`${address}?from=2026-11-18&to=2026-11-18`);
    await app.user.click(days.getByRole('link', { name: '18.11.2026' }));
    await waitFor(() =>
      expect(asked(app).at(-1)).toEqual({ date_from: '2026-11-18', date_to: '2026-11-18' }),
    );
  });

  it('is divided by discount; each leads to what it alone gave, and back to all', async () => {
    const app = await open();
    const { by_discount } = await answered(app);
    const [most] = by_discount;
    if (most === undefined) throw new Error('the seed has no purchases with discounts');
    const rows = (await region('За знижками')).getAllByRole('row');
    expect(rows).toHaveLength(by_discount.length + (by_discount.length > 1 ? 2 : 1));
    await app.user.click(await link(plain(most.discount.name)));
    const chosen = await region(most.discount.name);
    expect(app.location()).toBe(`${address}?discount=${most.discount.id}`);
    const alone = await answered(app, { discount_id: most.discount.id });
    await waitFor(async () => {
      for (const figure of figuresOf(alone)) expect(await figures()).toContain(figure);
    });
    expect(screen.queryByRole('region', { name: 'За знижками' })).toBeNull();
    await app.user.click(chosen.getByRole('link', { name: 'Усі знижки' }));
    await region('За знижками');
    expect(app.location()).toBe(address);
  });

  it('is a list of discounts on a phone', async () => {
    const [one] = exampleLoyaltyReport.by_discount;
    const by_discount = one ? [{ ...one, spent: 0 }] : [];
    await open('', { width: 360, network: answering({ by_discount }) });
    const list = within(await screen.findByRole('list', { name: 'За знижками' }));
    const card = list.getByRole('heading', { level: 3, name: NAME }).closest('li');
    // What it did not do is left out.
    expect(plain(card?.textContent)).toMatch(
      /Покупок12Продано на1 485,00 ₴Знято з цін165,00 ₴Нараховано бонусів42,00 ₴Відомих покупців2$/,
    );
  });

  it('is told in English', async () => {
    await open('', { locale: 'en', network: answering() });
    await telling(/^Each hryvnia of discounts and earned bonuses goes with ₴7\.17 of sales\./);
    await telling(
      /^On 18\.11\.2026 customer 4820010017 made 9 purchases with discounts or bonuses: ₴120\.00 given in discounts and bonuses/,
    );
  });
});

it('grows with payments that come in meanwhile', async () => {
  const app = await open('', { isLive: true });
  await figures();
  await screen.findByText('Наживо');
  const before = asked(app).length;
  await app.control.makePayment({ body: { number: 'S1100281', amount: 30_000, in_cash: true } });
  await waitFor(() => expect(asked(app).length).toBeGreaterThan(before), { timeout: 8_000 });
});

describe('what is chosen', () => {
  it('is a discount, in the filter, which stands in the address and leads to the discount', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /фільтр/i }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Знижка' }));
    await app.user.click(await screen.findByRole('option', { name: new RegExp(NAME) }));
    await waitFor(() => expect(asked(app).at(-1)).toMatchObject({ discount_id: discount }));
    expect(app.location()).toBe(`${address}?discount=${discount}`);
    await app.user.keyboard('{Escape}');
    await app.user.click((await region(NAME)).getByRole('link', { name: 'Відкрити знижку' }));
    await screen.findByRole('complementary', { name: NAME });
  });

  it('is of other days, but not of more than 31', async () => {
    const app = await open('?from=2026-09-01&to=2026-10-31');
    await screen.findByText(/щонайбільше за 31 день/);
    expect(asked(app)).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: /^Період: / }));
    await app.user.click(await screen.findByRole('button', { name: 'Минулий тиждень' }));
    await waitFor(() =>
      expect(asked(app).at(-1)).toEqual({ date_from: '2026-11-09', date_to: '2026-11-15' }),
    );
    expect(app.location()).toBe(`${address}?from=2026-11-09&to=2026-11-15`);
  });
});

describe('what is worth checking', () => {
  it('is told in sentences, which lead to the customer and to payments at the cashier', async () => {
    const app = await open('', { network: answering() });
    await telling(
      /^18\.11\.2026 покупець 4820010017 зробив 9 покупок зі знижками чи бонусами: надано знижок і бонусів на 120,00 ₴, сплачено бонусами 5,00 ₴\.$/,
    );
    const { id, name } = oneCashier.cashier;
    await telling(
      new RegExp(
        `^У касира ${name} 11 з 12 покупок відомих покупців зі знижками чи бонусами зробив покупець ${NUMBER}: надано знижок і бонусів на 150,00 ₴, сплачено бонусами 9,00 ₴\\.$`,
      ),
    );
    const odd = await region('Варто перевірити');
    const payments = odd.getByRole('link', { name: `Оплати в касира ${name}` });
    expect(payments.getAttribute('href')).toContain(`cashier_id=${id}`);
    await app.user.click(odd.getAllByRole('link', { name: `Покупець ${NUMBER}` })[0] as HTMLElement);
    await screen.findByRole('complementary');
    expect(app.location()).toBe(`/Loyalty/customers?open=${customer}`);
  });

  it('is told of how many days it was so, and without sums that are noughts', async () => {
    const odd_use = [{ ...often, days: 3, spent: 0 }];
    await open('', { network: answering({ odd_use }) });
    await telling(/: надано знижок і бонусів на 120,00 ₴\. Так було 3 дні за період\.$/);
  });

  it('is of one discount where one is chosen', async () => {
    await open(`?discount=${discount}`, { network: answering() });
    await telling(/ зробив 9 покупок за цією знижкою: /);
    await telling(/ 11 з 12 покупок відомих покупців за цією знижкою зробив /);
  });

  it('names no customer to who may not know them', async () => {
    const odd_use = [
      { ...often, customer: null, receipts: 21 },
      { ...oneCashier, customer: null, of_receipts: 21 },
    ];
    await open('', { network: answering({ odd_use }) });
    await telling(/^18\.11\.2026 один покупець зробив 21 покупку зі знижками чи бонусами/);
    await telling(/ 11 з 21 покупки відомих покупців зі знижками чи бонусами зробив один покупець/);
    expect(screen.queryByRole('link', { name: /^Покупець/ })).toBeNull();
  });

  it('is nothing, and from when on it would be something is said', async () => {
    await open('', { network: answering({ odd_use: [] }) });
    const odd = await region('Варто перевірити');
    expect(odd.getByText('Нічого незвичного немає.')).toBeDefined();
    expect(
      odd.getByText(
        /зробили зі знижками чи бонусами 5 покупок за день або більше.* 10 покупок за період або більше/,
      ),
    ).toBeDefined();
  });
});

describe('where there is nothing to tell', () => {
  it('no purchases are explained, with a way to the discounts', async () => {
    const app = await open('?from=2005-03-01&to=2005-03-02');
    await screen.findByText('Покупок зі знижками чи бонусами немає');
    expect(screen.getByText(/каси не запитують про знижки перед оплатою/)).toBeDefined();
    await app.user.click(screen.getByRole('link', { name: 'До знижок' }));
    expect(app.location()).toBe('/Loyalty');
  });

  it('a discount that is gone leads back to all', async () => {
    const app = await open('?from=2026-11-02&discount=01912d50-3c00-7000-8000-0000000fffff');
    await screen.findByText('Такої знижки немає');
    await app.user.click(screen.getByRole('link', { name: 'Усі знижки' }));
    await region('Надано покупцям');
    expect(app.location()).toBe(`${address}?from=2026-11-02`);
  });

  it('a report that fails is asked for again', async () => {
    const app = await renderApp('/nowhere', { as: 'owner' });
    await app.fail('getLoyaltyReport');
    await app.goTo(address);
    await screen.findByText('Не вдалося завантажити звіт');
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await figures();
  });

  it('who may not see reports is told so, and no discount leads to it', async () => {
    const app = await renderApp('/nowhere', { as: 'director' });
    const rights = { phone: phoneByRole.director, roles: ['director' as const], tags_added: [] };
    await app.control.setRights({ body: { ...rights, tags_removed: ['reports_view'] } });
    app.services.session.store(await app.services.client.operation('getMe')());
    await app.goTo(address);
    expect(await screen.findByText(/^Потрібне право «Перегляд звітів»/)).toBeDefined();
    expect(asked(app)).toEqual([]);
    await app.goTo(`/Loyalty?open=${discount}`);
    const drawer = within(await screen.findByRole('complementary'));
    await drawer.findByText(/^Знижка 10\s%/);
    expect(drawer.queryByRole('link', { name: 'Звіт про знижку' })).toBeNull();
  });
});
