/**
 * Sends the callbacks of the outbox (`db/callback-outbox.ts`): at least once, those of a payment in order. A server takes
 * one by putting its next attempt off; if the server dies, another sends it then.
 */
import { MAX_ANSWER_KEPT } from '@kasa/contracts/terminals/callback-delivery-values';
import { type CallbackRequest, callbackRequest, signEvent } from '@kasa/contracts/terminals/callback-request';
import { MAX_CALLBACK_SECONDS } from '@kasa/contracts/terminals/settings';
import type { CallbackPayload, StoredCallbackSettings } from '../../db/callback-outbox.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
import { seal, unseal } from '../../db/sealing.ts';
import { callbackRequestPlace, callbackSettingsPlace } from '../../db/stored-secrets.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import { callbackSigner } from '../../http/outgoing/callback-signer.ts';
import type { OutgoingHttpClient } from '../../http/outgoing/outgoing-client.ts';
import { conclude } from './conclude.ts';
import { isItsTurn, laneOf, nextDue } from './due.ts';
import { keepAttempt, keptOf } from './keep.ts';
import { type CallbackOutcome, sendCallback } from './send.ts';
import { lockCallbacksOf } from './send-again.ts';

export interface DeliveryServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly outgoing: OutgoingHttpClient;
  readonly report: (error: unknown) => void;
  readonly isStopping?: () => boolean;
}

type Delivery = Row<'callback_deliveries'>;

/**
 * Sent at the same time: in all, to one host of a merchant, and for one merchant; and from when on only for merchants
 * for whom nothing is under way, so that those whose servers do not answer cannot take every place.
 */
const AT_ONCE = { all: 64, host: 4, merchant: 16, shared: 48 } as const;
/** Before another server may send a callback that this one has taken, milliseconds. */
const LEASE_MS = (MAX_CALLBACK_SECONDS + 30) * 1_000;

/** What is being sent, so that one slow host, or merchant, leaves room for the others. */
class Lanes {
  readonly #counts = new Map<string, number>();

