/** Exports of any length (security T14): 10 000 entries, 100 000 in `pnpm test:deep`. */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { auditOperations } from '@kasa/contracts/audit/operations';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstMerchant } from '../auth/seed.ts';
import { type Caller, call, requestOf, signInAs } from '../http/test-support/call.ts';
import { listenOnFreePort } from '../http/test-support/raw-http.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { addEntries } from './test-support/entries.ts';

const ENTRIES = Number(process.env.KASA_EXPORT ?? 10_000);
const BATCH = 10_000;
const HEAD_LINES = 6;
/** Limit of held memory, MB: some batches and socket buffers; all 100 000 entries would be a multiple. */
const MAX_HELD = 40;

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await startTestApp({ requestsPerMinute: 0 });
  const { db } = test.database;
  await db.deleteFrom('audit_entries').execute();
  const newest = Date.parse('2026-11-19T10:00:00Z');
  const made = (n: number) => ({
    merchant_id: firstMerchant.id,
    object_name: `Маршрут №${n % 50}`,
    at: new Date(newest - n * 1000).toISOString(),
  });
  for (let from = 0; from < ENTRIES; from += BATCH) {
    await addEntries(
      db,
      Array.from({ length: BATCH }, (_, n) => made(from + n)),
    );
  }
  owner = await signInAs(test.app, 'owner');
  await db.deleteFrom('audit_entries').where('operation', '=', 'signIn').execute();
}, 600_000);
afterAll(() => test.close());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function living(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

async function open(format: string): Promise<IncomingMessage> {
  const { url, headers } = requestOf(auditOperations.exportAuditEntries, { query: { format } }, owner);
  // An export of before has left an entry as well.
  await test.database.db.deleteFrom('audit_entries').where('object_type', '=', 'export').execute();
  const port = await listenOnFreePort(test.app);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: url, headers }, resolve).on('error', reject);
  });
}

/**
 * Requests repeatedly during the export.
 * @returns the response times in ms, the longest last
 */
async function clickWhile(isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    expect((await call(test.app, getMe, {}, owner)).code).toBe(0);
    waits.push(performance.now() - asked);
    await setTimeout(10);
  }
  return waits.toSorted((a, b) => a - b);
}

it.each(['csv', 'xlsx'] as const)(
  'as %s arrives whole while memory stays flat and others are answered',
  async (format) => {
    const before = living();
    let [most, bytes, lines, pieces] = [0, 0, 0, 0];
    let isOver = false;
    const others = clickWhile(() => isOver);
    const began = performance.now();
    const response = await open(format);
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length;
      for (const byte of piece) if (byte === 0x0a) lines += 1;
      pieces += 1;
      if (pieces % 50 === 1) most = Math.max(most, living());
    }
    isOver = true;
    const took = performance.now() - began;
    const waits = await others;

    expect(response.complete).toBe(true);
    if (format === 'csv') expect(lines).toBe(ENTRIES + HEAD_LINES);
    expect(bytes).toBeGreaterThan(ENTRIES * 20);
    expect(most - before).toBeLessThan(MAX_HELD);
    // Other requests are answered during the export.
    expect(waits.length).toBeGreaterThan(1);
    if (process.env.KASA_EXPORT) expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(took / 2);
  },
  600_000,
);
