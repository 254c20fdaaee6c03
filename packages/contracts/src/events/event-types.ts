/** Event types and who receives them. Plain data without zod, for server and web. */
import { openedBy, opens, type Permission } from '../shared/permissions.ts';

/**
 * Event types and the permissions of which one is needed to receive them; null: all users of the merchant.
 * Users are always notified of changes to their own rights and account: the stream handles that.
 */
export const eventRights = {
  'terminal.connectivity': null,
  'terminal.changed': null,
  'terminals.config_invalidated': null,
  'template.changed': null,
  'transaction.created': ['transactions_view'],
  'transaction.changed': ['transactions_view'],
  'reversal_run.progress': ['transactions_view'],
  'resend_run.progress': ['ecomm_manage'],
  'callback.changed': ['transactions_view', 'ecomm_manage'],
  'encashment.created': ['cash_view'],
  'collection_round.changed': ['cash_view'],
  'bulk_run.progress': ['offline_all_update', 'edit_terminal'],
  'product_run.progress': ['catalog_manage'],
  'product_import.progress': ['catalog_manage'],
  'point.changed': ['points_manage'],
  'register_shift.changed': ['points_manage'],
  'user.changed': ['users_manage'],
  'schedule.changed': ['users_manage'],
  // Nobody but the person themselves, see above.
  'schedule.published': [],
  'swap.changed': [],
  'account.new_browser': [],
} as const satisfies Record<string, readonly Permission[] | null>;

export type EventType = keyof typeof eventRights;

/** The permissions each of which receives events of a type; null: all users of the merchant. */
export function receivedWith(type: EventType): readonly Permission[] | null {
  const needed: readonly Permission[] | null = eventRights[type];
  return needed?.flatMap(openedBy) ?? null;
}

/** Whether a user with these permissions receives events of a type. */
export function canReceiveEvent(type: EventType, tags: readonly Permission[]): boolean {
  const needed: readonly Permission[] | null = eventRights[type];
  return needed === null || needed.some((one) => opens(tags, one));
}

/** Maximum silence of a stream in seconds; a stream silent for longer is dead. */
export const HEARTBEAT_SECONDS = 15;

/** Open streams per session: a browser has six connections per server and needs some for requests. */
export const MAX_STREAMS_PER_SESSION = 4;

/** Open streams per merchant, so that one merchant can't use up the server. */
export const MAX_STREAMS_PER_MERCHANT = 200;

/** Retention of events for resuming a stream: in seconds, and as a count per merchant. */
export const EVENT_RETENTION_SECONDS = 24 * 60 * 60;
export const MAX_RETAINED_EVENTS = 10_000;
