import { z } from 'zod';
import { AccountNewBrowserData } from '../auth/events.ts';
import { ProductImportProgressData, ProductRunProgressData } from '../catalogue/events.ts';
import { PointChangedData, RegisterShiftChangedData } from '../points/events.ts';
import { Instant } from '../shared/dates.ts';
import {
  BulkRunProgressData,
  CallbackChangedData,
  ResendRunProgressData,
  TemplateChangedData,
  TerminalChangedData,
  TerminalConnectivityData,
  TerminalsConfigInvalidatedData,
} from '../terminals/events.ts';
import {
  CollectionRoundChangedData,
  EncashmentCreatedData,
  ReversalRunProgressData,
  TransactionChangedData,
  TransactionCreatedData,
} from '../transactions/events.ts';
import {
  ScheduleChangedData,
  SchedulePublishedData,
  SwapChangedData,
  UserChangedData,
} from '../users/events.ts';

/** Position in a merchant's event sequence. */
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
  event('TransactionChangedEvent', 'transaction.changed', TransactionChangedData),
  event('ReversalRunProgressEvent', 'reversal_run.progress', ReversalRunProgressData),
  event('ResendRunProgressEvent', 'resend_run.progress', ResendRunProgressData),
  event('CallbackChangedEvent', 'callback.changed', CallbackChangedData),
  event('EncashmentCreatedEvent', 'encashment.created', EncashmentCreatedData),
  event('CollectionRoundChangedEvent', 'collection_round.changed', CollectionRoundChangedData),
  event('BulkRunProgressEvent', 'bulk_run.progress', BulkRunProgressData),
  event('ProductRunProgressEvent', 'product_run.progress', ProductRunProgressData),
  event('ProductImportProgressEvent', 'product_import.progress', ProductImportProgressData),
  event('PointChangedEvent', 'point.changed', PointChangedData),
  event('RegisterShiftChangedEvent', 'register_shift.changed', RegisterShiftChangedData),
  event('UserChangedEvent', 'user.changed', UserChangedData),
  event('ScheduleChangedEvent', 'schedule.changed', ScheduleChangedData),
  event('SchedulePublishedEvent', 'schedule.published', SchedulePublishedData),
  event('SwapChangedEvent', 'swap.changed', SwapChangedData),
  event('AccountNewBrowserEvent', 'account.new_browser', AccountNewBrowserData),
] as const;

export const Event = z.discriminatedUnion('type', events).meta({ id: 'Event' });

/** First message of a new stream; events up to `last_id` are not sent. */
export const StreamReady = z
  .strictObject({ type: z.literal('ready'), last_id: EventId })
  .meta({ id: 'StreamReady' });

/** The stream can't resume: the requested event is unknown or no longer kept. Reload all data. */
export const StreamReset = z
  .strictObject({ type: z.literal('reset'), last_id: EventId })
  .meta({ id: 'StreamReset' });

/**
 * All visible events up to `last_id` were sent. Repeated every `HEARTBEAT_SECONDS`.
 * A message, since `EventSource` hides comments, and clients detect dead connections by it.
 */
export const StreamHeartbeat = z
  .strictObject({
    type: z.literal('heartbeat'),
    last_id: EventId,
    at: Instant.describe('The server’s clock'),
  })
  .meta({ id: 'StreamHeartbeat' });

export const StreamMessage = z
  .discriminatedUnion('type', [...events, StreamReady, StreamReset, StreamHeartbeat])
  .meta({ id: 'StreamMessage' });

export type EventEntity = z.infer<typeof Event>;
export type StreamMessageEntity = z.infer<typeof StreamMessage>;
type Body<One> = One extends { type: infer Type; data: infer Data } ? { type: Type; data: Data } : never;
/** An event without its id and time. */
export type EventBody = Body<EventEntity>;
