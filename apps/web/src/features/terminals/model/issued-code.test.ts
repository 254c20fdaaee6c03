import { expect, it } from 'vitest';
import { grouped, issuedCode, passCode } from './issued-code.ts';

const told = { code: 'R4MW9KTX', expiresAt: '2026-12-20T09:00:00.000Z' };

it('a code is known to whoever was told it, and to nobody else in the same tab', () => {
  // As the browser restores it after a reload.
  const { state } = structuredClone(passCode(told, 'olena'));
  expect(issuedCode(state, 'olena')).toEqual(told);
  expect(issuedCode(state, 'ivan')).toBeNull();
  expect(issuedCode(state, undefined)).toBeNull();
});

it.each([
  null,
  undefined,
  'R4MW9KTX',
  {},
  { toldCode: 'short', expiresAt: 'x', user: 'olena' },
  { toldCode: 'R4MW9KTX', user: 'olena' },
])('there is none in %j', (state) => {
  expect(issuedCode(state, 'olena')).toBeNull();
});

it('is read in two groups', () => {
  expect(grouped('R4MW9KTX')).toBe('R4MW 9KTX');
});
