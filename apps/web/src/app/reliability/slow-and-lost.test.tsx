/** U2, U3, U4: many failures at once, a response after 30 seconds, reads that fail briefly. */
import { createKasaClient } from '@kasa/client/http/kasa-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../shared/query/query-client.ts';
import { operationQueryOptions } from '../../shared/query/query-options.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import { type RenderOptions, renderApp } from '../test-support/render-app.tsx';
import { toastTexts } from '../test-support/visit.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('twenty calls that fail together make one toast (U2)', async () => {
  const Reads = () => {
    for (let page = 1; page <= 20; page += 1) useOperation('listUsers', { query: { page } });
    return <h1>Двадцять</h1>;
  };
  let failed = 0;
  const app = await renderApp('/nowhere', {
    screens: { '/many': Reads },
    network: (request, pass) => {
      if (!request.url.includes('/users')) return pass(request);
      failed += 1;
      return lost();
    },
  });
  await app.goTo('/many');
  await waitFor(() => expect(app.services.queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  // Four attempts each; all have failed by now.
  expect([failed, toastTexts().length]).toEqual([80, 1]);
  expect(toastTexts()[0]).toContain('Щось пішло не так!');
});

describe('an answer that takes half a minute (U3)', () => {
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const held: Request[] = [];
  let ticker: ReturnType<typeof setInterval> | undefined;
  // After the real timers are restored: a fake `clearInterval` cannot stop a real interval.
  afterEach(() => {
    vi.useRealTimers();
    clearInterval(ticker);
  });
  const open = async (options: RenderOptions = {}) => {
    held.length = 0;
    const app = await renderApp('/nowhere', {
      ...options,
      network: (request, pass) => {
        if (!request.url.includes('/transport/')) return pass(request);
        held.push(request);
        return new Promise((resolve, reject) => {
          const timer = setTimeout(() => resolve(pass(request)), 30_000);
          request.signal.addEventListener('abort', () => {
            clearTimeout(timer);
            reject(request.signal.reason);
          });
        });
      },
    });
    const inReality = globalThis.setInterval;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    // Fake time advances at a tenth of real time, so short internal timers still fire without adding seconds.
    ticker = inReality(() => vi.advanceTimersByTime(1), 10);
    return app;
  };
  const notice = () => screen.queryByText('Усе ще працюємо…');

  it('gets a word after ten seconds, and comes', async () => {
    const app = await open();
    await app.goTo('/Drivers');
    await later(5_000);
    expect(notice()).toBeNull();
    await later(6_000);
    expect(notice()).toBeTruthy();
    await later(20_000);
    await waitFor(() => expect(notice()).toBeNull());
    await screen.findByRole('columnheader', { name: /Водій/ });
    expect([held.length, toastTexts()]).toEqual([1, []]);
  });

  it('can be cancelled, which ends the request and says nothing', async () => {
    const app = await open();
    await app.goTo('/Drivers');
    await later(11_000);
    fireEvent.click(screen.getByRole('button', { name: 'Скасувати запит' }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true]);
    await later(30_000);
    expect([toastTexts(), screen.queryByRole('alert')]).toEqual([[], null]);
    expect(held).toHaveLength(1);
  });

  it('is not waited for by whoever leaves, and holds up no other screen', async () => {
    const app = await open();
    await app.goTo('/Drivers');
    await later(11_000);
    await app.goTo('/nowhere');
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(notice()).toBeNull();
    await later(30_000);
    expect(toastTexts()).toEqual([]);
  });
});

describe('a read that fails for a moment (U4)', () => {
  beforeEach(() => void vi.useFakeTimers());

  const ask = async (...answers: (() => Promise<Response>)[]) => {
    const at: number[] = [];
    const client = createKasaClient({
      baseUrl: 'http://localhost',
      locale: () => null,
      signingSecret: () => null,
      fetch: () => {
        at.push(Date.now());
        return (answers[at.length - 1] ?? (answers.at(-1) as () => Promise<Response>))();
      },
    });
    const queryClient = createQueryClient({ report: () => undefined });
    const result = queryClient.fetchQuery(operationQueryOptions(client, 'listRoutes', {})).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    return { ...(await result), gaps: at.slice(1).map((time, n) => time - (at[n] ?? 0)) };
  };
  const answer = (body: object) => async () => Response.json(body);
  const routes = answer({ code: 0, msg: 'ok', details: null, data: { items: [] } });
  const refusal = (code: number, details: object | null = null) =>
    answer({ code, msg: 'ні', details, data: null });

  it('is repeated twice when it failed twice, after half a second and one, and half as much again at most', async () => {
    for (const luck of [0, 0.5, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      const { gaps, ...rest } = await ask(lost, lost, routes);
      expect(rest).toEqual({ data: { items: [] } });
      expect(gaps.map((gap, n) => gap / (500 * 2 ** n))).toEqual([
        expect.closeTo(1 + luck / 2, 2),
        expect.closeTo(1 + luck / 2, 2),
      ]);
    }
  });

  it('is asked for four times and no more', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await ask(lost)).toMatchObject({ gaps: [500, 1000, 2000], error: { kind: 'network' } });
  });

  it('waits as long as the server asks', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const busy = refusal(-8, { retry_after_seconds: 7 });
    expect(await ask(busy, routes)).toMatchObject({ gaps: [7000], data: { items: [] } });
  });

  it.each([-1, -2, -3, -4, -5, -6, -7, -9, 1103, 9999])(
    'is not repeated when it was decided: code %i',
    async (code) => {
      expect((await ask(refusal(code), routes)).gaps).toEqual([]);
    },
  );
});
