import { type EventType, eventRights } from '@kasa/contracts/events/event-types';
import type { EventEntity } from '@kasa/contracts/events/events';

export type LiveEvent = EventEntity;

/** Event types known to this version; others from a newer server are ignored. */
export const liveEventTypes = Object.keys(eventRights) as readonly EventType[];
