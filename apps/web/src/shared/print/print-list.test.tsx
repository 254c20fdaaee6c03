import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferRequests } from '#app/test-support/defer-requests.ts';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

/** What would be on paper. */
const sheet = () => document.querySelector<HTMLElement>('.kasa-print');
const printedRows = () => within(sheet() as HTMLElement).getAllByRole('row', { hidden: true });
const headers = () =>
  within(sheet() as HTMLElement)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

const mockPrint = () => vi.spyOn(window, 'print').mockImplementation(() => undefined);

async function startPrinting({ user }: RenderedApp, isInMenu = false) {
  if (isInMenu) await user.click(await screen.findByRole('button', { name: 'Інші дії' }));
  await user.click(await screen.findByRole(isInMenu ? 'menuitem' : 'button', { name: 'Надрукувати' }));
  return within(await screen.findByRole('dialog', { name: 'Друк списку' }));
}

afterEach(() => vi.restoreAllMocks());

it('a list is printed with all rows that the filters let through, and closes when it was', async () => {
  const print = mockPrint();
  const app = await renderApp('/Transports?status=on_route');
  const found = Number((await screen.findByText(/^1–10 з \d+$/)).textContent?.match(/\d+$/)?.[0]);
  expect(found).toBeGreaterThan(10);
  const dialog = await startPrinting(app);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(printedRows()).toHaveLength(found + 2);
  const details = printedRows()[0]?.textContent;
  expect(details).toContain('Статус: На маршруті');
  expect(details).toMatch(/\d\d\.\d\d\.\d{4}/);
  const { user } = app.services.session.current() ?? {};
  expect(details).toContain(`${user?.full_name}, ${formatPhone(String(user?.phone))}`);
  expect(dialog.getByRole('button', { name: 'Надрукувати' })).toBeTruthy();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(sheet()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the columns that were chosen are printed, those that do not fit the screen, too', async () => {
  mockPrint();
  const app = await renderApp('/branches?hidden=city', { width: 400 });
  await startPrinting(app, true);
  await waitFor(() => expect(sheet()).not.toBeNull());
  expect(headers()).toContain('Адреса');
  expect(headers()).not.toContain('Місто');
});

/** A network on which there are more depots than the server counts. */
const manyDepots: RenderOptions['network'] = async (request, pass) => {
  const answer = await pass(request);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/api/v1/transport/depots') return answer;
  const { data, ...envelope } = await answer.json();
  const perPage = Number(searchParams.get('perPage'));
  const first = (Number(searchParams.get('page')) - 1) * perPage;
  const items = Array.from({ length: perPage }, (_, n) => ({ ...data.items[0], id: `row ${first + n}` }));
  const all = { ...data, items, per_page: perPage, total: 10_000, total_capped: true, page_count: 500 };
  return Response.json({ ...envelope, data: all }, { headers: answer.headers });
};

it('a list that is too long says so and asks before its beginning is printed', async () => {
  const print = mockPrint();
  const app = await renderApp('/branches', { network: manyDepots });
  const dialog = await startPrinting(app);
  await dialog.findByText(/^Перші 1\s000 рядків із понад 10\s000$/, {}, { timeout: 20_000 });
  expect(print).not.toHaveBeenCalled();
  await app.user.click(dialog.getByRole('button', { name: 'Надрукувати' }));
  expect(print).toHaveBeenCalledOnce();
  expect(printedRows()).toHaveLength(1_002);
}, 40_000);

it('reading is given up by cancelling, and nothing is printed', async () => {
  const print = mockPrint();
  const { network, release } = deferRequests((request) => request.url.includes('page=2'));
  const app = await renderApp('/Transports', { network });
  const dialog = await startPrinting(app);
  await dialog.findByText('20 з 150');
  await app.user.click(dialog.getByRole('button', { name: 'Скасувати' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  release();
  expect(app.requests.filter((request) => request.includes('page=3'))).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});

it('a failure is shown and tried again', async () => {
  const print = mockPrint();
  const app = await renderApp('/branches');
  await screen.findByRole('row', { name: /Автобусне депо №1/ });
  await app.fail('listDepots');
  const dialog = await startPrinting(app);
  const retry = await dialog.findByRole('button', { name: 'Спробувати ще раз' });
  expect(print).not.toHaveBeenCalled();
  await app.clearFaults();
  await app.user.click(retry);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(printedRows()).toHaveLength(7);
});

it('a list within a depot is printed with the depot’s name, and only its own', async () => {
  mockPrint();
  const app = await renderApp(`/branches/${exampleIds.depot}?tab=drivers`);
  const found = Number((await screen.findByText(/^1–10 з \d+$/)).textContent?.match(/\d+$/)?.[0]);
  const depot = (await screen.findByRole('heading', { level: 1, name: /№/ })).textContent;
  await startPrinting(app);
  await waitFor(() => expect(sheet()).not.toBeNull());
  expect(sheet()?.textContent).toContain(`${depot}: Водії`);
  expect(printedRows()).toHaveLength(found + 2);
});
