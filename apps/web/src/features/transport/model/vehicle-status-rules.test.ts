import { expect, it } from 'vitest';
import type { Vehicle } from './types.ts';
import { inspectionState, nextStatuses, obstacleFor } from './vehicle-status-rules.ts';

const driver = { id: 'one', name: 'Бондаренко Андрій' };
const vehicle = (change: Partial<Vehicle>): Vehicle =>
  ({ status: 'parked', driver: null, status_color: null, next_to_date: '2027-05-14', ...change }) as Vehicle;

it('offers the steps of the state machine, and none on a route', () => {
  expect(nextStatuses({ status: 'parked' })).toEqual(['maintenance', 'off_line']);
  expect(nextStatuses({ status: 'on_route' })).toEqual([]);
});

it('reads the state of the inspection from the colour of the row', () => {
  expect(inspectionState({ status_color: 'danger' })).toBe('overdue');
  expect(inspectionState({ status_color: 'warning' })).toBe('due');
  expect(inspectionState({ status_color: null })).toBeNull();
});

it('names what keeps a vehicle from going on a route, the first thing first', () => {
  expect(obstacleFor(vehicle({}), 'one')).toBeNull();
  expect(obstacleFor(vehicle({ driver, status: 'on_route' }), 'one')).toBeNull();
  expect(obstacleFor(vehicle({ driver, status: 'on_route', status_color: 'danger' }), 'two')).toEqual({
    kind: 'busy',
    driver: 'Бондаренко Андрій',
  });
  expect(obstacleFor(vehicle({ status: 'maintenance' }), 'one')).toEqual({
    kind: 'unavailable',
    status: 'maintenance',
  });
  expect(obstacleFor(vehicle({ status_color: 'danger', next_to_date: '2026-11-01' }), 'one')).toEqual({
    kind: 'overdue',
    day: '2026-11-01',
  });
});
