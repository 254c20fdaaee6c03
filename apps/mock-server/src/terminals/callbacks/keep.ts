/** How much of callbacks is kept, and for how long. */
import {
  CALLBACKS_KEPT_DAYS,
  MAX_ATTEMPTS_KEPT,
  MAX_REQUEST_KEPT,
} from '@kasa/contracts/terminals/callback-delivery-values';
import type { CallbackRequest } from '@kasa/contracts/terminals/callback-request';
import type { Transaction } from 'kysely';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { maskOf } from './mask.ts';

/** A request as its attempt keeps it. */
export interface KeptRequest extends CallbackRequest {
  /** Missing in attempts from before there was a limit. */
  readonly is_cut?: boolean;
}

/** Cuts what is too long, masked before: a secret at the cut would not be known by its beginning. */
export function keptOf(request: CallbackRequest, settings: Parameters<typeof maskOf>[0]): KeptRequest {
  const { url, body, signed_text } = request;
  const isLong = (text: string | null) => text !== null && text.length > MAX_REQUEST_KEPT;
  if (![url, body, signed_text].some(isLong)) return { ...request, is_cut: false };
  const mask = maskOf(settings);
  const cut = (text: string) => (isLong(text) ? mask.text(text).slice(0, MAX_REQUEST_KEPT) : text);
  return {
    ...request,
    ...{ url: cut(url), body: body && cut(body), signed_text: cut(signed_text), is_cut: true },
  };
}

/** Writes an attempt, and deletes those of its callback that are too many. */
export async function keepAttempt(tx: Transaction<Schema>, attempt: Row<'callback_attempts'>): Promise<void> {
  await tx.insertInto('callback_attempts').values(attempt).execute();
  const others = tx.deleteFrom('callback_attempts').where('delivery_id', '=', attempt.delivery_id);
  await others.where('number', '<=', attempt.number - MAX_ATTEMPTS_KEPT).execute();
}

const DAY_MS = 86_400_000;
/** Deleted in one transaction, so that payments do not wait. */
const BATCH = 200;

/** Deletes callbacks that are too old and do not wait. @returns how many */
export async function pruneCallbacks(
  db: Db,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const before = new Date(now.getTime() - CALLBACKS_KEPT_DAYS * DAY_MS).toISOString();
  for (let all = 0; ; ) {
    const deleted = isStopping() ? 0 : await inTransaction(db, (tx) => pruneBatch(tx, before));
    all += deleted;
    if (deleted < BATCH) return all;
  }
}

async function pruneBatch(tx: Transaction<Schema>, before: string): Promise<number> {
  const old = await tx
    .selectFrom('callback_deliveries')
    .select('id')
    .where('created_at', '<', before)
    .where('state', '!=', 'waiting')
    .orderBy('created_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await tx.deleteFrom('callback_attempts').where('delivery_id', 'in', ids).execute();
  await tx.deleteFrom('callback_deliveries').where('id', 'in', ids).execute();
  return ids.length;
}
