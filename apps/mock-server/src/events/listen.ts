import { setTimeout as sleep } from 'node:timers/promises';
import { HEARTBEAT_SECONDS, mayHear } from '@kasa/contracts/events/event-types';
import type { StreamMessageEntity } from '@kasa/contracts/events/events';
import { type MessageLine, messageText } from '../http/answer/message-stream.ts';
import type { Context, SessionInfo } from '../http/request/handler.ts';
import { peekSession } from '../http/session/session.ts';
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
export async function* listen(
  hub: EventHub,
  context: Context,
  after: number | undefined,
  line: MessageLine,
  heartbeatMs: number,
): AsyncGenerator<string> {
  const { session } = context;
  const free = hub.enter(session, line);
  try {
    const channel = await hub.join(session.merchantId);
    try {
      // An existing channel may lack the newest events of other servers.
      await hub.look(channel);
      const from = line.lastEventId === null ? after : numberOf(line.lastEventId);
      if (from === undefined) yield controlText({ type: 'ready', last_id: channel.last });
      yield* tell(hub, channel, context, from ?? channel.last, line.ended, heartbeatMs);
    } finally {
      hub.leave(channel);
    }
  } finally {
    free();
  }
}

async function* tell(
  hub: EventHub,
  channel: Channel,
  context: Context,
  from: number,
  ended: AbortSignal,
  heartbeatMs: number,
): AsyncGenerator<string> {
  let heard = from;
  let beat = performance.now();
  while (!ended.aborted) {
    const events = await hub.after(channel, heard);
    const session = await sessionNow(context);
    if (session === null || ended.aborted) return;
    if (events === null) {
      heard = channel.last;
      // A heartbeat follows at once, so that the client knows it has caught up.
      beat = performance.now();
      yield controlText({ type: 'reset', last_id: heard });
      continue;
    }
    const last = events.at(-1);
    if (last !== undefined) {
      heard = last.number;
      const heardOf = events.filter((event) => isFor(event, session));
      const text = heardOf.map(({ text }) => text).join('');
      if (text !== '') yield text;
      await sleep(GATHER_MS, undefined, { signal: ended }).catch(() => undefined);
      continue;
    }
    if (performance.now() >= beat) {
      beat = performance.now() + heartbeatMs;
      yield controlText({ type: 'heartbeat', last_id: heard, at: context.clock.nowIso() });
    }
    await channel.news(heard, beat - performance.now(), ended);
  }
}

/** Subscribers with the permission, and the user concerned: their menu changes. */
const isFor = ({ type, about }: SerializedEvent, { tags, userId }: SessionInfo) =>
  mayHear(type, tags) || about === userId;

/** The current session: it may have ended or lost rights. */
async function sessionNow({ db, clock, exchange }: Context): Promise<SessionInfo | null> {
  const found = exchange.cookie === null ? null : await peekSession(db.db, clock, exchange.cookie);
  return found?.session ?? null;
}
