import { commitStates } from '@kasa/contracts/loyalty/bonus-values';
import type { LoyaltyCommitEntity } from '@kasa/contracts/loyalty/quotes';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { openTestDatabase } from '../db/test-support/open-test-database.ts';
import { databaseEnv, startServer } from '../http/test-support/server-process.ts';
import {
  commitAt,
  expectLedgersWhole,
  onlyTenthBack,
  payAt,
  quoteAt,
  releaseAt,
} from './test-support/tills.ts';

const KILLS = 2;
const WRITERS = 8;

it('a server that is killed among commits, releases and payments loses and doubles no bonus', {
  timeout: 240_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  const lookAt = async <T>(what: (db: Db) => Promise<T>): Promise<T> => {
    const opened = await openDatabase(database.options);
    return what(opened.db).finally(() => opened.close());
  };
  await (await startServer(env)).stop('SIGTERM');
  const numbers = await lookAt(async (db) => {
    await onlyTenthBack(db);
    const known = db.selectFrom('customers').select('number').where('available', '>', 1_000);
    const rows = await known.where('state', '=', 'active').orderBy('number').limit(4).execute();
    return rows.map(({ number }) => number);
  });
  /** All that was committed, and what was answered last, by quote. */
  const sent = new Set<string>();
  const answered = new Map<string, LoyaltyCommitEntity>();
  for (let life = 0; life < KILLS; life += 1) {
    const server = await startServer(env);
    let isAlive = true;
    let settled = 0;
    const write = async (writer: number) => {
      const number = numbers[writer % numbers.length] ?? '';
      for (let n = 0; isAlive; n += 1) {
        const quote = await quoteAt(server.url, number, 50 + n).catch(() => undefined);
        if (quote?.code !== 0) continue;
        sent.add(quote.data.id);
        const made = await commitAt(server.url, quote.data.id).catch(() => undefined);
        if (made?.code !== 0) continue;
        const { id, quote_id, amount } = made.data;
        if ((writer + n) % 3 === 0) answered.set(quote_id, made.data);
        else if ((writer + n) % 3 === 1) {
          const back = await releaseAt(server.url, id).catch(() => undefined);
          if (back?.code === 0) answered.set(quote_id, back.data);
        } else {
          const paid = await payAt(server.url, id, amount).catch(() => undefined);
          if (paid?.code === 0) answered.set(quote_id, { ...made.data, state: 'paid' });
        }
        settled += 1;
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    await vi.waitUntil(() => settled > 15, { timeout: 60_000, interval: 5 });
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
    isAlive = false;
    await Promise.all(writers);
    // PostgreSQL may still end what it was told last, between two of the reads.
    await lookAt((db) => vi.waitFor(() => expectLedgersWhole(db), { timeout: 10_000 }));
  }
  const states = [...answered.values()].map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(commitStates));
  const server = await startServer(env);
  for (const [quote, { customer: _, ...told }] of answered)
    expect((await commitAt(server.url, quote)).data).toMatchObject(told);
  // Those without an answer are charged now, were charged already, or are refused; asked again, they are as they were.
  for (const quote of [...sent].filter((id) => !answered.has(id))) {
    const [one, other] = [await commitAt(server.url, quote), await commitAt(server.url, quote)];
    expect(other).toMatchObject({ code: one.code, data: one.data });
  }
  expect((await server.stop('SIGTERM')).code).toBe(0);
  await lookAt(async (db) => {
    await expectLedgersWhole(db);
    const quotes = await db.selectFrom('loyalty_commits').select('quote_id').execute();
    expect(quotes.filter(({ quote_id }) => answered.has(quote_id))).toHaveLength(answered.size);
  });
  await database.remove();
});
