/** Event streams of real server processes: several on one database, and restarts. */
import type { EventEntity } from '@kasa/contracts/events/events';
import { setMockClock, setMockVolume } from '@kasa/contracts/mock/operations';
import { setMockConnectivity } from '@kasa/contracts/mock/simulators';
import { createOfflineTerminal } from '@kasa/contracts/terminals/operations/offline';
import { listTerminals } from '@kasa/contracts/terminals/operations/terminals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seedTime } from '../db/seed-options.ts';
import { openTestDatabase, testDialect } from '../db/test-support/open-test-database.ts';
import { type EventStreamClient, openEventStreamAt } from '../http/test-support/event-stream-client.ts';
import { callServer, databaseEnv, signInTo, startServer } from '../http/test-support/server-process.ts';

vi.setConfig({ testTimeout: 90_000 });

async function emptyDatabase() {
  const database = await openTestDatabase('file');
  await database.close();
  onTestFinished(() => database.remove());
  return databaseEnv(database.options);
}
const isBeat = ({ type }: { type: string }) => type === 'heartbeat';
const made = (listener: EventStreamClient) =>
  listener.events().filter(({ type }) => type === 'terminal.changed');

async function started(
  env: Record<string, string>,
): Promise<{ url: string; stop: (signal: 'SIGTERM') => Promise<unknown> }> {
  const { url = '', stop } = await startServer(env);
  return { url, stop };
}

describe.runIf(testDialect === 'postgres')('two servers on one database', () => {
  it('tell the same, in the same order, without a gap; a stream cut at one goes on at the other', async () => {
    const env = await emptyDatabase();
    const [one, two] = [await started(env), await started(env)];
    const owner = await signInTo(one.url);
    const [here, there] = [await openEventStreamAt(one.url, owner), await openEventStreamAt(two.url, owner)];
    for (const listener of [here, there]) await listener.waitForMessage(isBeat);
    const make = async (url: string) => {
      expect((await callServer(url, createOfflineTerminal, createOfflineTerminal.example, owner)).code).toBe(
        0,
      );
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => make(n % 2 === 0 ? one.url : two.url)));
    // Other events, of the seed's callbacks, may stand between them.
    for (const listener of [here, there]) {
      await expect.poll(() => made(listener).length, { timeout: 30_000 }).toBe(30);
    }
    const [last] = made(here).slice(-1);
    // From where both listened.
    const begin = Math.max(...[here, there].map((listener) => listener.events()[0]?.id ?? 0));
    const isShared = ({ id }: { id: number }) => id >= begin && id <= (last?.id ?? 0);
    const both = [here, there].map((listener) => listener.events().filter(isShared));
    expect(both[0]?.filter(({ type }) => type === 'terminal.changed')).toHaveLength(30);
    expect(both[1]).toEqual(both[0]);
    const first = both[0]?.[0]?.id ?? 0;
    expect(both[0]?.map(({ id }) => id)).toEqual(both[0]?.map((_, n) => first + n));

    const [seen] = made(here).slice(-3);
    here.close();
    await Promise.all([make(one.url), make(two.url), make(one.url)]);
    const after = await openEventStreamAt(two.url, owner, { after: seen?.id });
    await expect.poll(() => made(after).length, { timeout: 30_000 }).toBe(5);
    expect(made(after).slice(0, 2)).toEqual(made(there).slice(28, 30));
    expect(after.events().map(({ id }) => id)).toEqual(after.events().map((_, n) => (seen?.id ?? 0) + 1 + n));
  });

  it('find terminals that fell silent, each once', async () => {
    const env = await emptyDatabase();
    const [one, two] = [await started(env), await started(env)];
    // The seed keeps its online terminals online for its day.
    const end = seedTime(new Date()).getTime() + 86_400_000;
    const goTo = async (minutes: number) => {
      const now = new Date(end + minutes * 60_000).toISOString();
      const body = { now, advance_seconds: 0, frozen: false };
      for (const { url } of [one, two]) await callServer(url, setMockClock, { body });
    };
    await goTo(-1);
    const owner = await signInTo(one.url);
    const [here, there] = [await openEventStreamAt(one.url, owner), await openEventStreamAt(two.url, owner)];
    for (const listener of [here, there]) await listener.waitForMessage(isBeat);
    await goTo(6);
    const query = { status: 'active', connectivity: 'offline' };
    const count = Number(
      (await callServer(one.url, listTerminals, { query: { ...query, page: 1 } }, owner)).data.total,
    );
    expect(count).toBeGreaterThan(300);
    const fallen = () =>
      here
        .events()
        .filter(isOffline)
        .map(({ data }) => data.terminal_id);
    // Compared at one moment: more events may be on their way.
    await vi.waitFor(
      () => {
        expect(fallen().length).toBeGreaterThan(250);
        // From where both listened.
        const begin = Math.max(...[here, there].map((one) => one.events()[0]?.id ?? 0));
        const [ofOne, ofOther] = [here, there].map((one) => one.events().filter(({ id }) => id >= begin));
        expect(ofOther).toEqual(ofOne);
      },
      { timeout: 60_000 },
    );
    expect(new Set(fallen()).size).toBe(fallen().length);
  });
});

type Connectivity = Extract<EventEntity, { type: 'terminal.connectivity' }>;
const isConnectivity = (event: EventEntity): event is Connectivity => event.type === 'terminal.connectivity';
const isOffline = (event: EventEntity): event is Connectivity =>
  isConnectivity(event) && event.data.connectivity === 'offline';

describe('a server that is stopped', () => {
  it('ends its streams at once, also those that nobody takes, and they go on after a restart', async () => {
    const env = await emptyDatabase();
    const server = await started(env);
    const owner = await signInTo(server.url);
    const [listener, stalled] = [
      await openEventStreamAt(server.url, owner),
      await openEventStreamAt(server.url, owner),
    ];
    await listener.waitForMessage(isBeat);
    stalled.stall();
    const set = (url: string, connectivity: 'offline' | 'online') =>
      callServer(url, setMockConnectivity, { body: { number: 'S1100101', connectivity } });
    await set(server.url, 'offline');
    await listener.waitForMessage(({ type }) => type === 'terminal.connectivity');
    // A server stopped by the drain timeout would exit with 1.
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await listener.ended).toBe(true);

    const again = await started(env);
    await set(again.url, 'online');
    const last = listener.events().at(-1)?.id ?? 0;
    const resumed = await openEventStreamAt(again.url, owner, { after: last });
    await resumed.waitForMessage(isBeat);
    expect(resumed.events()[0]?.id).toBe(last + 1);
    expect(
      resumed
        .events()
        .filter(isConnectivity)
        .map(({ data }) => data.connectivity),
    ).toEqual(['online']);
  });

  it('is not kept from its work by many who listen', async () => {
    const env = await emptyDatabase();
    const server = await started(env);
    const listeners: EventStreamClient[] = [];
    for (let n = 0; n < 5; n += 1) {
      const owner = await signInTo(server.url);
      for (let m = 0; m < 4; m += 1) listeners.push(await openEventStreamAt(server.url, owner));
    }
    const body = { transports: 160, drivers: 210 };
    expect((await callServer(server.url, setMockVolume, { body })).code).toBe(0);
    const set = { body: { number: 'S1100101', connectivity: 'offline' } } as const;
    await callServer(server.url, setMockConnectivity, set);
    for (const listener of listeners)
      await listener.waitForMessage(({ type }) => type === 'terminal.connectivity');
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
