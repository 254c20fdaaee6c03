import type { EventType } from '@kasa/contracts/events/event-types';
import type { EventBody } from '@kasa/contracts/events/events';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { messageText } from '../http/response/message-stream.ts';
import { reserveNumbers } from './publish.ts';

/** Events that are about one person, who hears of them whatever their tags. */
const ABOUT_A_PERSON = [
  'user.changed',
  'account.new_browser',
  'schedule.published',
  'swap.changed',
] as const satisfies EventType[];
type AboutAPerson = Extract<EventBody, { type: (typeof ABOUT_A_PERSON)[number] }>['data'];
const isAboutAPerson = (type: string) => (ABOUT_A_PERSON as readonly string[]).includes(type);

/** An event that may name a vehicle; without it, it is about all terminals. */
const ABOUT_VEHICLES = 'terminals.config_invalidated' satisfies EventType;
const withoutVehicle = (data: string) => JSON.stringify({ ...JSON.parse(data), vehicle_id: null });

export const EVENTS_PER_READ = 250;

const IDS = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** An event as sent; the same text for all subscribers. */
export interface SerializedEvent {
  readonly number: number;
  readonly type: EventType;
  readonly text: string;
  /** For who may not read transport, where that differs. */
  readonly textWithoutVehicle?: string;
  /** Ids that it names. */
  readonly ids: readonly string[];
  /** User who receives it whatever their tags; null: none. */
  readonly subjectUserId: string | null;
}

/** Up to `EVENTS_PER_READ` events after a number, in order. */
export async function eventsAfter(db: Db, merchantId: string, number: number): Promise<SerializedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['number', 'type', 'at', 'data'])
    .where('merchant_id', '=', merchantId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(EVENTS_PER_READ)
    .execute();
  return rows.map((row) => {
    const { number: id, type, at } = row;
    const head = JSON.stringify({ type, id, at }).slice(0, -1);
    const textOf = (data: string) => messageText(type, id, `${head},"data":${data}}`);
    return {
      number: id,
      type: type as EventType,
      text: textOf(row.data),
      ...(type === ABOUT_VEHICLES && { textWithoutVehicle: textOf(withoutVehicle(row.data)) }),
      ids: row.data.match(IDS) ?? [],
      subjectUserId: isAboutAPerson(type) ? (JSON.parse(row.data) as AboutAPerson).user_id : null,
    };
  });
}

/** Last event numbers by merchant; merchants without a counter are missing. */
export async function lastEventNumbers(db: Db, merchantIds: readonly string[]): Promise<Map<string, number>> {
  const counters = db.selectFrom('event_counters').select(['id', 'last_number']);
  const rows = await counters.where('id', 'in', merchantIds).execute();
  return new Map(rows.map(({ id, last_number }) => [id, last_number]));
}

/** Creates a missing counter; 0 if that fails, as on a full disk: the stream resets later. */
export async function lastEventNumber(db: Db, merchantId: string): Promise<number> {
  const known = (await lastEventNumbers(db, [merchantId])).get(merchantId);
  return known ?? (await inTransaction(db, (tx) => reserveNumbers(tx, merchantId, 0)).catch(() => 0));
}
