import { expect, it } from 'vitest';
import { formatActivationCode, issuedCodeFromState, issuedCodeState } from './issued-code.ts';

const issued = { code: 'R4MW9KTX', expiresAt: '2026-12-20T09:00:00.000Z' };

it('a code is known to whoever was told it, and to nobody else in the same tab', () => {
  // As the browser restores it after a reload.
  const { state } = structuredClone(issuedCodeState(issued, 'olena'));
  expect(issuedCodeFromState(state, 'olena')).toEqual(issued);
  expect(issuedCodeFromState(state, 'ivan')).toBeNull();
  expect(issuedCodeFromState(state, undefined)).toBeNull();
});

it.each([
  null,
  undefined,
  'R4MW9KTX',
  {},
  { toldCode: 'short', expiresAt: 'x', user: 'olena' },
  { toldCode: 'R4MW9KTX', user: 'olena' },
])('there is none in %j', (state) => {
  expect(issuedCodeFromState(state, 'olena')).toBeNull();
});

it('is read in two groups', () => {
  expect(formatActivationCode('R4MW9KTX')).toBe('R4MW 9KTX');
});
