import { expect, it } from 'vitest';
import { allowedNextStates, vehicleTransitions } from './vehicle-status.ts';

it('a dispatcher parks, sends to maintenance and takes off the line, but puts nothing on a route', () => {
  expect(allowedNextStates('parked')).toEqual(['maintenance', 'off_line']);
  expect(allowedNextStates('maintenance')).toEqual(['parked', 'off_line']);
  expect(allowedNextStates('off_line')).toEqual(['parked', 'maintenance']);
  expect(allowedNextStates('on_route')).toEqual([]);
});

it('only a shift puts a vehicle on a route and takes it off again', () => {
  const onRoute = vehicleTransitions.filter(({ from, to }) => from === 'on_route' || to === 'on_route');
  expect(onRoute.map(({ by }) => by)).toEqual(['shift', 'shift']);
});
