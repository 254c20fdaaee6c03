import { z } from 'zod';
import { operation } from '../shared/operation.ts';
import {
  EVENT_RETENTION_SECONDS,
  HEARTBEAT_SECONDS,
  MAX_RETAINED_EVENTS,
  MAX_STREAMS_PER_MERCHANT,
  MAX_STREAMS_PER_SESSION,
} from './event-types.ts';
import { EventId, StreamMessage } from './events.ts';

export const streamEvents = operation({
  id: 'streamEvents',
  // Events are filtered by the subscriber's current permissions.
  permission: null,
  method: 'GET',
  path: '/api/v1/events',
  summary: 'What happens to the merchant’s business, as it happens',
  description: [
    'Server-sent events (`text/event-stream`), read by `EventSource`. A message has `event:` (the `type` of its data), `id:` and one line `data:` with JSON (schema StreamMessage).',
    'A stream begins from now, with a message `ready` that says where now is. With the header `Last-Event-ID` or, where it cannot be set, `after`, it goes on after that event: nothing is left out and nothing comes twice; the header counts where both are there. When that is not possible, because the event is not kept any more or is not known, the first message is `reset`: read everything anew.',
    `Events are kept for ${EVENT_RETENTION_SECONDS / 3600} hours, and up to ${MAX_RETAINED_EVENTS} of a merchant. Those are told that the person may hear of (\`x-event-rights\`: one of these permission tags), and of a change of their own rights (\`user.changed\`) or a sign-in of theirs in a new browser (\`account.new_browser\`) also without it, so numbers may be missing in what one hears.`,
    `A message \`heartbeat\` comes as soon as all that happened has been told, and then every ${HEARTBEAT_SECONDS} seconds; its number moves on past events that one may not hear of. A connection that is silent for longer is dead.`,
    `The server ends a stream when its session ends (the next one is then \`not_authenticated\`), when it stops, and when the stream is taken too slowly; listening is no activity that keeps a session alive. ${MAX_STREAMS_PER_SESSION} may be open for a session, since a browser has six connections to a server, and ${MAX_STREAMS_PER_MERCHANT} for a merchant; one more is \`rate_limited\`.`,
  ].join('\n\n'),
  query: z.strictObject({
    after: EventId.optional().describe('Number of the last event that was heard'),
  }),
  stream: true,
  data: StreamMessage,
  example: { query: {}, data: { type: 'ready', last_id: 179516520000000 } },
});

export const eventsOperations = { streamEvents };
