import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RenderedApp } from '#app/test-support/render-app.tsx';
import { hasRows, money, open, payments, standAtSeed } from '../test-support/payments.ts';
import { DESK, dialog, isClosed, payment, says, TITLE } from '../test-support/refunds.ts';

standAtSeed();

describe('the refund desk', () => {
  const ask = async (app: RenderedApp, text: string) => {
    const shown = await dialog();
    const field = shown.getByRole('textbox', { name: /^RRN, фіскальний номер чека/ });
    await app.user.clear(field);
    await app.user.type(field, `${text}{Enter}`);
    return shown;
  };

  it('finds by the receipt, and the money goes back, by the keyboard alone', async () => {
    const app = await open(DESK, { as: 'cashier' });
    const [found] = await payments(app, {
      status: ['approved'],
      has_receipt: 'true',
      payment_form: ['card'],
    });
    const field = (await dialog()).getByRole('textbox', { name: /^RRN, фіскальний номер чека/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await app.user.keyboard(`${found?.fiscal_number}{Enter}`);
    await screen.findByText(/^Знайдено 1 оплату\. Enter відкриє повернення/);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.location()).toBe(`/transactions?refund=${found?.id}`));
    const reason = await screen.findByRole('textbox', { name: /^Причина/ });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await app.user.keyboard('Не підійшов розмір{Enter}');
    await says(`Повернуто ${money(found?.amount ?? 0)}`);
    await isClosed();
    const { reversals } = await payment(app, found?.id);
    expect(reversals).toMatchObject([{ reason: 'Не підійшов розмір', kind: 'full', state: 'done' }]);
  });

  it('is a button of the list', async () => {
    const app = await open('/transactions', { as: 'cashier', width: 1440 });
    await hasRows();
    await app.user.click(screen.getByRole('link', { name: TITLE }));
    expect(app.location()).toBe(DESK);
    const camera = (await dialog()).getByRole('link', { name: 'Сканувати чек' });
    expect(camera.getAttribute('href')).toBe('/qr?for=refund');
  });

  it('shows several by four digits, newest first, to choose from', async () => {
    const app = await open(DESK, { as: 'cashier' });
    const { card_mask } = await payment(app);
    const last = card_mask?.slice(-4) ?? '';
    const all = await payments(app, { q: last });
    const shown = await ask(app, last);
    const list = within(await shown.findByRole('list', { name: 'Знайдені оплати' }));
    expect(list.getAllByRole('listitem')).toHaveLength(Math.min(all.length, 10));
  });

  it('takes the link of a receipt, and says what is refunded already', async () => {
    const app = await open(DESK, { as: 'cashier' });
    const [refunded] = await payments(app, { status: ['reversed'], has_receipt: 'true' });
    const number = refunded?.fiscal_number;
    const shown = await ask(app, `https://cabinet.tax.gov.ua/cashregs/check?id=${number}&fn=4000123456&sm=1`);
    await shown.findByText('Уже повернуто повністю');
    expect(shown.queryByRole('button', { name: /^Повернути/ })).toBeNull();
  });

  it('says that there is none, and never sends a whole card number', async () => {
    const app = await open(DESK, { as: 'cashier' });
    const shown = await ask(app, '999999999999');
    await shown.findByText('За «999999999999» оплат не знайдено');
    expect(shown.getByText(/шукаються лише повністю/)).toBeTruthy();
    await ask(app, '4111 1111 1111 1112');
    await shown.findByText('Якщо це номер картки, введіть лише 4 останні цифри.');
    const before = app.requests.length;
    await ask(app, '4111 1111 1111 1111');
    await shown.findByText(/^Схоже на номер платіжної картки/);
    expect(app.requests.slice(before).filter((one) => one.includes('4111'))).toEqual([]);
  });

  it('shows an accountant what is left and which right is missing', async () => {
    const app = await open(DESK, { as: 'accountant' });
    const { rrn } = await payment(app);
    const shown = await ask(app, rrn ?? '');
    const button = await shown.findByRole('button', { name: /^Повернути: 350,00/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(button);
    await screen.findByText(/^Потрібне право «Повернення коштів»/);
  });
});
