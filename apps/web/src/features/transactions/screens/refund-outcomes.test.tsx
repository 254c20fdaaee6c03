import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  beside,
  hasRows,
  ids,
  money,
  open,
  payments,
  plain,
  rows,
  standAtSeed,
} from '../test-support/payments.ts';
import {
  bank,
  choose,
  dialog,
  id,
  isClosed,
  openRefund,
  refund,
  says,
  submit,
  typeSum,
  WHOLE,
} from '../test-support/refunds.ts';

standAtSeed();

describe('once the money is back', () => {
  it('its message leads to the return receipt', async () => {
    const opened = await openRefund('director');
    const { app, shown } = opened;
    await typeSum(opened, '100');
    await choose(opened);
    await app.user.click(shown.getByRole('button', submit(10_000)));
    await says(`Повернуто ${money(10_000)}`);
    await isClosed();
    await app.user.click(await screen.findByRole('link', { name: 'Відкрити' }));
    expect(app.location()).toBe(`/transactions?period=all&open=${id}&receipt=newest`);
    const drawer = await beside(/₴/);
    const newest = await drawer.findByRole('tab', { selected: true });
    expect(plain(newest)).toContain(`Повернення ${money(10_000)}`);
    await waitFor(() => expect(document.activeElement).toBe(drawer.getByRole('region', { name: 'Чек' })));
  });

  it('the focus is in the drawer that it was begun in, and the newest return is shown there', async () => {
    const app = await open(`/transactions?period=all&open=${id}`, { as: 'cashier' });
    const drawer = await beside(/₴/);
    await app.user.click(await drawer.findByRole('button', { name: 'Повернути' }));
    const opened = { app, shown: await dialog() };
    await choose(opened);
    await app.user.click(opened.shown.getByRole('button', submit(WHOLE)));
    await isClosed();
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Повернути' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('complementary')));
    const newest = await drawer.findByRole('tab', { selected: true });
    expect(plain(newest)).toContain(`Повернення ${money(WHOLE)}`);
  });

  it('or not: a dialog that is closed leaves the focus where it was', async () => {
    const app = await open(`/transactions?period=all&open=${id}`, { as: 'cashier' });
    const drawer = await beside(/₴/);
    const button = await drawer.findByRole('button', { name: 'Повернути' });
    await app.user.click(button);
    await app.user.click((await dialog()).getByRole('button', { name: 'Скасувати' }));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('an accountant', () => {
  it('asks the bank again, and is told what came out', async () => {
    const app = await open('/profile/password', { as: 'owner' });
    await bank(app, 'silent');
    await refund(app, WHOLE, WHOLE);
    await app.goTo(`/transactions?period=all&open=${id}`);
    const drawer = await beside(/₴/);
    await app.user.click(await drawer.findByRole('button', { name: 'Оновити статус' }));
    await screen.findByText(/^Банк ще не відповів\. Статус без змін:/);
    expect(plain(drawer.getByRole('list', { name: 'Перебіг оплати' }))).toContain(
      `Повернення ${money(WHOLE)} триває`,
    );
    await bank(app, 'approves');
    await app.user.click(drawer.getByRole('button', { name: 'Оновити статус' }));
    await screen.findByText(/^Новий статус: /);
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Оновити статус' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('complementary'));
    const link = await screen.findByRole('link', { name: 'Відкрити' });
    expect(link.getAttribute('href')).toBe(`/transactions?period=all&open=${id}`);
    expect(plain(drawer.getByRole('list', { name: 'Перебіг оплати' }))).toContain(
      `Повернуто ${money(WHOLE)}`,
    );
  });
});

describe('the payment', () => {
  it('changes in the list where it stands', async () => {
    const app = await open('/transactions?payment_form=card', { as: 'director', isLive: true });
    await hasRows();
    await screen.findByText('Наживо');
    const before = ids();
    const [paid] = await payments(app, { payment_form: ['card'], status: ['approved'] });
    await refund(app, 1, paid?.amount ?? 0, paid?.id);
    const row = rows().find(({ dataset }) => dataset.rowId === paid?.id) as HTMLElement;
    await waitFor(() => expect(plain(row)).toContain('Повернуто частково'), { timeout: 5_000 });
    expect(ids()).toEqual(before);
  });

  it('offers its refund in its row, and shows a refused one in red', async () => {
    const app = await open('/transactions?status=approved', { as: 'cashier' });
    await bank(app, 'declines');
    await refund(app, WHOLE, WHOLE);
    await hasRows();
    const [menu] = screen.getAllByRole('button', { name: /^Дії: / });
    await app.user.click(menu as HTMLElement);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Повернути' }));
    await dialog();
    await app.goTo(`/transactions?period=all&open=${id}`);
    const refused = await (await beside(/₴/)).findByText(
      /^Повернення .* відхилено, код 91: нічого не повернуто/,
    );
    expect(refused.className).toContain('text-danger');
  });
});
