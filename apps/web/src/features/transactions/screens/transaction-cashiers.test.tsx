import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedApp, RenderOptions } from '#app/test-support/render-app.tsx';
import {
  asked,
  beside,
  hasRows,
  ids,
  MONTH,
  open,
  payments,
  rows,
  standAtSeed,
} from '../test-support/payments.ts';

standAtSeed();

const { userForPhoto: HAVRYLIUK, userToEdit: ROMANIUK, ecommTerminal } = exampleIds;
const FOREIGN = '01912d50-3c00-7000-8000-00000000ffff';
const who = /^Гаврилюк Оксана/;

/** Opens a screen without payments, to make some first. */
const before = (options?: RenderOptions) => open('/profile/password', options);

/** A payment at a terminal that whoever is signed in sees. @returns its id */
async function paidTo(app: RenderedApp, cashier_id: string | null): Promise<string> {
  const query = { status: ['active' as const], kind: ['acquiring' as const], perPage: 1 };
  const { items } = await app.services.client.operation('listTerminals')({ query });
  const body = { number: items[0]?.number ?? '', amount: 30_000, in_cash: true, cashier_id };
  return (await app.control.makePayment({ body })).transaction_id;
}
/** What stands beside «Касир» in the details of a payment. */
async function cashierBeside(): Promise<HTMLElement> {
  const facts = within(await (await beside(/₴/)).findByRole('region', { name: 'Подробиці' }));
  return facts.getByText('Касир').parentElement as HTMLElement;
}
const statistics = (id: string) => `/users/statistics/${id}?date_from=2026-11-20&date_to=2026-11-20`;

describe('who took payments', () => {
  it('narrows the list, its totals and its file, by one person and by several', async () => {
    const app = await before();
    const first = await paidTo(app, HAVRYLIUK);
    const second = await paidTo(app, ROMANIUK);
    await app.goTo('/transactions');
    await hasRows();
    const choose = async (name: RegExp) => {
      await app.user.click(await screen.findByRole('option', { name }));
      await app.user.click(screen.getByRole('button', { name: 'Застосувати' }));
    };
    await app.user.click(screen.getByRole('button', { name: 'Фільтр' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Касир' }));
    await choose(who);
    await waitFor(() => expect(app.location()).toBe(`/transactions?cashier_id=${HAVRYLIUK}`));
    const of = async (cashier_id: string[]) =>
      (await payments(app, { ...MONTH, perPage: 10, cashier_id })).map(({ id }) => id);
    await waitFor(async () => expect(ids()).toEqual(await of([HAVRYLIUK])));
    expect(ids()).toContain(first);
    expect(ids()).not.toContain(second);
    await app.user.click(screen.getByRole('button', { name: /^Касир: Гаврилюк/ }));
    await choose(/^Романюк Ірина/);
    const both = [HAVRYLIUK, ROMANIUK].sort();
    await waitFor(async () => expect(ids()).toEqual(await of(both)));
    const inQuery = (query: URLSearchParams | undefined) => query?.get('cashier_id')?.split(',').sort();
    expect(inQuery(new URLSearchParams(app.location().split('?')[1]))).toEqual(both);
    await waitFor(() => expect(inQuery(asked(app, 'totals').at(-1))).toEqual(both));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Експорт XLSX' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    expect(inQuery(new URL(String(link?.href)).searchParams)).toEqual(both);
  });

  it('stands in the table, and a dash where nobody was signed in', async () => {
    const app = await before();
    const [by, alone] = [await paidTo(app, HAVRYLIUK), await paidTo(app, null)];
    await app.goTo('/transactions');
    await hasRows();
    const cell = async (id: string) => {
      const row = rows().find(({ dataset }) => dataset.rowId === id);
      const n = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Касир');
      return row?.children[n]?.textContent;
    };
    expect(await cell(by)).toMatch(who);
    expect(await cell(alone)).toBe('—');
  });

  it('leads from a payment to how that person sold on its day', async () => {
    const app = await before();
    await app.goTo(`/transactions?open=${await paidTo(app, HAVRYLIUK)}`);
    const link = within(await cashierBeside()).getByRole('link', { name: who });
    expect(link.getAttribute('href')).toBe(statistics(HAVRYLIUK));
  });

  it('leads whoever may not see reports to their own day only', async () => {
    const app = await before({ as: 'cashier' });
    const me = app.services.session.current()?.user.id ?? '';
    await app.goTo(`/transactions?open=${await paidTo(app, me)}`);
    const own = within(await cashierBeside()).getByRole('link');
    expect(own.getAttribute('href')).toBe(statistics(me));
    await app.goTo(`/transactions?open=${await paidTo(app, HAVRYLIUK)}`);
    await waitFor(async () => expect((await cashierBeside()).textContent).toContain('Гаврилюк Оксана'));
    expect(within(await cashierBeside()).queryByRole('link')).toBeNull();
  });

  it('leads from the payments of one person to how that person sold on these days', async () => {
    const days = 'date_from=2026-11-01&date_to=2026-11-15';
    const app = await open(`/transactions?${days}&cashier_id=${HAVRYLIUK},${ROMANIUK}`, {
      as: 'owner',
    });
    await hasRows();
    const way = { name: 'Статистика касира' };
    const openMenu = async () => app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Масові повернення' });
    expect(screen.queryByRole('menuitem', way)).toBeNull();
    await app.user.keyboard('{Escape}');
    await app.goTo(`/transactions?${days}&cashier_id=${HAVRYLIUK}`);
    await hasRows();
    await openMenu();
    await app.user.click(await screen.findByRole('menuitem', way));
    await waitFor(() => expect(app.location()).toBe(`/users/statistics/${HAVRYLIUK}?${days}`));
  });

  it('is nobody where nobody was signed in', async () => {
    const app = await before();
    await app.goTo(`/transactions?open=${await paidTo(app, null)}`);
    const fact = await cashierBeside();
    expect(fact.textContent).toBe('Касир—');
    expect(within(fact).queryByRole('link')).toBeNull();
  });

  it('of another merchant is refused as another’s point is, and can be taken out of the filter', async () => {
    const app = await open(`/transactions?cashier_id=${FOREIGN}`);
    await screen.findByRole('button', { name: 'Касир: …' });
    await screen.findByText('Не вдалося завантажити');
    await app.user.click(screen.getByRole('button', { name: 'Прибрати фільтр: Касир' }));
    await hasRows();
    expect(app.location()).toBe('/transactions');
  });

  it('is asked nowhere at a terminal of a shop on the web', async () => {
    const address = `/list/ecomm_transactions/${ecommTerminal}?period=all&cashier_id=${HAVRYLIUK}`;
    const app = await open(address, { as: 'owner' });
    await hasRows();
    expect(screen.queryByRole('button', { name: /^Касир/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Касир' })).toBeNull();
    expect(asked(app, 'transactions').at(-1)?.has('cashier_id')).toBe(false);
  });

  it('decides which payments are told when they come in', async () => {
    const app = await open(`/transactions?cashier_id=${HAVRYLIUK}`, { isLive: true });
    await screen.findByText('Наживо');
    await paidTo(app, ROMANIUK);
    await paidTo(app, HAVRYLIUK);
    await screen.findByRole('button', { name: '1 нова: показати' }, { timeout: 5_000 });
    expect(asked(app, 'transactions').every((query) => query.get('cashier_id') === HAVRYLIUK)).toBe(true);
  });
});
