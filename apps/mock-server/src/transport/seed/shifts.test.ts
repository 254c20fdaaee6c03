import { describe, expect, test } from 'vitest';
import { transportRows } from '../seed.ts';
import {
  firstMerchantRows,
  firstMerchantSeed,
  NOW,
  secondMerchantRows,
  secondMerchantSeed,
  world,
} from '../test-support/seeded.ts';

describe('shifts', () => {
  test.each([
    ['first', firstMerchantRows],
    ['second', secondMerchantRows],
  ])('of the %s merchant keep the rules', (_, rows) => {
    const open = rows.shifts.filter(({ closed_at }) => closed_at === null);
    const vehicles = new Map(rows.transports.map((vehicle) => [vehicle.id, vehicle]));
    const drivers = new Map(rows.drivers.map((driver) => [driver.id, driver]));
    expect(new Set(open.map(({ driver_id }) => driver_id)).size).toBe(open.length);
    expect(new Set(open.map(({ transport_id }) => transport_id)).size).toBe(open.length);
    expect(open.length).toBe(rows.transports.filter(({ status }) => status === 'on_route').length);
    for (const shift of open) {
      const [vehicle, driver] = [vehicles.get(shift.transport_id), drivers.get(shift.driver_id)];
      expect(vehicle?.status).toBe('on_route');
      expect([vehicle?.route_id, driver?.route_id, driver?.transport_id]).toEqual([
        shift.route_id,
        shift.route_id,
        vehicle?.id,
      ]);
      expect(driver?.money).toBe(vehicle?.payment_cash);
      expect(shift.opened_at < NOW.toISOString()).toBe(true);
    }
    const onShift = new Set(open.map(({ driver_id }) => driver_id));
    for (const driver of rows.drivers) if (!onShift.has(driver.id)) expect(driver.money).toBe(0);
  });

  test('that are closed add up, within the past month, once a day for a driver and a vehicle', () => {
    const closed = firstMerchantRows.shifts.filter(({ closed_at }) => closed_at !== null);
    expect(closed).toHaveLength(600);
    const seen = new Set<string>();
    for (const shift of closed) {
      expect(shift.cash_difference).toBe((shift.handed_over_cash ?? 0) - (shift.expected_cash ?? 0));
      expect(shift.handed_over_cash).toBeGreaterThan(0);
      expect(shift.comment === null).toBe(shift.cash_difference === 0);
      expect(shift.opened_at < (shift.closed_at ?? '') && (shift.closed_at ?? '') < NOW.toISOString()).toBe(
        true,
      );
      expect(shift.opened_at > '2026-10-20').toBe(true);
      for (const who of [shift.driver_id, shift.transport_id]) {
        const key = `${shift.opened_at.slice(0, 10)} ${who}`;
        expect(seen.has(key)).toBe(false);
        seen.add(key);
      }
    }
    expect(closed.filter(({ cash_difference }) => (cash_difference ?? 0) < 0).length).toBeGreaterThan(50);
  });

  test.each([
    '2026-11-20T00:10:00.000Z',
    '2026-11-20T05:59:00.000Z',
    '2026-11-20T23:59:00.000Z',
    '2027-03-28T01:30:00.000Z',
  ])('are in the past at %s, too', (moment) => {
    for (const { shifts } of [
      transportRows(firstMerchantSeed, { ...world, now: new Date(moment) }),
      transportRows(secondMerchantSeed, { ...world, now: new Date(moment) }),
    ]) {
      for (const { opened_at, closed_at } of shifts) expect((closed_at ?? opened_at) < moment).toBe(true);
    }
  });
});
