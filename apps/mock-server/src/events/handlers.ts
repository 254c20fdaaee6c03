import type { eventsOperations } from '@kasa/contracts/events/operations';
import type { Handlers } from '../http/handler.ts';
import { MessageStream } from '../http/message-stream.ts';
import type { EventHub } from './hub.ts';
import { listen } from './listen.ts';

/** What happens, as it happens. */
export const eventsHandlers = (hub: EventHub): Handlers<typeof eventsOperations> => ({
  streamEvents: async (context, { query }) =>
    new MessageStream((line) => listen(hub, context, query.after, line)),
});
