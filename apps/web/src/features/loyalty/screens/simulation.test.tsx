import { exampleSimulation, type SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { TEST_NOW } from '@kasa/mock-server/http/test-support/test-now';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  phoneByRole,
  type RenderedApp,
  type RenderOptions,
  renderApp,
} from '#app/test-support/render-app.tsx';

const address = '/Loyalty/simulation';
/** Changes receipts of every weekday morning. */
const PAUSED = 'Пенсіонерам у будні';
const DRAFT = 'Новорічна вечірка';
const { discount: active, discountToDelete: draft } = exampleIds;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW }));
afterEach(() => void vi.useRealTimers());

const open = (search = '', options: RenderOptions = {}) =>
  renderApp(`${address}${search}`, { as: 'owner', ...options });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const asked = ({ requests }: RenderedApp) => requests.filter((request) => request.includes('/simulation?'));
const of = (name: string) => screen.findByRole('region', { name });
const toldOf = async (name: string) => plain((await of(name)).textContent);
const press = async ({ user }: RenderedApp, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Chooses a discount in a field. */
async function choose({ user }: RenderedApp, field: RegExp, name: string) {
  await user.click(await screen.findByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name }));
}

/** Opens the screen with the discount that is paused. */
async function openWithPaused(search = '', options: RenderOptions = {}) {
  const app = await open('', options);
  const query = { q: PAUSED };
  const { items } = await app.services.client.operation('listDiscounts')({ query });
  await app.goTo('/nowhere');
  await app.goTo(`${address}?discount=${items[0]?.id}${search}`);
  return app;
}

const [example] = (exampleSimulation as SimulationResult).discounts;
const simulated = (id: string, name: string, cost: number, receipts = 1) => ({
  ...{ ...example, discount: { id, name }, cost, receipts },
});
/** Changes nothing. */
const idle = simulated(draft, DRAFT, 0, 0);

/** Answers simulations with what these come to. */
const answering = (...discounts: readonly object[]): RenderOptions => ({
  network: async (request, pass) => {
    if (!request.url.includes('/simulation?')) return pass(request);
    const data = JSON.stringify({ ...exampleSimulation, discounts });
    return new Response(`data: ${data}\n\n`, { headers: { 'content-type': 'text/event-stream' } });
  },
});

/** Answers simulations with a stream that tells of some receipts and then waits. */
function waiting() {
  const state: { signal?: AbortSignal; stream?: ReadableStreamDefaultController } = {};
  const network: NonNullable<RenderOptions['network']> = async (request, pass) => {
    if (!request.url.includes('/simulation?')) return pass(request);
    state.signal = request.signal;
    const data = JSON.stringify({ type: 'progress', receipts: 2_000, total: 5_001 });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`event: progress\nid: 1\ndata: ${data}\n\n`));
        state.stream = controller;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { state, network };
}

describe('what a discount would have cost', () => {
  it('is told for last month as soon as a link opens the screen', async () => {
    const app = await openWithPaused();
    expect(await toldOf(PAUSED)).toMatch(
      /За жовтень 2026 р\. ця знижка коштувала б [\d ]+,\d\d ₴ на \d+ чек(у|ах) із [\d ]+: знижок змінилося б на \+/,
    );
    expect(asked(app).at(-1)).toMatch(/&date_from=2026-10-01&date_to=2026-10-31$/);
    screen.getByText(/^За жовтень 2026 р\. – .* Знижки, що діють сьогодні, коштували б на них/);
  });

  it('stands beside what the discount does, who gains, where, and at which hours', async () => {
    await openWithPaused();
    const result = within(await of(PAUSED));
    expect(await result.findByText(/^Знижка 3\s%/)).toBeDefined();
    const gains = result.getByRole('region', { name: 'Хто виграє' });
    expect(plain(gains.textContent)).toMatch(
      /^Хто виграє\d+ відом.+ покуп[а-яі]+[\d ]+,\d\d ₴Покупці, яких каса не знає[\d ]+,\d\d ₴$/,
    );
    const points = within(result.getByRole('table', { name: 'За точками' }));
    expect(points.getAllByRole('row').length).toBeGreaterThan(2);
    expect(result.getAllByRole('img', { name: /^\d\d:00–\d\d:59: / })).toHaveLength(24);
    expect(result.getByText(/^Найбільше таких чеків: .*, \d\d:00–\d\d:59 \(\d+\);/)).toBeDefined();
  });

  it('names the ten receipts that change most, which lead to their payments', async () => {
    const { user, location } = await openWithPaused();
    const list = within(await screen.findByRole('list', { name: 'Чеки, що змінилися б найбільше' }));
    expect(list.getAllByText(/₴ → [\d\s]+,\d\d\s₴$/)).toHaveLength(10);
    await user.click(list.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(location()).toMatch(/^\/transactions\?period=all&open=/));
  });

  it('is told in English', async () => {
    await openWithPaused('', { locale: 'en' });
    expect(await toldOf(PAUSED)).toMatch(
      /In October 2026 this discount would have cost ₴[\d,]+\.\d\d on \d+ receipts of [\d,]+: discounts change by \+/,
    );
  });

  it('is nothing where no receipt changes, with the likely reasons', async () => {
    await open(`?discount=${draft}`, answering(idle));
    const result = within(await of(DRAFT));
    expect(result.getByText(/ця знижка не змінила б жодного з [\d\s]+ чеків/)).toBeDefined();
    const reasons = within(await result.findByRole('list', { name: 'Чому так могло бути' }));
    expect(reasons.getByText(/^Вона для покупців, яких каса знає/)).toBeDefined();
  });

  it('is not told for days without receipts', async () => {
    await open(`?discount=${draft}&from=2005-03-01&to=2005-03-02`);
    expect(await screen.findByText('Оплачених чеків немає')).toBeDefined();
    expect(screen.getByText(/^За 01\.03\.2005 – 02\.03\.2005 нічого не оплачували/)).toBeDefined();
  });
});

