import { expect, it } from 'vitest';
import { hasSameScope, isLimitedByPoints, scopeOf } from './scope.ts';

const [a, b] = [
  { id: 'a', name: 'Кав’ярня', kind: 'fiscal' as const },
  { id: 'b', name: 'Кіоск', kind: 'fiscal' as const },
];

it('rights extend to all points by one role that covers them, else to those where the person works', () => {
  expect(scopeOf({ roles: ['director', 'accountant'], points: [a] })).toEqual({
    kind: 'all',
    roles: ['accountant'],
  });
  expect(scopeOf({ roles: ['director', 'cashier'], points: [a, b] })).toEqual({
    kind: 'points',
    names: ['Кав’ярня', 'Кіоск'],
  });
  expect(scopeOf({ roles: [], points: [] })).toEqual({ kind: 'points', names: [] });
});

it('scopes are the same whatever the order of the points, and wherever those work who see all', () => {
  const at = (...points: (typeof a)[]) => ({ roles: ['cashier' as const], points });
  expect(hasSameScope(at(a, b), at(b, a))).toBe(true);
  expect(hasSameScope(at(a), at(b))).toBe(false);
  expect(hasSameScope({ roles: ['owner'], points: [] }, { roles: ['accountant'], points: [a] })).toBe(true);
  expect(hasSameScope({ roles: ['owner'], points: [] }, at())).toBe(false);
});

it('transport and companies belong to no point', () => {
  expect(
    ['transport_manage', 'own_shift_view', 'companies_manage'].map((tag) => isLimitedByPoints(tag as never)),
  ).toEqual([...[false, false, false]]);
  expect(isLimitedByPoints('edit_terminal')).toBe(true);
});
