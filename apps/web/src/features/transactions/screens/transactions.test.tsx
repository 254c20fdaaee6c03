import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  asked,
  hasRows,
  ids,
  MONTH,
  money,
  number,
  open,
  openWith,
  payments,
  plain,
  standAtSeed,
} from '../test-support/payments.ts';

standAtSeed();

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
    expect(plain(totals)).toContain(`Транзакцій${number(count)}Оборот${money(amount)}`);
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

  it('come to one line on a phone, which unfolds', async () => {
    const { user } = await open('/transactions', { width: 360 });
    const line = await screen.findByText('Чиста виручка', { selector: 'summary' });
    expect(plain(line)).toMatch(/\d,\d\d ₴$/);
    const all = line.parentElement as HTMLDetailsElement;
    expect(all.open).toBe(false);
    await user.click(line);
    expect(all.open).toBe(true);
    expect(within(all).getByText('Оборот')).toBeTruthy();
  });

  it('begin on a phone below the period in the line of the title, and their figures stand below them', async () => {
    const { terminalWithCash } = exampleIds;
    const app = await open(`/transactions?terminal_id=${terminalWithCash}`, { width: 360 });
    await hasRows();
    const title = screen.getByRole('heading', { level: 1, name: 'Транзакції' });
    const period = screen.getByRole('button', { name: /^Період: Цей місяць/ });
    expect(title.closest('header')?.contains(period)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Прибрати фільтр: Період' })).toBeNull();
    const table = screen.getByRole('table');
    const isBelow = (one: Element) =>
      Boolean(table.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBelow(await screen.findByRole('region', { name: 'Підсумки' }))).toBe(true);
    expect(isBelow(await screen.findByText(/поза цим періодом/))).toBe(true);

    await app.user.click(period);
    const dialog = within(await screen.findByRole('dialog', { name: 'Період' }));
    await app.user.click(dialog.getByRole('button', { name: '7 днів' }));
    await app.user.click(dialog.getByRole('button', { name: 'Показати' }));
    await screen.findByRole('button', { name: 'Період: 7 днів' });
    await app.user.click(screen.getByRole('button', { name: 'Показати за весь час' }));
    await waitFor(() => expect(app.location()).toContain('period=all'));
  });

  it('stand on a wide screen below their figures', async () => {
    await open();
    await hasRows();
    const totals = await screen.findByRole('region', { name: 'Підсумки' });
    const order = totals.compareDocumentPosition(screen.getByRole('table'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
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
    const card = '4111111111111111';
    const app = await open(`/transactions?q=${card}&card_mask=${card}&company=${card}&bank=${card}`);
    await hasRows();
    expect(app.location()).toBe('/transactions');
    expect(app.requests.filter((request) => request.includes('4111'))).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4111');
  });

  it('narrows by a company that money was paid to', async () => {
    const app = await open('/transactions?period=all');
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Компанія' }));
    await app.user.click(await screen.findByRole('option', { name: 'ТОВ «Затишок»' }));
    await app.user.click(screen.getByRole('button', { name: 'Застосувати' }));
    await screen.findByRole('button', { name: 'Компанія: ТОВ «Затишок»' });
    await waitFor(() => expect(asked(app, 'totals').at(-1)?.get('company')).toBe('ТОВ «Затишок»'));
  });

  it('narrows by what is shown of a card, however it is written, and never by all of it', async () => {
    const app = await open('/transactions?period=all');
    await hasRows();
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Картка' }));
    const field = await screen.findByRole('textbox', { name: 'Картка' });
    await app.user.type(field, '4111 1111 1111 1111');
    expect(await screen.findByText('Схоже на номер платіжної картки: його тут не зберігають')).toBeTruthy();
    await app.user.clear(field);
    await app.user.type(field, '41494');
    expect(await screen.findByText(/^Введіть перші 6 цифр картки, останні 4/)).toBeTruthy();
    await app.user.clear(field);
    await app.user.type(field, '4149 49** **** 0042');
    await waitFor(() => expect(app.location()).toContain('card_mask=414949******0042'));
    await waitFor(() => expect(field).toHaveProperty('value', '414949******0042'));
    await waitFor(() => expect(asked(app, 'totals').at(-1)?.get('card_mask')).toBe('414949******0042'));
    expect(app.requests.filter((request) => request.includes('4111'))).toEqual([]);
    await app.user.keyboard('{Escape}');
    await app.goTo('/transactions?card_mask=0042');
    await screen.findByRole('button', { name: 'Картка: …0042' });
  });

  it('names the company and the card in English', async () => {
    await open('/transactions?company=ТОВ «Затишок»&card_mask=414949', { locale: 'en' });
    await screen.findByRole('button', { name: 'Company: ТОВ «Затишок»' });
    await screen.findByRole('button', { name: 'Card: 414949…' });
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
