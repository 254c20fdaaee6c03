/** What can happen, and who is told. Plain data, for server and web alike. */
import type { Permission } from '../shared/permissions.ts';

/**
 * Types of events, and the permission tags of which one is needed to be told; null: everybody of the merchant. What
 * everybody may read is told to everybody; of a bulk run those hear who may start one. Of somebody's rights they are told
 * themselves, too, whatever their tags: that is the stream's to see to.
 */
export const eventRights = {
  'terminal.connectivity': null,
  'terminal.changed': null,
  'terminals.config_invalidated': null,
  'template.changed': null,
  'transaction.created': null,
  'encashment.created': null,
  'bulk_run.progress': ['offline_all_update', 'edit_terminal'],
  'user.changed': ['users_manage'],
} as const satisfies Record<string, readonly Permission[] | null>;

export type EventType = keyof typeof eventRights;

/** Whether somebody with these permission tags is told of events of a type. */
export function mayHear(type: EventType, tags: readonly Permission[]): boolean {
  const needed: readonly Permission[] | null = eventRights[type];
  return needed === null || needed.some((tag) => tags.includes(tag));
}

/** How often the stream says something even when nothing happens: a connection that says less is dead. */
export const HEARTBEAT_SECONDS = 15;

/** How many streams one session may have open: a browser has six connections to a server, and needs some to ask. */
export const MAX_STREAMS_OF_A_SESSION = 4;

/** How many streams the sessions of one merchant may have open together: so that others find room, too. */
export const MAX_STREAMS_OF_A_MERCHANT = 200;

/** How long events are kept, to be resumed from: so many seconds, and of a merchant no more than so many events. */
export const KEPT_SECONDS = 24 * 60 * 60;
export const KEPT_EVENTS = 10_000;
