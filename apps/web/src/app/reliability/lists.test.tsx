/** U14, U17: lists with any page in the address, and responses in any order. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { renderApp } from '../test-support/render-app.tsx';
import { shownText, toastTexts, visit, waitUntilSettled } from '../test-support/visit.ts';

const withPage = (address: string, page: string) =>
  `${address}${address.includes('?') ? '&' : '?'}page=${page}`;

describe('twenty odd pages and sizes in the address', () => {
  const odd = [
    ...['-1', '0', 'abc', '1e9', '1.5', '', '%00', '٢', '0x2', 'null', 'Infinity', '99999999999999999999'],
    ...['2&page=9', '1&perPage=-5', '1&perPage=1e9', '1&perPage=all', '1&perPage=', '1&perPage=15.5'],
    ...['2&perPage=100000000', '1%20OR%201=1'],
  ];

  it('never make a request that the server refuses', async () => {
    expect(odd).toHaveLength(20);
    const app = await renderApp('/nowhere');
    for (const page of odd) {
      const before = app.requests.length;
      await visit(app, { idleAddress: '/nowhere', address: withPage('/Drivers', page) });
      const [asked = ''] = app.requests.slice(before).filter((request) => request.includes('/drivers?'));
      const query = new URLSearchParams(asked.split('?')[1]);
      expect(Number(query.get('page')), page).toBeGreaterThanOrEqual(1);
      expect(Number(query.get('perPage')), page).toBeGreaterThanOrEqual(10);
      expect(Number(query.get('perPage')), page).toBeLessThanOrEqual(20);
      expect(screen.queryByText('Не вдалося завантажити дані.'), page).toBeNull();
      expect([shownText() !== '', toastTexts()], page).toEqual([true, []]);
    }
  }, 40_000);
});

describe('answers that come in the wrong order', () => {
  const lists = [
    '/Routes',
    '/Transports',
    '/Drivers',
    '/branches',
    '/companies',
    '/products',
    '/products/groups',
    '/products/runs',
    paths.productRun({ id: exampleIds.productRun }),
    ...['/products/imports', '/products/imports/runs'],
    paths.productImport({ id: exampleIds.productImport }),
    paths.productImportRun({ id: exampleIds.productImportRun }),
    '/ingredients',
    '/ingredients/templates',
    '/Loyalty',
    '/Loyalty/customers',
    '/points/list',
    '/points/keys',
    '/users',
    '/users/templates',
    '/users/manage',
    '/audit',
    '/transactions',
  ];
  const terminals = [
    ...[
      '/list/ecomm_terminal',
      '/terminals',
      '/terminals/templates',
      '/terminals/runs',
      '/Terminal/Activate',
    ],
    paths.terminalRun({ id: exampleIds.bulkRun }),
    paths.terminalTemplateApply({ id: exampleIds.terminalTemplate }),
  ];
  const encashments = [
    paths.terminalEncashment({ id: exampleIds.terminalWithCash }),
    ...['/cash', '/cash/rounds', '/transactions/runs', '/list/ecomm_callbacks'],
    '/list/ecomm_callbacks/runs',
    paths.callbackRun({ id: exampleIds.resendRun }),
    paths.transactionRun({ id: exampleIds.reversalRun }),
  ];
  // All lists are read by the same code: twenty responses for one, four for each other.
  it.each([...lists, ...terminals, ...encashments].map((path, n) => [path, n === 0 ? 20 : 4] as const))(
    'leave the rows of the last question on %s, of %i',
    async (path, answers) => {
      const waiting: (() => void)[] = [];
      let isHolding = false;
      const app = await renderApp('/nowhere', {
        as: 'owner',
        network: (request, pass) => {
          const isList = isHolding && new URL(request.url).searchParams.has('page');
          return isList
            ? new Promise((resolve) => waiting.push(() => resolve(pass(request.clone()))))
            : pass(request);
        },
      });
      await app.goTo(`${path}?perPage=10`);
      await waitUntilSettled(app);
      isHolding = true;
      for (let n = 1; n <= answers; n += 1) await app.goTo(`${path}?page=${n + 1}&perPage=10`);
      // The last request finds nothing; no earlier response may replace that.
      await app.goTo(`${path}?page=800`);
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      for (const answer of waiting.reverse()) await act(async () => answer());
      await waitUntilSettled(app);
      expect(app.location()).toBe(`${path}?page=800`);
      expect(screen.getByText('Такої сторінки списку немає.')).toBeTruthy();
      expect(toastTexts()).toEqual([]);
    },
  );
});
