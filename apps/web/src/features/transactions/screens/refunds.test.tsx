import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phoneByRole, type RenderOptions } from '#app/test-support/render-app.tsx';
import { beside, money, open, plain, standAtSeed } from '../test-support/payments.ts';
import {
  bank,
  choose,
  dialog,
  id,
  isClosed,
  openRefund,
  payment,
  REASON,
  REFUND,
  refund,
  says,
  sent,
  submit,
  sum,
  typeSum,
  WHOLE,
} from '../test-support/refunds.ts';

standAtSeed();

describe('a cashier', () => {
  it('gives back all that is left of a payment, once, with a reason, and sees by which way', async () => {
    const opened = await openRefund('cashier');
    const { app, shown } = opened;
    const { card_mask } = await payment(app);
    expect(shown.getByText('Можна повернути').nextElementSibling?.textContent).toMatch(/^350,00/);
    expect(shown.getByText(`На ту саму картку ${card_mask}`)).toBeTruthy();
    expect(shown.queryByRole('textbox', { name: /^Сума/ })).toBeNull();
    await app.user.click(shown.getByRole('button', submit(WHOLE)));
    expect(await shown.findByText("Поле обов'язкове")).toBeTruthy();
    expect(sent(app)).toBe(0);
    await choose(opened);
    await app.user.dblClick(shown.getByRole('button', submit(WHOLE)));
    await says(`Повернуто ${money(WHOLE)}`);
    await isClosed();
    expect(app.location()).toBe('/transactions');
    expect(sent(app)).toBe(1);
    expect(await payment(app)).toMatchObject({ status: 'reversed', left_amount: 0, refund_amount: WHOLE });
  });

  it('cannot give back a part, nor learn a status again', async () => {
    const app = await open('/transactions?period=all', { as: 'cashier' });
    await bank(app, 'silent');
    await refund(app, WHOLE, WHOLE);
    await app.goTo(`/transactions?period=all&open=${id}`);
    const drawer = await beside(/₴/);
    const again = await drawer.findByRole('button', { name: 'Оновити статус' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(drawer.queryByRole('button', { name: 'Повернути' })).toBeNull();
  });
});

describe('a director', () => {
  it('gives back by sum until nothing is left, and no more than that', async () => {
    const opened = await openRefund('director');
    const { app, shown } = opened;
    expect(plain(shown.getByRole('button', submit(WHOLE)))).toBe(`Повернути ${money(WHOLE)}`);
    await choose(opened, 'Помилкова сума');
    await typeSum(opened, '400');
    await app.user.click(shown.getByRole('button', submit(40_000)));
    await says(`До повернення залишилося ${money(WHOLE)}`);
    expect(sent(app)).toBe(0);
    await typeSum(opened, '100,50');
    await app.user.click(shown.getByRole('button', submit(10_050)));
    await isClosed();
    await app.goTo(REFUND);
    await screen.findByRole('textbox', { name: /^Причина/ });
    const rest = { app, shown: await dialog() };
    await waitFor(() => expect(sum(rest).value.replace(/\s/g, ' ')).toBe('249,50'));
    await choose(rest, 'Помилкова сума');
    await app.user.click(rest.shown.getByRole('button', submit(24_950)));
    await isClosed();
    await app.goTo(REFUND);
    await says(`Цю оплату вже повернуто повністю: ${money(WHOLE)}`);
    const { reversals } = await payment(app);
    expect(reversals.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sum', 10_050],
      ['full', 24_950],
    ]);
  });

  it('is told the largest sum there is in hryvnias', async () => {
    const opened = await openRefund('director');
    await choose(opened);
    await typeSum(opened, '99999999999');
    await opened.app.user.click(opened.shown.getByRole('button', { name: /^Повернути\s99/ }));
    await says('Не більше ніж 10 000 000 000');
  });

  it('who may only give back by sum is told which right all of it takes', async () => {
    const app = await open('/profile/password', { as: 'director' });
    await app.control.setRights({
      body: {
        phone: phoneByRole.director,
        roles: ['director'],
        tags_added: [],
        tags_removed: ['facq_transac_reversal'],
      },
    });
    app.services.session.store(await app.services.client.operation('getMe')());
    await app.goTo(REFUND);
    await screen.findByRole('textbox', { name: /^Сума/ });
    const opened = { app, shown: await dialog() };
    await waitFor(() => expect(sum(opened).value).toBe(''));
    await typeSum(opened, '350');
    await choose(opened);
    await app.user.click(opened.shown.getByRole('button', submit(WHOLE)));
    await opened.shown.findByText(/^Потрібне право «Повернення коштів»/);
    expect(sent(app)).toBe(0);
  });
});

describe('the answer', () => {
  it('that is lost is asked for again, and the money goes back once', async () => {
    const opened = await openRefund('director');
    const { app, shown } = opened;
    await typeSum(opened, '100');
    await choose(opened);
    await app.fail('reverseTransaction', { how: 'drop', times: 1, afterHandler: true });
    await app.user.click(shown.getByRole('button', submit(10_000)));
    await shown.findByText(/^Відповідь не надійшла: гроші можуть уже бути повернуті/);
    await app.user.click(shown.getByRole('button', submit(10_000)));
    await says(`Повернуто ${money(10_000)}`);
    expect(sent(app)).toBe(2);
    expect(await payment(app)).toMatchObject({ refund_amount: 10_000, reversals: [{ amount: 10_000 }] });
  });

  it('that the bank owes is waited for; nothing is offered again', async () => {
    const opened = await openRefund('cashier');
    const { app, shown } = opened;
    await bank(app, 'silent');
    await choose(opened);
    await app.user.click(shown.getByRole('button', submit(WHOLE)));
    await screen.findByText('Банк ще не відповів');
    await says(`Повернення ${money(WHOLE)}: гроші можуть уже бути повернуті`);
    const again = screen.getByRole('button', { name: 'Оновити статус' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', submit(WHOLE))).toBeNull();
    await app.goTo('/profile/password');
    await app.goTo(REFUND);
    await says(`Повернення ${money(WHOLE)}: гроші можуть уже бути повернуті`);
    expect(screen.queryByRole('button', submit(WHOLE))).toBeNull();
  });

  it('that the bank owes is asked for in the dialog by whoever may', async () => {
    const opened = await openRefund('owner');
    const { app, shown } = opened;
    await bank(app, 'silent');
    await choose(opened);
    await app.user.click(shown.getByRole('button', submit(WHOLE)));
    await says(`Повернення ${money(WHOLE)}: гроші можуть уже бути повернуті`);
    await bank(app, 'approves');
    await app.user.click(screen.getByRole('button', { name: 'Оновити статус' }));
    await says(`Повернуто ${money(WHOLE)}`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Оновити статус' })).toBeNull());
  });

  it('that is no is said with what to do, and the refund can be tried again', async () => {
    const opened = await openRefund('cashier');
    const { app, shown } = opened;
    await bank(app, 'declines');
    await choose(opened);
    await app.user.click(shown.getByRole('button', submit(WHOLE)));
    await shown.findByText(/^Банк відмовив: 91 Банк не відповідає/);
    expect(shown.getByText('Нічого не повернуто.')).toBeTruthy();
    expect(shown.getByText('Спробуйте повернути ще раз за кілька хвилин.')).toBeTruthy();
    await bank(app, 'approves');
    await app.user.click(shown.getByRole('button', submit(WHOLE)));
    await says(`Повернуто ${money(WHOLE)}`);
    expect((await payment(app)).reversals.map(({ state }) => state)).toEqual(['refused', 'done']);
  });

  it('that less is left by now has to be confirmed again', async () => {
    const opened = await openRefund('cashier');
    const { app, shown } = opened;
    await app.control.setRights({
      body: {
        phone: phoneByRole.cashier,
        roles: ['cashier'],
        tags_added: ['facq_transac_reversal_sum'],
        tags_removed: [],
      },
    });
    await refund(app, 5_000, WHOLE);
    await choose(opened);
    await app.user.click(shown.getByRole('button', submit(WHOLE)));
    await says(`Тепер можна повернути ${money(30_000)}`);
    expect((await payment(app)).refund_amount).toBe(5_000);
    await app.user.click(await shown.findByRole('button', submit(30_000)));
    await says(`Повернуто ${money(30_000)}`);
    expect((await payment(app)).refund_amount).toBe(WHOLE);
  });

  it('that the terminal has less cash stands at the sum', async () => {
    const network: RenderOptions['network'] = async (request, pass) =>
      request.url.includes('/reversals')
        ? Response.json(
            { code: 1401, message: 'У терміналі немає стільки готівки', details: { inside_amount: 2_500 } },
            { status: 409 },
          )
        : pass(request);
    const opened = await openRefund('director', { network });
    await choose(opened);
    await opened.app.user.click(opened.shown.getByRole('button', submit(WHOLE)));
    await says(`У терміналі лише ${money(2_500)} готівки`);
    expect(sum(opened).getAttribute('aria-invalid')).toBe('true');
  });

  it('comes to the other tab by itself: drawer, row and dialog show what is left', async () => {
    const app = await open(`/transactions?open=${id}&refund=${id}`, { as: 'director', isLive: true });
    const opened = { app, shown: await dialog() };
    await waitFor(() => expect(sum(opened).value).toContain('350,00'));
    await screen.findByText('Наживо');
    await refund(app, 5_000, WHOLE);
    await waitFor(() => expect(sum(opened).value).toContain('300,00'), { timeout: 5_000 });
    await says(`Тепер можна повернути ${money(30_000)}`);
    await app.user.click(opened.shown.getByRole('button', { name: 'Скасувати' }));
    const drawer = await beside(/₴/);
    const step = drawer.getByText((_, one) => one?.tagName === 'LI' && plain(one).includes(REASON));
    expect(plain(step)).toContain(`Повернуто ${money(5_000)}`);
  });
});
