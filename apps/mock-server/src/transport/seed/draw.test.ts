import { Id } from '@kasa/contracts/shared/ids';
import { expect, test } from 'vitest';
import { draw, drawId, drawOne, drawWhole } from './draw.ts';

test('a value depends on its place alone', () => {
  expect(draw('driver', 7, 'name')).toBe(draw('driver', 7, 'name'));
  expect(draw('driver', 7, 'name')).not.toBe(draw('driver', 7, 'phone'));
  // Pinned: a change of the generator would change every seeded name, and with them screenshots and examples.
  expect(drawWhole(0, 999_999, 'driver', 7, 'name')).toBe(266_629);
});

test('values of neighbouring places are spread evenly', () => {
  const drawn = Array.from({ length: 10_000 }, (_, n) => Math.floor(draw('vehicle', n, 'status') * 10));
  const tenths = Map.groupBy(drawn, (tenth) => tenth);
  expect(tenths.size).toBe(10);
  for (const group of tenths.values()) expect(Math.abs(group.length - 1000)).toBeLessThan(120);
});

test('whole numbers reach both ends, and options are all drawn', () => {
  const numbers = Array.from({ length: 200 }, (_, n) => drawWhole(-2, 2, 'n', n));
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
  expect(new Set(Array.from({ length: 50 }, (_, n) => drawOne(['а', 'б', 'в'], 'n', n)))).toEqual(
    new Set(['а', 'б', 'в']),
  );
});

test('an id is a UUIDv7 of its moment', () => {
  const id = drawId('2026-01-12T08:00:00.000Z', 'vehicle', 1201);
  expect(Id.parse(id)).toMatch(/^019bb/);
  expect(drawId('2026-01-12T08:00:00.001Z', 'vehicle', 1201) > id).toBe(true);
});
