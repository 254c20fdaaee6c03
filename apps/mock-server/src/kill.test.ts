import { createDriver, listDrivers } from '@kasa/contracts/transport/operations/drivers';
import { expect, it, vi } from 'vitest';
import { openDatabase } from './db/connect.ts';
import { openTestDatabase } from './db/test-support/open-test-database.ts';
import { callServer, databaseEnv, signInTo, startServer } from './http/test-support/server-process.ts';

const KILLS = Number(process.env.KASA_KILLS ?? 6);
const WRITERS = Number(process.env.KASA_WRITERS ?? 8);
/** Maximum median restart time, ms; set in the deep run only (security, section 3). */
const RESTART_MS = process.env.KASA_RESTART_MS;
/** Longest time a server runs before it is killed, milliseconds. */
const LIFE_MS = 300;

// The tests' private PostgreSQL runs without fsync, which killing our own process does not need.
it(`loses nothing that it acknowledged, and does nothing twice, killed ${KILLS} times under load`, {
  timeout: 300_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  const acknowledged: string[] = [];
  const sent: string[] = [];
  const starts: number[] = [];

  for (let life = 1; life <= KILLS; life += 1) {
    const began = performance.now();
    const server = await startServer(env);
    starts.push(performance.now() - began);
    const owner = await signInTo(server.url);
    let isAlive = true;
    const write = async (writer: number) => {
      for (let n = 1; isAlive; n += 1) {
        const name = `K${life}-${writer}-${n}`;
        sent.push(name);
        const body = { ...createDriver.example.body, tabulation_number: name };
        const answer = await callServer(server.url, createDriver, { body }, owner).catch(() => undefined);
        if (answer?.code === 0) acknowledged.push(name);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    const before = acknowledged.length;
    // In half of the rounds something is acknowledged, however slow the machine.
    if (life % 2 === 0) await vi.waitUntil(() => acknowledged.length > before, { timeout: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE_MS));
    const end = await server.stop('SIGKILL');
    isAlive = false;
    await Promise.all(writers);
    expect(end.signal).toBe('SIGKILL');
  }

  const server = await startServer(env);
  expect((await callServer(server.url, listDrivers, {}, await signInTo(server.url))).code).toBe(0);
  await server.stop('SIGTERM');
  const reopened = await openDatabase(database.options);
  const rows = await reopened.db.selectFrom('drivers').select('tabulation_number as name').execute();
  await reopened.close();
  await database.remove();

  const names = rows.map(({ name }) => name).filter((name) => /^K\d+-/.test(name));
  // Without the first start, which seeded the database.
  const restarts = starts.slice(1).toSorted((a, b) => a - b);
  if (RESTART_MS) expect(restarts[Math.floor(restarts.length / 2)]).toBeLessThan(Number(RESTART_MS));
  expect(acknowledged.length).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
  expect(new Set(names).size).toBe(names.length);
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !sent.includes(name))).toEqual([]);
});
