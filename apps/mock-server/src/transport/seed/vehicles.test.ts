import { Plate } from '@kasa/contracts/shared/plate-schema';
import { describe, expect, test } from 'vitest';
import { bothMerchantsRows, firstMerchantRows, TODAY } from '../test-support/seeded.ts';

const countBy = <T>(rows: readonly T[], key: (row: T) => string) =>
  Object.fromEntries(Object.entries(Object.groupBy(rows, key)).map(([name, group]) => [name, group?.length]));

describe('vehicles', () => {
  test('bear valid plates on the road, and none on rails or wires', () => {
    for (const vehicle of bothMerchantsRows.flatMap((rows) => rows.transports)) {
      if (vehicle.mode === 'bus' || vehicle.mode === 'minibus') Plate.parse(vehicle.state_number);
      else expect(vehicle.state_number).toBeNull();
    }
  });

  test('serve routes of their own kind, from the depot of the city', () => {
    for (const rows of bothMerchantsRows) {
      const routes = new Map(rows.routes.map((route) => [route.id, route]));
      const cities = new Map(rows.branches.map((depot) => [depot.id, depot.city]));
      for (const vehicle of rows.transports.filter(({ route_id }) => route_id !== null)) {
        const route = routes.get(vehicle.route_id ?? '');
        expect([route?.mode, route?.city]).toEqual([vehicle.mode, cities.get(vehicle.branch_id)]);
      }
    }
  });

  test('are mostly inspected; some are due, few are past it, and those are not on the route', () => {
    const due = firstMerchantRows.transports.filter(
      ({ next_to_date }) => next_to_date >= TODAY && next_to_date <= '2026-12-20',
    );
    const overdue = firstMerchantRows.transports.filter(({ next_to_date }) => next_to_date < TODAY);
    expect(due.length).toBeGreaterThanOrEqual(8);
    expect(due.length).toBeLessThanOrEqual(25);
    expect(overdue.length).toBeGreaterThanOrEqual(3);
    expect(overdue.length).toBeLessThanOrEqual(8);
    expect(overdue.map(({ status }) => status)).not.toContain('on_route');
  });

  test('are in every state, and take fares for whole passengers', () => {
    const states = countBy(firstMerchantRows.transports, ({ status }) => status);
    expect(states.on_route).toBe(60);
    expect(Math.min(states.parked ?? 0, states.maintenance ?? 0, states.off_line ?? 0)).toBeGreaterThan(2);
    const fares = new Map(firstMerchantRows.routes.map((route) => [route.id, route.cost]));
    for (const vehicle of firstMerchantRows.transports.filter(({ status }) => status === 'on_route')) {
      const fare = fares.get(vehicle.route_id ?? '') ?? 0;
      const paid = (vehicle.payment_cash + vehicle.payment_card) / fare;
      expect(paid + vehicle.beneficiary_count).toBe(vehicle.passenger_amount);
    }
  });
});
