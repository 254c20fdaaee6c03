/** Encashments in parallel on real servers (two on PostgreSQL), of which one is killed repeatedly. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { expect, it, vi } from 'vitest';
import { openTestDatabase, testDialect } from '../db/test-support/open-test-database.ts';
import { callServer, databaseEnv, signInTo, startServer } from '../http/test-support/server-process.ts';

const params = { id: ids.terminalWithCash };
const KILLS = 6;
const ASKED = 40;
const SHARES = 7;
const LIFE_MS = 150;
const KNOWN: readonly number[] = [codes.ok.code, codes.cash_not_enough.code];

it(`never take more than is inside, and answer a repetition as before, killed ${KILLS} times`, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  let killed = await startServer(env);
  // SQLite belongs to one process.
  const other = testDialect === 'postgres' ? await startServer(env) : undefined;
  const owner = await signInTo(killed.url);
  const inside = async () =>
    Number((await callServer(killed.url, ops.getTerminalCash, { params }, owner)).data.inside_amount);
  let [left, doneBeforeKill, lost] = [await inside(), 0, 0];

  for (let round = 1; round <= KILLS; round += 1) {
    const amount = Math.ceil(left / SHARES);
    const body = { amount, takes_all: false, comment: null };
    const take = (n: number, side: number) => {
      const { url } = (n + side) % 2 === 0 && other !== undefined ? other : killed;
      const keyed = { ...owner, headers: { [IDEMPOTENCY_HEADER]: `encashment-${round}-${n}-of-this-test` } };
      return callServer(url, ops.encashTerminal, { params, body }, keyed);
    };
    const asked = Array.from({ length: ASKED }, (_, n) => take(n, 0).catch(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE_MS));
    await killed.stop('SIGKILL');
    const answers = await Promise.all(asked);
    killed = await startServer(env);
    // Retries all requests with the same keys, on the other server if there is one.
    const repeated = await Promise.all(
      answers.map((_, n) =>
        vi.waitFor(
          async () => {
            const answer = await take(n, 1);
            expect(KNOWN).toContain(answer.code);
            return answer;
          },
          { timeout: 60_000, interval: 200 },
        ),
      ),
    );
    for (const [n, answer] of answers.entries()) {
      if (answer === undefined) lost += 1;
      else if (answer.code !== codes.ok.code) continue;
      else expect(repeated[n]?.data).toEqual(answer.data);
    }
    doneBeforeKill += answers.filter((answer) => answer?.code === codes.ok.code).length;
    const done = repeated.filter(({ code }) => code === codes.ok.code);
    expect(new Set(done.map(({ data }) => data.id)).size).toBe(done.length);
    expect(done.length).toBe(Math.floor(left / amount));
    left -= done.length * amount;
    expect(await inside()).toBe(left);
    if (left < SHARES) break;
  }
  expect([doneBeforeKill > 0, lost > 0]).toEqual([true, true]);
  await Promise.all([killed.stop('SIGTERM'), other?.stop('SIGTERM')]);
  await database.remove();
});
