import type { MockAcquirer as Behaviour } from '@kasa/contracts/mock/acquirer';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import type { Acquirer, AcquirerAnswer, ReversalOrder } from '../transactions/acquirer.ts';

type Told = z.output<typeof Behaviour>;

const APPROVED = '00';
const APPROVES: Told = { behaviour: 'approves', response_code: '91', after_seconds: 30, merchant_id: null };

/** An acquirer that approves unless told otherwise. Its decisions are kept in the database, what it is told is not. */
export class MockAcquirer implements Acquirer {
  readonly #services: { readonly db: () => Db; readonly clock: Clock };
  readonly #told = new Map<string | null, Told>();

  constructor(services: { readonly db: () => Db; readonly clock: Clock }) {
    this.#services = services;
  }

  /** Behaves so from now on. */
  tell(behaviour: Told): void {
    this.#told.set(behaviour.merchant_id, behaviour);
  }

  reset(): void {
    this.#told.clear();
  }

  async reverse(order: ReversalOrder, answered: (answer: AcquirerAnswer) => Promise<void>): Promise<void> {
    const told = this.#behaviourTo(order.merchantId);
    const record = await inTransaction(this.#services.db(), (tx) => this.#decide(tx, order, told));
    const answer = this.#answerOf(record, told);
    if (answer === undefined) return;
    await answered(answer);
    if (told.behaviour === 'twice') await answered(answer);
  }

  async paymentOf(merchantId: string, id: string): Promise<AcquirerAnswer | 'unknown' | undefined> {
    const told = this.#behaviourTo(merchantId);
    if (told.behaviour === 'silent') return undefined;
    const own = this.#services.db().selectFrom('acquirer_records').selectAll().where('id', '=', id);
    const record = await own.where('merchant_id', '=', merchantId).executeTakeFirst();
    return record === undefined ? 'unknown' : this.#answerOf(record, told);
  }

  #behaviourTo(merchantId: string): Told {
    return this.#told.get(merchantId) ?? this.#told.get(null) ?? APPROVES;
  }

  async #decide(
    tx: Transaction<Schema>,
    { reference: id, merchantId: merchant_id, amount }: ReversalOrder,
    { behaviour, response_code, after_seconds }: Told,
  ): Promise<Row<'acquirer_records'>> {
    const unknown = { requests: 0, response_code: null, decided_at: null, answers_at: null };
    const insert = tx.insertInto('acquirer_records').values({ id, merchant_id, amount, ...unknown });
    await insert.onConflict((conflict) => conflict.column('id').doNothing()).execute();
    const known = tx.selectFrom('acquirer_records').selectAll().where('id', '=', id);
    const before = await known.forUpdate().executeTakeFirstOrThrow();
    const requests = before.requests + 1;
    const isLost = behaviour === 'loses_first' && requests === 1;
    const now = this.#services.clock.now();
    const delay = behaviour === 'late' ? after_seconds * 1000 : 0;
    const decision = {
      response_code: behaviour === 'declines' ? response_code : APPROVED,
      decided_at: now.toISOString(),
      answers_at: new Date(now.getTime() + delay).toISOString(),
    };
    const changed = { requests, ...(before.response_code !== null || isLost ? {} : decision) };
    await tx.updateTable('acquirer_records').set(changed).where('id', '=', id).execute();
    return { ...before, ...changed };
  }

  #answerOf(
    { response_code, decided_at, answers_at }: Row<'acquirer_records'>,
    { behaviour }: Told,
  ): AcquirerAnswer | undefined {
    if (behaviour === 'silent' || response_code === null || decided_at === null) return undefined;
    if (answers_at === null || answers_at > this.#services.clock.nowIso()) return undefined;
    return { responseCode: response_code, decidedAt: decided_at };
  }
}
