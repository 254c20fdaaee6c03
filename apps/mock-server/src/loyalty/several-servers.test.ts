import { exampleCustomer } from '@kasa/contracts/loyalty/customers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import { openTestDatabase, testDialect } from '../db/test-support/open-test-database.ts';
import { databaseEnv, startServer } from '../http/test-support/server-process.ts';
import { nameOf } from './test-support/purchases.ts';
import { commitAt, expectLedgersWhole, onlyTenthBack, quoteAt } from './test-support/tills.ts';

const { number, id } = exampleCustomer;
const WRITERS = 16;

describe.runIf(testDialect === 'postgres')('two servers on one database', () => {
  it('let one of sixteen purchases spend a whole balance', { timeout: 120_000 }, async () => {
    const empty = await openTestDatabase('file');
    await empty.close();
    onTestFinished(() => empty.remove());
    const env = databaseEnv(empty.options);
    const servers = [await startServer(env), await startServer(env)];
    const { db, close } = await openDatabase(empty.options);
    onTestFinished(close);
    await onlyTenthBack(db);
    const at = (n: number) => servers[n % 2]?.url;
    const all = (await quoteAt(at(0), number, 0)).data.customer?.available ?? 0;
    expect(all).toBeGreaterThan(1_000);
    const quotes: string[] = [];
    for (let n = 0; n < WRITERS; n += 1) {
      const { data } = await quoteAt(at(n), number, all);
      expect(data.spent).toBe(all);
      quotes.push(data.id);
    }
    const answers = await Promise.all(quotes.map((quote, n) => commitAt(at(n), quote)));
    const others = Array.from({ length: WRITERS - 1 }, () => 'quote_outdated');
    expect(answers.map(nameOf).toSorted()).toEqual(['ok', ...others]);
    const [won] = answers.filter(({ code }) => code === 0);
    expect(won?.data.customer?.available).toBe(0);
    const same = await Promise.all(servers.map(({ url }) => commitAt(url, won?.data.quote_id ?? '')));
    for (const { data } of same) expect(data).toEqual(won?.data);
    const spent = db.selectFrom('bonus_entries').select(({ fn }) => fn.sum('available').as('sum'));
    const { sum } = await spent
      .where('customer_id', '=', id)
      .where('kind', '=', 'spent')
      .where('commit_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(-all);
    await expectLedgersWhole(db);
  });
});
