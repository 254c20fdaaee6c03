import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

export const NOW = new Date('2026-11-20T09:00:00.000Z');
export const MONTH = { date_from: '2026-11-01', date_to: '2026-11-20' };
export const as = 'accountant' as const;

/** By selector: `getByRole` for many rows is slow in jsdom. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('table tr[data-row-id]')];
export const ids = () => rows().map((row) => row.dataset.rowId ?? '');
export const hasRows = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
export const asked = ({ requests }: RenderedApp, path: 'transactions' | 'totals') =>
  requests
    .filter((request) => request.startsWith(`GET /api/v1/transactions/${path}?`))
    .map((request) => new URLSearchParams(request.split('?')[1]));
export const money = (kopiykas: number) =>
  `${new Intl.NumberFormat('uk-UA', { minimumFractionDigits: 2 }).format(kopiykas / 100)} ₴`.replace(
    /\s/g,
    ' ',
  );
export const number = (count: number) => new Intl.NumberFormat('uk-UA').format(count).replace(/\s/g, ' ');
export const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ');
export const beside = async (name: string | RegExp) =>
  within(await screen.findByRole('complementary', { name }));

export const open = (address = '/transactions', options: RenderOptions = {}) =>
  renderApp(address, { as, ...options });

/** Payments as the server has them, of all time. */
export const payments = async ({ services }: RenderedApp, query: object = {}) =>
  (await services.client.operation('listTransactions')({ query: { perPage: 20, ...query } })).items;

/** Asks for one payment first, then opens the screen with it. */
export async function openWith(
  query: object,
  addressOf: (payment: Payment) => string,
  options: RenderOptions = {},
) {
  const app = await open('/profile/password', options);
  const [payment] = await payments(app, query);
  if (!payment) throw new Error('The seed has no such payment');
  await app.goTo(addressOf(payment));
  return { app, payment };
}
/** Answers of the calls that `which` fits, changed by `change`. */
export const changed =
  (which: RegExp, change: (data: Record<string, unknown>) => object): NonNullable<RenderOptions['network']> =>
  async (request, pass) => {
    const response = await pass(request);
    if (!which.test(request.url)) return response;
    const { data, ...body } = await response.json();
    return Response.json({ ...body, data: change(data) }, { headers: response.headers });
  };

export type Payment = Awaited<ReturnType<typeof payments>>[number];

/** The clock stands where the seed does. */
export function standAtSeed(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
