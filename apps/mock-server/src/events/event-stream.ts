import { setTimeout as sleep } from 'node:timers/promises';
import { canReceiveEvent, HEARTBEAT_SECONDS } from '@kasa/contracts/events/event-types';
import type { StreamMessageEntity } from '@kasa/contracts/events/events';
import { opens } from '@kasa/contracts/shared/permissions';
import type { Context, SessionInfo } from '../http/request/handler.ts';
import { hiddenIds } from '../http/request/hide-foreign-ids.ts';
import { messageText, type StreamConnection } from '../http/response/message-stream.ts';
import { sessionNow } from '../http/session/session-now.ts';
import type { Channel } from './channel.ts';
import type { EventHub } from './hub.ts';
import type { SerializedEvent } from './store.ts';

export const HEARTBEAT_MS = HEARTBEAT_SECONDS * 1000;
/** Events within this time are sent together, milliseconds. */
const GATHER_MS = 100;

type Control = Extract<StreamMessageEntity, { last_id: number }>;
const controlText = (message: Control) => messageText(message.type, message.last_id, JSON.stringify(message));

/** The number in the client's Last-Event-ID; -1 for an invalid one, handled like a pruned one. */
function numberOf(lastEventId: string): number {
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
}

/**
 * @param after resume after this event; undefined: from now on. Last-Event-ID takes precedence
 * @param heartbeatMs interval without events
 * @throws OperationFailure rate_limited
 */
export async function* eventStream(
  hub: EventHub,
  context: Context,
  after: number | undefined,
  line: StreamConnection,
  heartbeatMs: number,
): AsyncGenerator<string> {
  const { session } = context;
  const unregister = hub.register(session, line);
  try {
    const channel = await hub.subscribe(session.merchantId);
    try {
      // An existing channel may lack the newest events of other servers.
      await hub.poll(channel);
      const from = line.lastEventId === null ? after : numberOf(line.lastEventId);
      if (from === undefined) yield controlText({ type: 'ready', last_id: channel.last });
      yield* streamEvents(hub, channel, context, from ?? channel.last, line.signal, heartbeatMs);
    } finally {
      hub.unsubscribe(channel);
    }
  } finally {
    unregister();
  }
}

async function* streamEvents(
  hub: EventHub,
  channel: Channel,
  context: Context,
  from: number,
  ended: AbortSignal,
  heartbeatMs: number,
): AsyncGenerator<string> {
  let lastSent = from;
  let beat = performance.now();
  while (!ended.aborted) {
    const events = await hub.after(channel, lastSent);
    const session = await sessionNow(context);
    if (session === null || ended.aborted) return;
    if (events === null) {
      lastSent = channel.last;
      // A heartbeat follows at once, so that the client knows it has caught up.
      beat = performance.now();
      yield controlText({ type: 'reset', last_id: lastSent });
      continue;
    }
    const last = events.at(-1);
    if (last !== undefined) {
      lastSent = last.number;
      const visible = await visibleTo(session, events, context);
      const text = visible.map((event) => textFor(event, session)).join('');
      if (text !== '') yield text;
      await sleep(GATHER_MS, undefined, { signal: ended }).catch(() => undefined);
      continue;
    }
    if (performance.now() >= beat) {
      beat = performance.now() + heartbeatMs;
      yield controlText({ type: 'heartbeat', last_id: lastSent, at: context.clock.nowIso() });
    }
    await channel.waitForEvents(lastSent, beat - performance.now(), ended);
  }
}

/** Those that the person may know of: what is about points where they don't work is not told. */
async function visibleTo(session: SessionInfo, events: readonly SerializedEvent[], { db }: Context) {
  const received = events.filter((event) => isReceivedBy(event, session));
  const ids = new Set(received.flatMap((event) => event.ids));
  const hidden = await hiddenIds(db.db, session, [...ids]);
  return received.filter(
    (event) => event.subjectUserId === session.userId || !event.ids.some((id) => hidden.has(id)),
  );
}

/** Subscribers with the permission, and the user concerned: their menu changes. */
const isReceivedBy = ({ type, subjectUserId }: SerializedEvent, { tags, userId }: SessionInfo) =>
  canReceiveEvent(type, tags) || subjectUserId === userId;

const textFor = ({ text, textWithoutVehicle = text }: SerializedEvent, { tags }: SessionInfo) =>
  opens(tags, 'transport_view') ? text : textWithoutVehicle;
