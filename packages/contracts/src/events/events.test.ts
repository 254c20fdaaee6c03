import { describe, expect, it } from 'vitest';
import { opens, type Permission, permissions } from '../shared/permissions.ts';
import { canReceiveEvent, type EventType, eventRights } from './event-types.ts';
import { Event, StreamMessage } from './events.ts';

const types = Object.keys(eventRights) as EventType[];

describe('who is told', () => {
  it('is said of every type of event, in permission tags that there are', () => {
    const told = Event.options.map(({ shape }) => shape.type.value);
    expect(told.toSorted()).toEqual(types.toSorted());
    for (const needed of Object.values(eventRights)) {
      for (const tag of needed ?? []) expect(Object.keys(permissions)).toContain(tag);
    }
  });

  it.each(types)('of %s: everybody, or who has one of the tags', (type) => {
    const needed: readonly Permission[] | null = eventRights[type];
    expect(canReceiveEvent(type, [])).toBe(needed === null);
    for (const tag of Object.keys(permissions) as (keyof typeof permissions)[]) {
      expect(canReceiveEvent(type, [tag])).toBe(needed === null || needed.some((one) => opens([tag], one)));
    }
  });
});

describe('a message', () => {
  it.each([
    { type: 'ready', last_id: 179_516_520_000_000 },
    { type: 'reset', last_id: 0 },
    { type: 'heartbeat', last_id: 1, at: '2026-11-20T09:00:00.000Z' },
  ])('of the stream itself is none of the events: $type', (message) => {
    expect(StreamMessage.safeParse(message).error).toBeUndefined();
    expect(Event.safeParse(message).success).toBe(false);
  });

  it('has nothing that the contract does not say', () => {
    const event = {
      ...{ type: 'encashment.created', id: 1, at: '2026-11-20T09:00:00.000Z' },
      data: {
        encashment_id: '01912d50-3c00-7000-8000-000000000001',
        terminal_id: '01912d50-3c00-7000-8000-000000000002',
        amount: 100,
      },
    };
    expect(StreamMessage.safeParse(event).error).toBeUndefined();
    expect(StreamMessage.safeParse({ ...event, merchant_id: event.data.terminal_id }).success).toBe(false);
    const data = { ...event.data, secret: 'x' };
    expect(StreamMessage.safeParse({ ...event, data }).success).toBe(false);
  });
});
