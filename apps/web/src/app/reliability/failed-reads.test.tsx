/** Spec §8: a failed read is told by a toast, once, and stands in its place with the same words. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { toast } from '../../shared/toast/toast.ts';
import { type RenderedApp, renderApp } from '../test-support/render-app.tsx';
import { shownText, toastTexts, waitUntilSettled } from '../test-support/visit.ts';

const INTERNAL = codes.internal.uk;
const { terminalWithCash } = exampleIds;

const reads = [
  ['/terminals', 'listTerminals'],
  ['/dashboard', 'getDashboard'],
  ['/users', 'listUsers'],
  ['/audit', 'listAuditEntries'],
  ['/transactions', 'listTransactions'],
  ['/transactions/runs', 'listReversalRuns'],
  ['/list/ecomm_callbacks/runs', 'listResendRuns'],
  ['/terminals/templates', 'listTerminalTemplates'],
  ['/terminals/runs', 'listBulkRuns'],
  ['/cash', 'listTerminalsWithCash'],
  ['/cash/rounds', 'listCollectionRounds'],
  [paths.terminalEncashment({ id: terminalWithCash }), 'listEncashments'],
  ['/profile', 'listOwnSessions'],
] as const;

describe('a read that the server refuses', () => {
  it.each(reads)('is told on %s, and in its place', async (address, operation) => {
    const app = await renderApp('/nowhere', { as: 'owner' });
    await app.fail(operation);
    await app.goTo(address);
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringContaining(INTERNAL)]));
    expect(shownText()).toContain(INTERNAL);
    expect(shownText()).not.toContain('Перевірте з’єднання');
  });
});

const again = async ({ services, requests }: RenderedApp, begin: () => unknown) => {
  const before = requests.length;
  await act(async () => void begin());
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  await act(async () => undefined);
};

describe('a failure that lasts', () => {
  const open = async () => {
    const app = await renderApp('/nowhere', { as: 'owner' });
    await app.fail('listUsers');
    await app.goTo('/users');
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await toast.clear();
    return app;
  };
  const readByItself = (app: RenderedApp) =>
    again(app, () => app.services.queryClient.refetchQueries({ type: 'active' }));

  it('is told once, however often the app reads again by itself', async () => {
    const app = await open();
    for (let times = 0; times < 3; times += 1) await readByItself(app);
    expect(toastTexts()).toEqual([]);
  });

  it('is told again when somebody tries again, and when another page fails', async () => {
    const app = await open();
    await again(app, () => app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' })));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await toast.clear();
    await app.goTo('/users?page=2');
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
  });

  it('is told again when it ended in between, and when the reason is another one', async () => {
    const app = await open();
    await app.clearFaults();
    await readByItself(app);
    await app.fail('listUsers');
    await readByItself(app);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await toast.clear();
    await app.clearFaults();
    await app.fail('listUsers', { how: 'rate_limited' });
    await readByItself(app);
    await waitFor(() => expect(toastTexts()).toEqual([expect.not.stringContaining(INTERNAL)]));
  });
});

it('the same words for several parts of a screen are one toast', async () => {
  const app = await renderApp('/nowhere', { as: 'owner' });
  await app.fail('*');
  await app.goTo(paths.terminalEncashment({ id: terminalWithCash }));
  await waitUntilSettled(app);
  expect(toastTexts()).toEqual([expect.stringContaining(INTERNAL)]);
});

it('an answer without data says so, in the words of the specification', async () => {
  await renderApp('/users', {
    as: 'owner',
    network: async (request, pass) =>
      request.url.includes('/users?')
        ? Response.json({ code: 0, msg: 'ok', details: null, data: null })
        : pass(request),
  });
  const text = 'Undefined required data in response envelope';
  await waitFor(() => expect(toastTexts()).toEqual([expect.stringContaining(text)]));
  expect(shownText()).toContain(text);
});

it('what stands beside a list, and nobody waits for, fails without a word', async () => {
  const app = await renderApp('/nowhere', { as: 'owner' });
  await app.fail('listSavedViews');
  await app.goTo('/users');
  await waitUntilSettled(app);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  expect(toastTexts()).toEqual([]);
});
