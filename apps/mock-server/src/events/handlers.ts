import type { eventsOperations } from '@kasa/contracts/events/operations';
import { MessageStream } from '../http/answer/message-stream.ts';
import type { Handlers } from '../http/request/handler.ts';
import type { EventHub } from './hub.ts';
import { HEARTBEAT_MS, listen } from './listen.ts';

/** @param heartbeatMs default: as in the contract */
export const eventsHandlers = (
  hub: EventHub,
  heartbeatMs = HEARTBEAT_MS,
): Handlers<typeof eventsOperations> => ({
  streamEvents: async (context, { query }) =>
    new MessageStream((line) => listen(hub, context, query.after, line, heartbeatMs)),
});
