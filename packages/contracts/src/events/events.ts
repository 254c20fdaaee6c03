import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import {
  BulkRunProgressData,
  TemplateChangedData,
  TerminalChangedData,
  TerminalConnectivityData,
  TerminalsConfigInvalidatedData,
} from '../terminals/events.ts';
import { EncashmentCreatedData, TransactionCreatedData } from '../transactions/events.ts';
import { UserChangedData } from '../users/events.ts';

/** Where in a merchant's events something stands. */
export const EventId = z
  .int()
  .min(0)
  .describe(
    'Number of the event: of one merchant’s events each has the next number. The first one is arbitrary, and higher than any before a reset',
  );

const event = <Type extends string, Data extends z.ZodType>(name: string, type: Type, data: Data) =>
  z
    .strictObject({ type: z.literal(type), id: EventId, at: Instant.describe('When it happened'), data })
    .meta({ id: name });

const events = [
  event('TerminalConnectivityEvent', 'terminal.connectivity', TerminalConnectivityData),
  event('TerminalChangedEvent', 'terminal.changed', TerminalChangedData),
  event('TerminalsConfigInvalidatedEvent', 'terminals.config_invalidated', TerminalsConfigInvalidatedData),
  event('TemplateChangedEvent', 'template.changed', TemplateChangedData),
  event('TransactionCreatedEvent', 'transaction.created', TransactionCreatedData),
  event('EncashmentCreatedEvent', 'encashment.created', EncashmentCreatedData),
  event('BulkRunProgressEvent', 'bulk_run.progress', BulkRunProgressData),
  event('UserChangedEvent', 'user.changed', UserChangedData),
] as const;

/** Something that happened to the merchant's business. */
export const Event = z.discriminatedUnion('type', events).meta({ id: 'Event' });

/** The first message of a stream that begins now: what happened up to `last_id` is not in it. */
export const StreamReady = z
  .strictObject({ type: z.literal('ready'), last_id: EventId })
  .meta({ id: 'StreamReady' });

/**
 * What happened before `last_id` can't be told any more: the stream was to go on from an event that is not kept, or
 * that is not known. Read everything anew; what follows is all that happens from here on.
 */
export const StreamReset = z
  .strictObject({ type: z.literal('reset'), last_id: EventId })
  .meta({ id: 'StreamReset' });

/**
 * Everything up to `last_id` has been told, as far as this session may know of it: sent as soon as the stream has caught
 * up (after `ready`, `reset`, or what it was resumed with), and every `HEARTBEAT_SECONDS` from then on. A message and no
 * comment, because `EventSource` shows no comments: who hears none of them has no connection, or is behind.
 */
export const StreamHeartbeat = z
  .strictObject({
    type: z.literal('heartbeat'),
    last_id: EventId,
    at: Instant.describe('The server’s clock'),
  })
  .meta({ id: 'StreamHeartbeat' });

/** What a `data:` line of the stream holds, by the type that its `event:` line names. */
export const StreamMessage = z
  .discriminatedUnion('type', [...events, StreamReady, StreamReset, StreamHeartbeat])
  .meta({ id: 'StreamMessage' });

export type EventEntity = z.infer<typeof Event>;
export type StreamMessageEntity = z.infer<typeof StreamMessage>;
type Body<One> = One extends { type: infer Type; data: infer Data } ? { type: Type; data: Data } : never;
/** What is told: an event without its number and its time. */
export type EventBody = Body<EventEntity>;