describe('what is worked out', () => {
  it('is chosen, stands in the address, and is worked out when that is asked for', async () => {
    const app = await open();
    expect(
      screen.getByText('Підійде чернетка або призупинена: діяти вона від цього не почне.'),
    ).toBeDefined();
    await choose(app, /Знижка/, PAUSED);
    expect(await screen.findByText(/^Натисніть «Порахувати»/)).toBeDefined();
    expect(app.location()).toMatch(/\?discount=/);
    expect(asked(app)).toEqual([]);
    await press(app, 'Порахувати');
    expect(await toldOf(PAUSED)).toMatch(/коштувала б/);
  });

  it('is two discounts side by side; one that changes nothing is no cheaper', async () => {
    const dear = simulated(active, PAUSED, 10_000);
    await open(`?discount=${draft}&other=${active}`, answering(idle, dear));
    expect(await toldOf(DRAFT)).toMatch(/не змінила б жодного/);
    expect(await toldOf(PAUSED)).toMatch(/коштувала б/);
    expect(
      screen.getByText('«Новорічна вечірка» не змінила б жодного чека, тож порівнювати нема чого.'),
    ).toBeDefined();
  });

  it('is two discounts side by side, and which of them is cheaper', async () => {
    const two = [simulated(draft, DRAFT, 30_000), simulated(active, PAUSED, 10_000)];
    await open(`?discount=${draft}&other=${active}`, answering(...two));
    expect(
      await screen.findByText(
        /^«Пенсіонерам у будні» дешевша: коштувала б на 200,00\s₴ менше, ніж «Новорічна вечірка»\.$/,
      ),
    ).toBeDefined();
  });

  it('the other one is chosen beside the first', async () => {
    const app = await openWithPaused();
    await of(PAUSED);
    await choose(app, /Порівняти з/, DRAFT);
    expect(await screen.findByText(/^Натисніть «Порахувати»/)).toBeDefined();
    await press(app, 'Порахувати');
    expect(await toldOf(DRAFT)).toMatch(/коштувала б/);
    expect(await toldOf(PAUSED)).toMatch(/коштувала б/);
  });

  it('is of other days, which stand in the address', async () => {
    const app = await openWithPaused();
    await of(PAUSED);
    await app.user.click(screen.getByRole('button', { name: /^Період: / }));
    await app.user.click(await screen.findByRole('button', { name: 'Минулий тиждень' }));
    await app.user.keyboard('{Escape}');
    expect(app.location()).toContain('&from=2026-11-09&to=2026-11-15');
    await press(app, 'Порахувати');
    expect(await toldOf(PAUSED)).toMatch(/За 09\.11\.2026 – 15\.11\.2026 ця знижка коштувала б/);
  });

  it('is not more than a month', async () => {
    const app = await open(`?discount=${draft}&from=2026-08-01&to=2026-10-31`);
    await press(app, 'Порахувати');
    await screen.findByText(/^Звіт рахується щонайбільше за 31 день/, { selector: 'p' });
    expect(asked(app)).toEqual([]);
  });
});

