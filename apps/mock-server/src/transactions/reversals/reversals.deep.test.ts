/** Reversals by 16 writers on real servers (two on PostgreSQL), of which one is killed repeatedly. */
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/connect.ts';
import { openTestDatabase, testDialect } from '../../db/test-support/open-test-database.ts';
import { callServer, databaseEnv, signInTo, startServer } from '../../http/test-support/server-process.ts';
import { addPayment } from '../test-support/payments.ts';

const KILLS = Number(process.env.KASA_KILLS ?? 50);
const WRITERS = 16;
const LIFE_MS = 300;
const AMOUNT = 500_000;

it(`pay back what the acquirer decided, each once, and never more than was paid, killed ${KILLS} times`, {
  timeout: 900_000,
}, async () => {
  const database = await openTestDatabase('file');
  const some = { amount: AMOUNT, payment_form: 'card', terminal_id: ids.terminalWithCash } as const;
  await database.close();
  const env = databaseEnv(database.options);
  await (await startServer(env)).stop('SIGTERM');
  const seeded = await openDatabase(database.options);
  const paid = [await addPayment(seeded.db, some), await addPayment(seeded.db, some)];
  await seeded.close();
  // SQLite belongs to one process.
  const other = testDialect === 'postgres' ? await startServer(env) : undefined;
  const acknowledged: string[] = [];

  for (let life = 1; life <= KILLS; life += 1) {
    const server = await startServer(env);
    const owner = await signInTo(server.url);
    let isAlive = true;
    const write = async (writer: number) => {
      for (let n = 0; isAlive; n += 1) {
        const url = other !== undefined && (n + writer) % 2 === 0 ? other.url : server.url;
        const params = { id: paid[writer % paid.length] ?? '' };
        try {
          const { data } = await callServer(url, ops.getTransaction, { params }, owner);
          const body = { amount: 100 + writer, left_amount: data.left_amount, reason: 'Навантаження' };
          const answer = await callServer(url, ops.reverseTransaction, { params, body }, owner);
          if (answer.code === 0 && answer.data.state === 'done') acknowledged.push(answer.data.id);
        } catch {
          // The server was killed: nobody knows what became of it.
        }
      }
    };
    const before = acknowledged.length;
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    if (life % 2 === 0) await vi.waitUntil(() => acknowledged.length > before, { timeout: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE_MS));
    await server.stop('SIGKILL');
    isAlive = false;
    await Promise.all(writers);
  }

  const last = await startServer(env);
  const owner = await signInTo(last.url);
  // What a kill left open is settled by itself.
  for (const id of paid)
    await vi.waitFor(
      async () => {
        const { data } = await callServer(last.url, ops.getTransaction, { params: { id } }, owner);
        expect(data.reversals.filter(({ state }) => state === 'open')).toEqual([]);
      },
      { timeout: 60_000, interval: 500 },
    );
  await Promise.all([last.stop('SIGTERM'), other?.stop('SIGTERM')]);
  const { db, close } = await openDatabase(database.options);
  for (const id of paid) {
    const { rows } = await sql<{ refunded: number; ledger: number; decided: number }>`
      select refund_amount as refunded, (select sum(amount) from refunds where transaction_id = ${id}) as ledger,
        (select sum(amount) from acquirer_records where response_code = '00'
          and id in (select id from reversals where transaction_id = ${id})) as decided
      from transactions where id = ${id}`.execute(db);
    const [refunded, ledger, decided] = [rows[0]?.refunded, rows[0]?.ledger, rows[0]?.decided].map(Number);
    expect([ledger, decided]).toEqual([refunded, refunded]);
    expect(refunded).toBeLessThanOrEqual(AMOUNT);
  }
  const kept = await db.selectFrom('refunds').select('id').where('transaction_id', 'in', paid).execute();
  const known = new Set(kept.map(({ id }) => id));
  expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  await close();
  await database.remove();
});
