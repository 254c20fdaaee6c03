import { Id } from '@kasa/contracts/shared/ids';
import { expect, test } from 'vitest';
import { createSeededFaker, seededId } from './seeded-faker.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const draw = createSeededFaker('kasa-1', NOW);

test('a value depends on the seed and its place alone', () => {
  const name = (from = draw) => from('driver', 7, 'name').person.fullName();
  const before = name();
  draw('driver', 7, 'phone').number.float();
  expect(name()).toBe(before);
  expect(name(createSeededFaker('kasa-1', NOW))).toBe(before);
  expect(name(createSeededFaker('kasa-2', NOW))).not.toBe(before);
  expect(draw('driver', 7, 'name').number.float()).not.toBe(draw('driver', 7, 'phone').number.float());
  // Pinned: another generator would change all seeded names, and with them screenshots and examples.
  expect(draw('driver', 7, 'name').number.int(999_999)).toBe(266_629);
});

test('values of neighbouring places, and of one place, are spread evenly', () => {
  const drawn = Array.from({ length: 10_000 }, (_, n) => draw('vehicle', n, 'status').number.int(9));
  const one = draw('vehicle', 1, 'route');
  const inARow = Array.from({ length: 10_000 }, () => one.number.int(9));
  for (const values of [drawn, inARow]) {
    const tenths = Map.groupBy(values, (tenth) => tenth);
    expect(tenths.size).toBe(10);
    for (const group of tenths.values()) expect(Math.abs(group.length - 1000)).toBeLessThan(120);
  }
});

test('dates are made around the present of the seed', () => {
  expect(draw('a').date.past() < NOW && draw('a').date.future() > NOW).toBe(true);
  expect(draw('a').date.past()).toEqual(createSeededFaker('kasa-1', NOW)('a').date.past());
});

test('an id is a UUIDv7 of its moment', () => {
  const id = seededId(draw, '2026-01-12T08:00:00.000Z', 'vehicle', 1201);
  expect(Id.parse(id)).toMatch(/^019bb/);
  expect(seededId(draw, '2026-01-12T08:00:00.001Z', 'vehicle', 1201) > id).toBe(true);
});
