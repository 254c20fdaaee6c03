import { expect, it } from 'vitest';
import { grouped, tellCode, toldCode } from './told-code.ts';

const told = { code: 'R4MW9KTX', expiresAt: '2026-12-20T09:00:00.000Z' };

it('a code is known to whoever was told it, and to nobody else in the same tab', () => {
  // As the browser keeps it over a reload.
  const { state } = structuredClone(tellCode(told, 'olena'));
  expect(toldCode(state, 'olena')).toEqual(told);
  expect(toldCode(state, 'ivan')).toBeNull();
  expect(toldCode(state, undefined)).toBeNull();
});

it.each([
  null,
  undefined,
  'R4MW9KTX',
  {},
  { toldCode: 'short', expiresAt: 'x', user: 'olena' },
  { toldCode: 'R4MW9KTX', user: 'olena' },
])('there is none in %j', (state) => {
  expect(toldCode(state, 'olena')).toBeNull();
});

it('is read in two groups', () => {
  expect(grouped('R4MW9KTX')).toBe('R4MW 9KTX');
});