  add(keys: readonly string[], by: 1 | -1): void {
    for (const key of keys) {
      const count = (this.#counts.get(key) ?? 0) + by;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }

  /** Keys of which as many as `max` are under way. */
  full(max: number, isKey: (key: string) => boolean): string[] {
    return [...this.#counts].filter(([key, n]) => isKey(key) && n >= max).map(([key]) => key);
  }
}

/** Sends what is due, many at once; asked again it takes what has become due. */
export class CallbackDeliverer {
  readonly #services: DeliveryServices;
  readonly #lanes = new Lanes();
  readonly #underWay = new Set<Promise<void>>();
  #filling: Promise<void> | undefined;
  #isAskedAgain = false;
  #attempts = 0;

  constructor(services: DeliveryServices) {
    this.#services = services;
  }

  /** Takes what is due and may go now; what waits for room follows when something has been sent. */
  look(): void {
    this.#isAskedAgain = true;
    this.#filling ??= this.#fill()
      .catch(this.#services.report)
      .finally(() => {
        this.#filling = undefined;
      });
  }

  /** @returns how many attempts it has made since it was made, when nothing is left to be sent now */
  async idle(): Promise<number> {
    while (this.#filling !== undefined || this.#underWay.size > 0)
      await Promise.all([this.#filling, ...this.#underWay]);
    return this.#attempts;
  }

  async #fill(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      while (this.#underWay.size < AT_ONCE.all && !this.#services.isStopping?.()) {
        const taken = await takeNext(this.#services, this.#lanes, this.#underWay.size);
        if (taken === undefined) break;
        this.#send(taken);
      }
    }
  }

  #send(delivery: Delivery): void {
    const keys = [delivery.merchant_id, laneOf(delivery)];
    this.#lanes.add(keys, 1);
    this.#attempts += 1;
    const attempt = attemptDelivery(this.#services, delivery)
      .catch(this.#services.report)
      .finally(() => {
        this.#lanes.add(keys, -1);
        this.#underWay.delete(attempt);
        this.look();
      });
    this.#underWay.add(attempt);
  }
}

/** As `nextDue`, taken by this server alone. */
async function takeNext(
  { db, clock }: DeliveryServices,
  lanes: Lanes,
  underWay: number,
): Promise<Delivery | undefined> {
  const most = underWay < AT_ONCE.shared ? AT_ONCE.merchant : 1;
  const busy = {
    merchants: lanes.full(most, (key) => !key.includes(' ')),
    lanes: lanes.full(AT_ONCE.host, (key) => key.includes(' ')),
  };
  for (;;) {
    const now = clock.now();
    const due = await nextDue(db, now.toISOString(), busy);
    if (due === undefined) return undefined;
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    const attempts = due.attempts + 1;
    // A day of attempts begins with the first, however long it waited for its turn.
    const tried_since = due.attempts === due.tried_before ? now.toISOString() : due.tried_since;
    const taken = await inTransaction(db, async (tx) => {
      await lockCallbacksOf(tx, due.transaction_id);
      return tx
        .updateTable('callback_deliveries')
        .set({ next_attempt_at: until, taken_until: until, attempts, tried_since })
        .where('id', '=', due.id)
        .where('state', '=', 'waiting')
        .where('attempts', '=', due.attempts)
        .where('next_attempt_at', '=', due.next_attempt_at)
        .where(isItsTurn('callback_deliveries', now.toISOString()))
        .returningAll()
        .executeTakeFirst();
    });
    if (taken !== undefined) return taken;
  }
}

const settingsOf = (db: Db, { id, settings }: Delivery) =>
  JSON.parse(unseal(db, callbackSettingsPlace(id), settings)) as StoredCallbackSettings;

/** Sends once and records it. What fails on our side is recorded, too, so that it is tried again, and ends. */
async function attemptDelivery(services: DeliveryServices, delivery: Delivery): Promise<void> {
  const { db, clock, report, isStopping } = services;
  const { id, merchant_id, attempts: number } = delivery;
  const began = clock.nowIso();
  let sent: Sent;
  try {
    sent = await send(services, delivery);
  } catch (error) {
    report(error);
    sent = { request: null, retrySeconds: DEFAULT_RETRY_SECONDS, outcome: NOT_SENT, settings: NO_SECRETS };
  }
  const { request, outcome, retrySeconds } = sent;
  // Cut short by our own stopping: after the lease it is sent again.
  if (isStopping?.() && outcome.state === 'failed') return;
  const attemptId = newId();
  const attempt: Row<'callback_attempts'> | null = request && {
    ...{ id: attemptId, merchant_id, delivery_id: id, number, sent_at: began },
    ...{ state: outcome.state, reason: outcome.reason, http_status: outcome.http_status },
    ...{ duration_ms: outcome.duration_ms, answer_bytes: outcome.answer_bytes },
    // PostgreSQL keeps no NUL in text.
    answer: outcome.answer.replaceAll('\0', '\ufffd').slice(0, MAX_ANSWER_KEPT),
    request: seal(db, callbackRequestPlace(attemptId), JSON.stringify(keptOf(request, sent.settings))),
  };
  await inTransaction(db, async (tx) => {
    await lockCallbacksOf(tx, delivery.transaction_id);
    const row = tx.selectFrom('callback_deliveries').selectAll().where('id', '=', id);
    const now = await row.forUpdate().executeTakeFirst();
    if (now === undefined) return;
    if (attempt !== null) await keepAttempt(tx, attempt);
    // Taken over by another server, or put back since its lease: that attempt decides.
    const isLatest = now.attempts === number && now.taken_until === delivery.taken_until;
    if (isLatest && now.state === 'waiting') await conclude(tx, now, outcome, retrySeconds, clock.now());
  });
}

interface Sent {
  /** Null: there was none. */
  readonly request: CallbackRequest | null;
  readonly outcome: CallbackOutcome;
  readonly retrySeconds: number;
  readonly settings: Pick<StoredCallbackSettings, 'callback_headers' | 'callback_get_parameters'>;
}

const DEFAULT_RETRY_SECONDS = 60;
const NOT_SENT: CallbackOutcome = {
  ...{ state: 'failed', reason: null, http_status: null, duration_ms: 0 },
  ...{ answer_bytes: 0, answer_is_cut: false, answer: '' },
};

const NO_SECRETS = { callback_headers: [], callback_get_parameters: [] };

async function send({ db, clock, outgoing }: DeliveryServices, delivery: Delivery): Promise<Sent> {
  const { id, merchant_id: merchantId, attempts: number } = delivery;
  const settings = settingsOf(db, delivery);
  const { timeoutSeconds, retrySeconds } = settings;
  const signer = await callbackSigner(db, merchantId, clock.now());
  const sentAt = clock.nowIso();
  const payload = JSON.parse(delivery.told) as CallbackPayload;
  const values = { ...payload, event_id: id, sent_at: sentAt, attempt: String(number) };
  const event = { id, attempt: number, sentAt, isTest: false };
  const request = signEvent(callbackRequest(settings, values, signer.sign), event, signer);
  const outcome = await sendCallback(outgoing, request, { merchantId, timeoutSeconds });
  return { request, outcome, retrySeconds, settings };
}