describe('without the right to', () => {
  const rights = { phone: phoneByRole.director, roles: ['director' as const], tags_added: [] };

  /** A director who may manage discounts, and lost another right. */
  async function openWithout(tag: 'reports_view' | 'transactions_view', network?: RenderOptions['network']) {
    const app = await renderApp('/nowhere', { as: 'director', ...(network ? { network } : {}) });
    await app.control.setRights({ body: { ...rights, tags_removed: [tag] } });
    app.services.session.store(await app.services.client.operation('getMe')());
    return app;
  }

  it('reports it is not worked out, and no draft leads to it', async () => {
    const app = await openWithout('reports_view');
    await app.goTo(`${address}?discount=${draft}`);
    expect(await screen.findByText(/^Потрібне право «Перегляд звітів»/)).toBeDefined();
    expect(asked(app)).toEqual([]);
    await app.goTo(`/Loyalty?open=${draft}`);
    const drawer = within(await screen.findByRole('complementary'));
    await drawer.findByRole('button', { name: /^Увімкнути/ });
    expect(drawer.queryByRole('link', { name: 'Спробувати на минулих чеках' })).toBeNull();
  });

  it('payments no receipts are named', async () => {
    const { network } = answering({ ...simulated(draft, DRAFT, 100), largest: [] });
    const app = await openWithout('transactions_view', network);
    await app.goTo(`${address}?discount=${draft}`);
    expect(await toldOf(DRAFT)).toMatch(/коштувала б/);
    expect(screen.queryByRole('list', { name: 'Чеки, що змінилися б найбільше' })).toBeNull();
  });
});

describe('while it is worked out', () => {
  it('one sees how far it has come, and stops it', async () => {
    const { state, network } = waiting();
    const app = await open(`?discount=${draft}`, { network });
    const progress = await screen.findByRole('progressbar', { name: 'Переглянуто чеків' });
    await waitFor(() => expect(plain(progress.textContent)).toContain('2 000 з 5 001 чека'));
    await press(app, 'Зупинити');
    expect(state.signal?.aborted).toBe(true);
    expect(screen.getByText(/^Переглянуто 2\s000 з 5\s001 чека\./)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Порахувати' }));
  });

  it('leaving the screen ends it', async () => {
    const { state, network } = waiting();
    const app = await open(`?discount=${draft}`, { network });
    await screen.findByRole('progressbar', { name: 'Переглянуто чеків' });
    await app.goTo('/nowhere');
    await waitFor(() => expect(state.signal?.aborted).toBe(true));
  });

  it('another choice ends it', async () => {
    const { state, network } = waiting();
    const app = await open(`?discount=${draft}`, { network });
    await screen.findByRole('progressbar', { name: 'Переглянуто чеків' });
    await choose(app, /Порівняти з/, PAUSED);
    await waitFor(() => expect(state.signal?.aborted).toBe(true));
    expect(await screen.findByText(/^Натисніть «Порахувати»/)).toBeDefined();
  });
});

describe('when it comes to nothing', () => {
  it('an end by the server before the result is told as one', async () => {
    const { state, network } = waiting();
    await open(`?discount=${draft}`, { network });
    await screen.findByRole('progressbar', { name: 'Переглянуто чеків' });
    state.stream?.close();
    expect(await screen.findByText(/^Підрахунок зупинив сервер: можливо, .*ваші права/)).toBeDefined();
  });

  it('a connection that breaks off is told, and it is tried again', async () => {
    const { state, network } = waiting();
    let isBroken = true;
    const app = await open(`?discount=${draft}`, {
      network: (request, pass) => (isBroken ? network(request, pass) : pass(request)),
    });
    await screen.findByRole('progressbar', { name: 'Переглянуто чеків' });
    state.stream?.error(new TypeError('network error'));
    expect(await screen.findByText(/^Зв’язок обірвався/)).toBeDefined();
    isBroken = false;
    await press(app, 'Спробувати ще раз');
    expect(await toldOf(DRAFT)).toMatch(/коштувала б/);
  });

  it('a server without a place for it is told', async () => {
    const app = await open();
    await app.fail('simulateDiscounts', { how: 'rate_limited' });
    await app.goTo('/nowhere');
    await app.goTo(`${address}?discount=${draft}`);
    expect(await screen.findByText(/^Зараз виконуються інші підрахунки/)).toBeDefined();
  });

  it('a discount that is on is refused in plain words, without another try', async () => {
    await open(`?discount=${active}`);
    expect(await screen.findByText(/^На минулих чеках пробують лише чернетки/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Спробувати ще раз' })).toBeNull();
  });

  it('a discount that is not there is told', async () => {
    await open('?discount=01912d50-3c00-7000-8000-0000000fffff');
    expect(await screen.findByText(/^Такої знижки немає\./)).toBeDefined();
  });
});
