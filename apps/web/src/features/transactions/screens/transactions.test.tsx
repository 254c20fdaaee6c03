import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { responseAdvice } from '@kasa/contracts/transactions/response-codes';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const MONTH = { date_from: '2026-11-01', date_to: '2026-11-20' };
const as = 'accountant' as const;

/** By selector: `getByRole` for many rows is slow in jsdom. */
const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
const ids = () => rows().map((row) => row.dataset.rowId ?? '');
const hasRows = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
const asked = ({ requests }: RenderedApp, path: 'transactions' | 'totals') =>
  requests
    .filter((request) => request.startsWith(`GET /api/v1/transactions/${path}?`))
    .map((request) => new URLSearchParams(request.split('?')[1]));
const money = (kopiykas: number) =>
  `${new Intl.NumberFormat('uk-UA', { minimumFractionDigits: 2 }).format(kopiykas / 100)} ₴`.replace(
    /\s/g,
    ' ',
  );
const number = (count: number) => new Intl.NumberFormat('uk-UA').format(count).replace(/\s/g, ' ');
const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');
const beside = async (name: string | RegExp) => within(await screen.findByRole('complementary', { name }));

const open = (address = '/transactions', options: RenderOptions = {}) =>
  renderApp(address, { as, ...options });

/** Payments as the server has them, of all time. */
const payments = async ({ services }: RenderedApp, query: object = {}) =>
  (await services.client.operation('listTransactions')({ query: { perPage: 20, ...query } })).items;

