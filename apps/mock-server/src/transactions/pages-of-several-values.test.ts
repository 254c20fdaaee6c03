/** Pages of several values of a filter, which are merged of what each value finds. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { expect, it } from 'vitest';
import type { Row } from '../db/schema.ts';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const STATUS = ['declined', 'reversed', 'partially_reversed', 'created'] as const;
const SORTS = ['-started_at', 'started_at', 'amount', '-amount'] as const;
const FROM = '2026-10-16';
const terminal_id = [ids.terminal, ids.terminalWithCash];
/** What is asked beside the states, said once more by hand. */
const ALSO: readonly (readonly [object, (one: Row<'transactions'>) => boolean])[] = [
  [{}, () => true],
  [{ terminal_id }, (one) => terminal_id.some((id) => id === one.terminal_id)],
  [{ amount_from: 10_000 }, (one) => one.amount >= 10_000],
  [{ card_mask: '414949' }, (one) => String(one.card_mask).startsWith('414949')],
];

/** The ids of all pages. */
async function readPages(query: object, total: number): Promise<string[]> {
  const read: string[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { date_from: FROM, status: [...STATUS], page, ...query };
    const answer = await call(test.app, ops.listTransactions, { query: asked }, owner);
    expect(answer).toMatchObject({ code: codes.ok.code, data: { total } });
    if (answer.data.items.length === 0) return read;
    read.push(...answer.data.items.map(({ id }) => id));
  }
}

it.each(ALSO)('with %o: each payment once, in the order of the list', async (also, fits) => {
  const own = test.database.db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', ids.merchant)
    .where('date', '>=', FROM)
    .where('status', 'in', STATUS);
  for (const sort of SORTS) {
    const [, sign, column] = /(-?)(.+)/.exec(sort) as unknown as [string, string, 'amount' | 'started_at'];
    const direction = sign === '-' ? 'desc' : 'asc';
    const all = await own.orderBy(column, direction).orderBy('id', direction).execute();
    const meant = all.filter(fits).map(({ id }) => id);
    expect(meant.length).toBeGreaterThan(0);
    expect(await readPages({ sort, ...also }, meant.length)).toEqual(meant);
  }
});
