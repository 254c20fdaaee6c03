import { Phone } from '@kasa/contracts/shared/phone-schema';
import { Plate } from '@kasa/contracts/shared/plate-schema';
import { expect, test } from 'vitest';
import { transportRows } from '../seed.ts';
import { firstMerchantRows, firstMerchantSeed, NOW, secondMerchantSeed } from '../test-support/seeded.ts';

const rowsOf = (seed: string) => transportRows(firstMerchantSeed, { seed, now: NOW });

function inCommon<T>(some: readonly T[], others: readonly T[], column: keyof T): number {
  return some.filter((row, n) => row[column] === others[n]?.[column]).length / some.length;
}

test('another seed gives other people, plates, states and takings; the same text gives the same', () => {
  const another = rowsOf('another');
  expect(rowsOf('another')).toEqual(another);
  expect(inCommon(firstMerchantRows.drivers, another.drivers, 'name')).toBeLessThan(0.05);
  expect(inCommon(firstMerchantRows.drivers, another.drivers, 'phone')).toBeLessThan(0.05);
  const buses = (rows: typeof firstMerchantRows) =>
    rows.transports.filter(({ state_number }) => state_number !== null);
  expect(inCommon(buses(firstMerchantRows), buses(another), 'state_number')).toBeLessThan(0.1);
  expect(inCommon(firstMerchantRows.transports, another.transports, 'next_to_date')).toBeLessThan(0.2);
  expect(inCommon(firstMerchantRows.shifts, another.shifts, 'id')).toBeLessThan(0.05);
  // Depots and routes are real and do not depend on the seed.
  expect(another.routes.map(({ name, places }) => [name, places])).toEqual(
    firstMerchantRows.routes.map(({ name, places }) => [name, places]),
  );
});

test.each(['', '0', '1', 'Київ', 'a/b', 'x'.repeat(1000), "\u0000'; --", '2026-11-20'])(
  'any text is a seed: %j',
  (seed) => {
    for (const whose of [firstMerchantSeed, secondMerchantSeed]) {
      const { transports, drivers, shifts, shift_changes } = transportRows(whose, { seed, now: NOW });
      const plates = transports.flatMap(({ state_number }) => state_number ?? []);
      for (const plate of plates) Plate.parse(plate);
      expect(new Set(plates).size).toBe(plates.length);
      expect(plates.filter((plate) => plate.endsWith('КА'))).toEqual([]);
      for (const { phone } of drivers) Phone.parse(phone);
      expect(new Set(drivers.map(({ name }) => name)).size).toBeGreaterThan(drivers.length - 6);
      const ids = [...transports, ...drivers, ...shifts, ...shift_changes].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const onRoute = transports.filter(({ status }) => status === 'on_route').map(({ id }) => id);
      const open = shifts.filter(({ closed_at }) => closed_at === null);
      expect(open.map(({ transport_id }) => transport_id).sort()).toEqual(onRoute.sort());
    }
  },
);