/** Asks for one payment first, then opens the screen with it. */
async function openWith(query: object, addressOf: (payment: Payment) => string, options: RenderOptions = {}) {
  const app = await open('/profile/password', options);
  const [payment] = await payments(app, query);
  if (!payment) throw new Error('The seed has no such payment');
  await app.goTo(addressOf(payment));
  return { app, payment };
}
type Payment = Awaited<ReturnType<typeof payments>>[number];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the payments', () => {
  it('stand newest first, of the current month up to today, which is always said', async () => {
    const app = await open();
    await hasRows();
    expect(screen.getByRole('heading', { level: 1, name: 'Транзакції' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Період: Цей місяць/ })).toBeTruthy();
    expect(app.location()).toBe('/transactions');
    const [query] = asked(app, 'transactions');
    expect(Object.fromEntries(query ?? [])).toMatchObject(MONTH);
    expect(ids()).toEqual((await payments(app, { ...MONTH, perPage: 10 })).map(({ id }) => id));
  });

  it('are those of all time once the period is taken away, and of the month again by one choice', async () => {
    const app = await open();
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Період' }));
    await app.user.click(await screen.findByRole('button', { name: /^Період: за весь час/ }));
    expect(app.location()).toBe('/transactions?period=all');
    expect(asked(app, 'transactions').at(-1)?.has('date_from')).toBe(false);
    await app.user.click(await screen.findByRole('button', { name: 'Цей місяць' }));
    await waitFor(() => expect(app.location()).toBe('/transactions'));
  });

  it('come to the figures above them, by the same filter as the list', async () => {
    const app = await open('/transactions?status=approved,declined,reversed');
    await hasRows();
    const query = { ...MONTH, status: ['approved' as const, 'declined' as const, 'reversed' as const] };
    const { count, sums } = await app.services.client.operation('getTransactionTotals')({ query });
    const totals = await screen.findByRole('region', { name: 'Підсумки' });
    const { amount = 0, refund_amount = 0, net_amount = 0, by_status = [] } = sums ?? {};
    expect(plain(totals)).toContain(`Транзакцій${number(count)}Оплачено${money(amount)}`);
    expect(plain(totals)).toContain(`Повернуто${money(refund_amount)}Чиста виручка${money(net_amount)}`);
    const declined = by_status.find(({ status }) => status === 'declined');
    expect(plain(totals)).toContain(
      `Відхилено: ${number(declined?.count ?? 0)} на ${money(declined?.amount ?? 0)}`,
    );
  });

  it('are exported by that filter, with the period', async () => {
    const app = await open('/transactions?payment_form=cash');
    await hasRows();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Експорт XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    const { pathname, searchParams } = new URL(String(link?.href));
    expect(pathname).toBe('/api/v1/transactions/export');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...MONTH,
      format: 'xlsx',
      payment_form: 'cash',
    });
  });

  it('are too many for totals above 10 000, and the file is offered instead', async () => {
    const app = await open('/transactions?period=all', {
      network: async (request, pass) => {
        const response = await pass(request);
        if (!request.url.includes('/transactions/totals')) return response;
        const body = await response.json();
        const data = { count: 10_000, count_capped: true, sums: null };
        return Response.json({ ...body, data }, { headers: response.headers });
      },
    });
    await screen.findByText(/^Понад 10\s000 транзакцій: підсумків за стільки немає/);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Завантажити XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  });

  it('are shown even if their totals fail, which can be tried again', async () => {
    const app = await open('/profile/password');
    await app.fail('getTransactionTotals');
    await app.goTo('/transactions');
    await hasRows();
    await screen.findByText('Не вдалося порахувати підсумки.');
    await app.clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await screen.findByRole('region', { name: 'Підсумки' });
  });

  it('are not shown without the right, which is named', async () => {
    await open('/transactions', { as: 'dispatcher' });
    expect(await screen.findByText(/«Перегляд оплат»/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('searching', () => {
  it('says of a payment that the period hides that it is there, and shows it by one click', async () => {
    const { app, payment } = await openWith(
      { sort: 'started_at' },
      ({ order_id }) => `/transactions?q=${order_id}`,
    );
    await screen.findByText(/Ще 1 транзакція поза цим періодом\./);
    await app.user.click(screen.getByRole('button', { name: 'Показати за весь час' }));
    await waitFor(() => expect(ids()).toEqual([payment.id]));
    expect(app.location()).toBe(`/transactions?q=${payment.order_id}&period=all`);
    expect(screen.queryByText(/поза цим періодом/)).toBeNull();
  });

  it('says how many more there are when the period hides a part of what was found', async () => {
    const { terminalWithCash } = exampleIds;
    const app = await open(`/transactions?terminal_id=${terminalWithCash}`);
    await hasRows();
    const count = async (query: object) =>
      (await app.services.client.operation('getTransactionTotals')({ query })).count;
    const ofTerminal = { terminal_id: [terminalWithCash] };
    const hidden = (await count(ofTerminal)) - (await count({ ...ofTerminal, ...MONTH }));
    const words = `Ще ${number(hidden)} транзакц`;
    const line = await screen.findByText((text) => text.replace(/\s/g, ' ').startsWith(words));
    expect(line.textContent).toContain('поза цим періодом');
  });

  it('refuses a whole card number before it is sent, and keeps it out of the address', async () => {
    const app = await open();
    await hasRows();
    const before = app.requests.length;
    await app.user.type(screen.getByRole('searchbox'), '4111 1111 1111 1111{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Схоже на номер платіжної картки: його тут не зберігають');
    // Longer than typing is waited for.
    await new Promise((done) => setTimeout(done, 400));
    expect(app.location()).toBe('/transactions');
    expect(app.requests.slice(before).filter((request) => request.includes('4111'))).toEqual([]);
    await app.user.clear(screen.getByRole('searchbox'));
    await app.user.type(screen.getByRole('searchbox'), '1111{Enter}');
    await waitFor(() => expect(app.location()).toBe('/transactions?q=1111'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a card number out of an address that brings it along', async () => {
    const app = await open('/transactions?q=4111111111111111');
    await hasRows();
    expect(app.location()).toBe('/transactions');
    expect(app.requests.filter((request) => request.includes('4111'))).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4111');
  });

  it('narrows by a bank, a response code in words and an amount', async () => {
    const app = await open('/transactions?period=all');
    await hasRows();
    const choose = async (filter: string, option: RegExp) => {
      await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
      await app.user.click(await screen.findByRole('menuitem', { name: filter }));
      await app.user.click(await screen.findByRole('option', { name: option }));
      await app.user.click(screen.getByRole('button', { name: 'Застосувати' }));
    };
    await choose('Банк', /^Ощадбанк/);
    await waitFor(() => expect(app.location()).toContain('bank='));
    await choose('Код відповіді', /^51 Недостатньо коштів/);
    await waitFor(() => expect(app.location()).toContain('response_code=51'));
    await app.goTo(`${app.location()}&amount_from=5000&refund_amount_to=0`);
    await waitFor(() => {
      const query = Object.fromEntries(asked(app, 'transactions').at(-1) ?? []);
      expect(query).toMatchObject({ bank: 'Ощадбанк', response_code: '51', amount_from: '5000' });
    });
    expect(screen.getByRole('button', { name: /^Сума: від 50,00/ })).toBeTruthy();
  });
});

describe('a payment beside the list', () => {
  it('shows by its address how it went, from the terminal over bank and receipt, and all its facts', async () => {
    const { payment } = await openWith(
      { status: ['approved'], payment_form: ['card'], has_receipt: 'true' },
      ({ id }) => `/transactions?open=${id}`,
    );
    const drawer = await beside(new RegExp(`^${money(payment.amount).replace(/ /g, '\\s')}`));
    const steps = within(await drawer.findByRole('list', { name: 'Перебіг оплати' }))
      .getAllByRole('listitem')
      .map(plain);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain(`Розпочато на терміналі`);
    expect(steps[1]).toContain(`${payment.bank} · 00 Схвалено`);
    expect(steps[2]).toContain(`Фіскальний чек № ${payment.fiscal_number}`);
    for (const fact of [payment.order_id, payment.rrn, payment.card_mask, payment.company]) {
      expect(drawer.getByText(String(fact))).toBeTruthy();
    }
    const terminal = drawer.getByRole('link', { name: new RegExp(payment.terminal.number) });
    expect(terminal.getAttribute('href')).toBe(`/terminals?open=${payment.terminal.id}`);
  });

  it('names each refund, what was paid back in all, and what remained', async () => {
    const { app, payment } = await openWith(
      { status: ['partially_reversed'] },
      ({ id }) => `/transactions?period=all&open=${id}`,
    );
    const drawer = await beside(/₴/);
    const { refunds } = await app.services.client.operation('getTransaction')({ params: { id: payment.id } });
    const steps = within(await drawer.findByRole('list', { name: 'Перебіг оплати' }))
      .getAllByRole('listitem')
      .map(plain);
    const refunded = steps.filter((step) => step.startsWith('Повернуто'));
    expect(refunded).toHaveLength(refunds.length);
    expect(refunded[0]).toContain(`Повернуто ${money(refunds[0]?.amount ?? 0)}`);
    expect(refunded[0]).toContain(refunds[0]?.by?.name ?? 'Без участі працівників');
    const remained = money(payment.amount - payment.refund_amount);
    expect(plain(drawer.getByText('Чиста виручка').parentElement as Element)).toContain(remained);
  });

  it('says beside a decline what it means, whose doing it is and what to do next', async () => {
    await openWith({ response_code: ['51'] }, ({ id }) => `/transactions?period=all&open=${id}`);
    const drawer = await beside(/₴/);
    await drawer.findByText('51 Недостатньо коштів', { selector: 'p' });
    expect(drawer.getByText('Причина в покупця або його картці')).toBeTruthy();
    expect(drawer.getByText(responseAdvice.other_amount.uk)).toBeTruthy();
  });

  it('says in red that it was paid and has no receipt', async () => {
    const network: RenderOptions['network'] = async (request, pass) => {
      const response = await pass(request);
      if (!/\/transactions\/[\da-f-]{36}\b/.test(request.url)) return response;
      const { data, ...body } = await response.json();
      return Response.json(
        { ...body, data: { ...data, fiscal_number: null } },
        { headers: response.headers },
      );
    };
    await openWith({ status: ['approved'] }, ({ id }) => `/transactions?open=${id}`, { network });
    const drawer = await beside(/₴/);
    const gap = await drawer.findByText('Оплачено, чека немає');
    expect(gap.className).toContain('text-danger');
  });

  it('is printed, and the next one is shown from it', async () => {
    const { app } = await openWith(MONTH, ({ id }) => `/transactions?open=${id}`);
    await hasRows();
    const drawer = await beside(/₴/);
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(await drawer.findByRole('button', { name: 'Надрукувати' }));
    expect(printed).toHaveBeenCalledOnce();
    await app.user.click(drawer.getByRole('button', { name: 'Наступний рядок' }));
    await waitFor(() => expect(app.location()).toBe(`/transactions?open=${ids()[1]}`));
  });

  it('does not exist for a wrong address, and says so', async () => {
    await open('/transactions?open=01912d50-3c00-7000-8000-00000000ffff');
    expect(await screen.findByText(/транзакція належить іншій компанії/)).toBeTruthy();
  });
});

describe('a payment that comes in meanwhile', () => {
  it('is told and moves nothing until somebody wants to see it', async () => {
    const app = await open('/transactions', { isLive: true });
    await hasRows();
    await screen.findByText('Наживо');
    const before = ids();
    await app.control.makePayment({ body: { number: 'S1100281', amount: 30_000, in_cash: true } });
    const news = await screen.findByRole('button', { name: '1 нова: показати' }, { timeout: 5_000 });
    expect(ids()).toEqual(before);
    await app.user.click(news);
    await waitFor(() => expect(ids().slice(1)).toEqual(before.slice(0, -1)));
    expect(screen.queryByRole('button', { name: /нова/ })).toBeNull();
  });

  it('is not told where the filter leaves it out', async () => {
    const app = await open('/transactions?payment_form=qr', { isLive: true });
    await hasRows();
    await screen.findByText('Наживо');
    const before = app.requests.length;
    await app.control.makePayment({ body: { number: 'S1100281', amount: 30_000, in_cash: true } });
    await waitFor(
      () => expect(app.requests.slice(before).some((one) => one.includes('payment_form=qr'))).toBe(true),
      { timeout: 5_000 },
    );
    expect(screen.queryByRole('button', { name: /нова/ })).toBeNull();
  });
});

describe('the payments of a terminal', () => {
  it('are a step away from its row', async () => {
    const app = await open('/terminals', { as: 'cashier' });
    await hasRows();
    const [id] = ids();
    const [menu] = screen.getAllByRole('button', { name: /^Дії: / });
    await app.user.click(menu as HTMLElement);
    const entry = await screen.findByRole('menuitem', { name: 'Транзакції' });
    expect(entry.getAttribute('href')).toBe(`/transactions?terminal_id=${id}`);
  });

  it('are not offered to whoever may not see them', async () => {
    const app = await open('/terminals', { as: 'dispatcher' });
    await hasRows();
    const [menu] = screen.getAllByRole('button', { name: /^Дії: / });
    await app.user.click(menu as HTMLElement);
    await screen.findByRole('menuitem', { name: /^Скопіювати номер/ });
    expect(screen.queryByRole('menuitem', { name: 'Транзакції' })).toBeNull();
  });

  it('open from the last ones beside the terminal', async () => {
    await open(`/terminals?open=${exampleIds.terminalWithCash}`);
    const drawer = await beside(/Термінал самообслуговування/);
    const [payment] = await drawer.findAllByRole('link', { name: /^(Готівка|Картка|QR-код|Телефон)/ });
    expect(payment?.getAttribute('href')).toMatch(
      /^\/transactions\?terminal_id=[\da-f-]{36}&period=all&open=[\da-f-]{36}$/,
    );
  });
});
