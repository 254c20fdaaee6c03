/**
 * Volume over the contract: every list finds a page in the order of an index, so that a million rows cost what a
 * thousand do (architecture §7; timed by `node bench/run.ts rows`). SQLite tells its plan, which no machine's speed changes.
 */
import { operations } from '@kasa/contracts/operations';
import { codes } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Caller, type CallInput, requestOf, send, signInAs } from './http/test-support/call.ts';
import { isDatabaseRun } from './http/test-support/database-run.ts';
import { startFreshApp } from './http/test-support/fresh-app.ts';

interface PlanStep {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

const test = await startFreshApp();
const lists = (Object.values(operations) as Operation[]).filter(
  ({ id, query }) => id.startsWith('list') && query instanceof z.ZodObject && 'page' in query.shape,
);
const everySort = lists.flatMap((op) =>
  sortsOf(op).map((sort) => [op.id, sort ?? 'by default', op, sort] as const),
);

/** The ways to sort that a list states, and the one that it has without any. */
function sortsOf({ query }: Operation): (string | undefined)[] {
  const { properties = {} } = z.toJSONSchema(query as z.ZodObject, { io: 'input' });
  const { enum: stated = [] } = (properties.sort ?? {}) as { enum?: string[] };
  return [undefined, ...stated];
}

/** The plans of the pages that a request reads. */
async function plansOf(op: Operation, sort: string | undefined, caller: Caller): Promise<PlanStep[][]> {
  const { db } = test.database;
  const { params } = op.example as CallInput;
  const query = { page: 2, perPage: 10, ...(sort && { sort }) };
  const asked = vi.spyOn(db, 'executeQuery');
  const answer = await send(test.app, requestOf(op, { params, query }, caller));
  const queries = asked.mock.calls.map(([one]) => one as CompiledQuery);
  asked.mockRestore();
  expect(answer.code).toBe(codes.ok.code);
  const pages = queries.filter(({ sql }) => / order by .* limit /s.test(sql));
  return Promise.all(
    pages.map(async ({ sql, parameters }) => {
      const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      return (await db.executeQuery<PlanStep>(explain)).rows;
    }),
  );
}

/** At most one row for each row of a page: `row` is the page itself. */
const isOfThePage = ({ detail }: PlanStep) =>
  /^SCAN row$|_autoindex_\w+_1 \(id=\?\)|LEFT-JOIN$|SUBQUERY|^CO-ROUTINE row$/.test(detail);

/** What reads or sorts more rows than a page has. */
const dearSteps = (plan: readonly PlanStep[]) =>
  plan.filter(({ parent, detail }) => {
    if (detail.startsWith('SCAN ')) return detail !== 'SCAN row';
    if (!/^USE TEMP B-TREE FOR .*ORDER BY$/.test(detail)) return false;
    const beside = plan.filter((step) => step.parent === parent && !step.detail.startsWith('USE TEMP'));
    return !beside.every(isOfThePage);
  });

it.skipIf(isDatabaseRun).each(everySort)('%s %s', async (_id, _sort, op, sort) => {
  const plans = await plansOf(op, sort, await signInAs(test.app, 'owner'));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(dearSteps).map(({ detail }) => detail)).toEqual([]);
});
