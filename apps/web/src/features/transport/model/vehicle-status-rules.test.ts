import { expect, it } from 'vitest';
import type { Vehicle } from './types.ts';
import { isFitFor } from './vehicle-status-rules.ts';

const driver = { id: 'one', name: 'Бондаренко Андрій' };
const isFit = (change: Partial<Vehicle>, driverId = 'one') =>
  isFitFor(driverId, { status: 'parked', driver: null, status_color: null, ...change } as Vehicle);

it('a vehicle fits whom nothing keeps from taking it', () => {
  expect(isFit({})).toBe(true);
  expect(isFit({ status_color: 'warning' })).toBe(true);
  expect(isFit({ driver, status: 'on_route' })).toBe(true);
  expect(isFit({ driver, status: 'on_route' }, 'two')).toBe(false);
  expect(isFit({ status: 'maintenance' })).toBe(false);
  expect(isFit({ status: 'off_line' })).toBe(false);
  expect(isFit({ status_color: 'danger' })).toBe(false);
});
