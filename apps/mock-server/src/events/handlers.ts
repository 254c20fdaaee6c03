import type { eventsOperations } from '@kasa/contracts/events/operations';
import type { Handlers } from '../http/request/handler.ts';
import { MessageStream } from '../http/response/message-stream.ts';
import { eventStream, HEARTBEAT_MS } from './event-stream.ts';
import type { EventHub } from './hub.ts';

/** @param heartbeatMs default: as in the contract */
export const eventsHandlers = (
  hub: EventHub,
  heartbeatMs = HEARTBEAT_MS,
): Handlers<typeof eventsOperations> => ({
  streamEvents: async (context, { query }) =>
    new MessageStream((line) => eventStream(hub, context, query.after, line, heartbeatMs)),
});
