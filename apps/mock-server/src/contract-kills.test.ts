/**
 * Kills over the contract: what a server has acknowledged is there after SIGKILL, once, and its idempotency key still
 * answers for it (architecture §3). Its journal entry stands for a change: both are one transaction, see
 * contract-audit.test.ts.
 */
import { createHash, randomUUID } from 'node:crypto';
import { resetMock } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { openDatabase } from './db/connect.ts';
import { openTestDatabase } from './db/test-support/open-test-database.ts';
import type { Caller } from './http/test-support/call.ts';
import { callServer, databaseEnv, signInTo, startServer } from './http/test-support/server-process.ts';
import {
  changingInput,
  PREPARED_INPUT,
  UNJOURNALED_OPERATIONS,
} from './http/test-support/unjournaled-operations.ts';

/** Gives the order of requests again, with the seed that a failing test names. */
const SEED = process.env.KASA_KILL_SEED ?? randomUUID();
const rank = (round: number, { id }: Operation) =>
  createHash('sha256').update(`${SEED} ${round} ${id}`).digest('hex');
const ROUNDS = Number(process.env.KASA_KILL_ROUNDS ?? 2);
/** They end or narrow the session that the others of a round are sent with. */
const CHANGES_THE_SESSION = [
  'signOut',
  'viewAsRole',
  'revokeOwnSession',
  'revokeOtherSessions',
  'changePassword',
];
/** Bulk runs go on after their answer; terminals/bulk/kill.test.ts. */
const GOES_ON = [
  ...['startBulkRun', 'startOfflineUpdate', 'cancelBulkRun'],
  ...['startProductImport', 'rollBackProductImport', 'cancelProductImportRun'],
  ...['startReversalRun', 'cancelReversalRun', 'startResendRun', 'cancelResendRun'],
  ...['startProductRun', 'cancelProductRun'],
];
const recorded = (Object.values(operations) as Operation[]).filter(
  ({ id, method, session }) =>
    method !== 'GET' &&
    session &&
    !Object.hasOwn(UNJOURNALED_OPERATIONS, id) &&
    ![...CHANGES_THE_SESSION, ...GOES_ON, ...Object.keys(PREPARED_INPUT)].includes(id),
);

/** People are told apart as of each answer: somebody may have been renamed between the two. */
const unmarked = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value) =>
      /^(has_namesake|phone_hint|opened_by)$/.test(name) ? undefined : value,
    ),
  );

interface Acknowledged {
  readonly op: Operation;
  readonly caller: Caller;
  readonly data: unknown;
}

it(`what is acknowledged before a kill is there after it, in ${ROUNDS} rounds of all changes, seed ${SEED}`, {
  timeout: 600_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  const seen = new Set<string>();

  for (let round = 1; round <= ROUNDS; round += 1) {
    const server = await startServer(env);
    expect((await callServer(server.url, resetMock)).code).toBe(0);
    const owner = await signInTo(server.url);
    const began = new Date().toISOString();
    const acknowledged: Acknowledged[] = [];
    // Early rounds end in the middle, in any order; the last one has all acknowledged, in the order that examples allow.
    const isLast = round === ROUNDS;
    const order = isLast
      ? recorded
      : recorded.toSorted((a, b) => rank(round, a).localeCompare(rank(round, b)));
    const victim = Math.ceil((recorded.length * round) / ROUNDS);
    let sent = 0;
    const send = async (op: Operation) => {
      const key = op.keyScope === null ? {} : { [IDEMPOTENCY_HEADER]: v4() };
      const caller = { ...owner, headers: key };
      const answer = await callServer(server.url, op, changingInput(op), caller).catch(() => undefined);
      if (answer?.code === 0) acknowledged.push({ op, caller, data: answer.data });
    };
    const pending: Promise<void>[] = [];
    for (const op of order) {
      sent += 1;
      pending.push(send(op));
      if (!isLast && sent === victim) break;
      if (isLast || sent % 4 === 0) await Promise.all(pending);
    }
    await pending.at(-2);
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
    await Promise.all(pending);

    const entries = async () => {
      const reopened = await openDatabase(database.options);
      const rows = await reopened.db
        .selectFrom('audit_entries')
        .select(['operation', 'object_id', 'object_type'])
        .where('at', '>=', began)
        .execute();
      await reopened.close();
      return rows;
    };
    const lostIn = (rows: Awaited<ReturnType<typeof entries>>) =>
      acknowledged.map(({ op }) => op.id).filter((id) => !rows.some(({ operation }) => operation === id));
    expect(lostIn(await entries())).toEqual([]);

    const again = await startServer(env);
    for (const { op, caller, data } of acknowledged.filter(({ op }) => op.keyScope !== null)) {
      const answer = await callServer(again.url, op, changingInput(op), caller);
      expect([op.id, answer.code, unmarked(answer.data)]).toEqual([op.id, 0, unmarked(data)]);
    }
    await again.stop('SIGTERM');
    const atLast = await entries();
    expect(lostIn(atLast)).toEqual([]);
    // No example changes an object twice, but a register that opens its shift for a receipt, and sells in it.
    const once = atLast.filter(
      ({ operation, object_type }) =>
        object_type !== 'register_shift' ||
        !['registerTransactionReceipt', 'reverseTransaction'].includes(operation),
    );
    const changes = once.map(
      ({ operation, object_id, object_type }) => `${operation} ${object_type} ${object_id}`,
    );
    expect(changes.filter((change, n) => changes.indexOf(change) !== n)).toEqual([]);
    for (const { op } of acknowledged) seen.add(op.id);
  }
  await database.remove();
  // Nothing is proven of what no round has seen acknowledged.
  expect(recorded.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
