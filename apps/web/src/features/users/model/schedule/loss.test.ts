import { expect, it } from 'vitest';
import { isNothing, lossOf } from './loss.ts';

const hours = { from: '09:00', to: '21:00', days: [1, 2] };
const shift = (user_id: string, from = '09:00') => ({ user_id, day: '2026-11-30', from, to: '18:00' });
const plan = (...shifts: ReturnType<typeof shift>[]) => ({ hours, shifts });
const base = plan(shift('anna'), shift('boris'));

it('names what was added by whoever loses, and what of it was removed', () => {
  const theirs = plan(shift('anna'), shift('vira'));
  const own = plan(shift('anna', '10:00'), shift('boris'));
  expect(lossOf(theirs, own, base)).toEqual({ gone: [shift('vira')], back: [shift('boris')], hours: null });
  expect(lossOf(own, theirs, base)).toEqual({
    gone: [shift('anna', '10:00')],
    back: [shift('anna')],
    hours: null,
  });
});

it('nothing is lost of what both did alike', () => {
  const both = plan(shift('vira'));
  expect(isNothing(lossOf(both, both, base))).toBe(true);
  expect(isNothing(lossOf(base, both, base))).toBe(true);
});

it('names the opening hours that will be there, to whoever has set others', () => {
  const later = { ...base, hours: { ...hours, from: '10:00' } };
  expect(lossOf(later, base, base).hours).toEqual(hours);
  expect(lossOf(base, later, base).hours).toBeNull();
});
