import { type EventType, eventRights } from '@kasa/contracts/events/event-types';
import type { EventEntity } from '@kasa/contracts/events/events';

/** Something that happened to the merchant's business, as the stream tells it. */
export type LiveEvent = EventEntity;

/** All that this version of the app knows; what a newer server tells besides is not listened for. */
export const liveEventTypes = Object.keys(eventRights) as readonly EventType[];
