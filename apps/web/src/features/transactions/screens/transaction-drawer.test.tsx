import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { responseAdvice } from '@kasa/contracts/transactions/response-codes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  beside,
  changed,
  hasRows,
  ids,
  MONTH,
  money,
  open,
  openWith,
  payments,
  plain,
  standAtSeed,
} from '../test-support/payments.ts';

standAtSeed();

const IS_PAYMENT = /\/transactions\/[\da-f-]{36}(\?|$)/;

describe('a payment beside the list', () => {
  it('shows by its address how it went, from the terminal over bank and receipt, and all its facts', async () => {
    const app = await open('/profile/password');
    const found = await payments(app, { status: ['approved'], payment_form: ['card'], has_receipt: 'true' });
    const read = app.services.client.operation('getTransaction');
    const all = await Promise.all(found.map(({ id }) => read({ params: { id } })));
    const payment = all.find(({ loyalty }) => loyalty === null);
    if (payment === undefined) throw new Error('every payment of the seed has discounts');
    await app.goTo(`/transactions?open=${payment.id}`);
    const drawer = await beside(new RegExp(`^${money(payment.amount).replace(/ /g, '\\s')}`));
    const steps = within(await drawer.findByRole('list', { name: 'Перебіг оплати' }))
      .getAllByRole('listitem')
      .map(plain);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain(`Розпочато на терміналі`);
    expect(steps[1]).toContain(`${payment.bank} · 00 Схвалено`);
    expect(steps[2]).toContain(`Фіскальний чек № ${payment.fiscal_number}`);
    const facts = within(drawer.getByRole('region', { name: 'Подробиці' }));
    for (const fact of [payment.order_id, payment.rrn, payment.card_mask, payment.company]) {
      expect(facts.getByText(String(fact))).toBeTruthy();
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
    expect(drawer.getByText('Причина в покупцеві або його картці')).toBeTruthy();
    expect(drawer.getByText(responseAdvice.other_amount.uk)).toBeTruthy();
  });

  it('says in red that it was paid and has no receipt', async () => {
    const network = changed(IS_PAYMENT, (data) => ({ ...data, fiscal_number: null }));
    await openWith({ status: ['approved'] }, ({ id }) => `/transactions?open=${id}`, { network });
    const drawer = await beside(/₴/);
    const steps = within(await drawer.findByRole('list', { name: 'Перебіг оплати' }));
    const gap = await steps.findByText('Оплачено, чека немає');
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
