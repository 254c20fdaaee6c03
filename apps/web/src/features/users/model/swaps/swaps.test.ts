import type { PersonShift } from '@kasa/contracts/users/schedule-rules';
import { describe, expect, it } from 'vitest';
import { conflictsMade, isPlanned, otherWeeks, type ShiftSwap } from './swaps.ts';

const WEEK = '2026-11-23';
const person = (id: string) => ({ id, name: id, has_namesake: false, phone_hint: null });
const on = (day: number, from = '09:00', to = '18:00') => ({ day: `2026-11-${22 + day}`, from, to });
const of = (user_id: string, ...days: number[]): PersonShift[] =>
  days.map((day) => ({ user_id, ...on(day) }));
const swap = (given: number, taken: number | null): ShiftSwap => ({
  ...{ id: 'swap', version: 2, created_at: '2026-11-20T09:00:00.000Z', state: 'agreed', note: null },
  ...{
    point: { id: 'point', name: 'Point' },
    requester: person('requester'),
    colleague: person('colleague'),
  },
  ...{ shift: on(given), colleague_shift: taken === null ? null : on(taken), decided_by: null },
});
const made = (shifts: PersonShift[], one: ShiftSwap) =>
  conflictsMade(
    {
      ...{ week: WEEK, shifts, elsewhere: [], people: ['requester', 'colleague'] },
      hours: { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5] },
    },
    one,
  ).found.map(({ kind, user_id, hours }) => [kind, user_id, hours]);

describe('what approving a swap makes wrong', () => {
  it('is nothing where each works as long as before, whatever is wrong already', () => {
    expect(made([...of('requester', 1, 2, 3, 4, 5), ...of('colleague', 6)], swap(1, 6))).toEqual([]);
  });

  it('is a week that gets too long, not the one that gets shorter', () => {
    const shifts = [...of('requester', 1, 2, 3, 4, 5, 6), ...of('colleague', 1, 2, 3, 4)];
    expect(made(shifts, swap(6, null))).toEqual([['long_week', 'colleague', 45]]);
  });

  it('is somebody in two places', () => {
    expect(made([...of('requester', 1), ...of('colleague', 1)], swap(1, null))).toEqual([
      ['two_places', 'colleague', null],
    ]);
  });
});

describe('a swap over two weeks', () => {
  const over = swap(1, 8);

  it('has another week on each side', () => {
    expect([otherWeeks(over, WEEK), otherWeeks(over, '2026-11-30')]).toEqual([['2026-11-30'], [WEEK]]);
    expect(otherWeeks(swap(1, 6), WEEK)).toEqual([]);
  });

  it('is planned in a week where its shift of that week is', () => {
    expect(isPlanned(over, { week: WEEK, shifts: of('requester', 1) })).toBe(true);
    expect(isPlanned(over, { week: WEEK, shifts: of('colleague', 1) })).toBe(false);
    expect(isPlanned(swap(1, 6), { week: WEEK, shifts: of('requester', 1) })).toBe(false);
  });

  it('makes no rest too short beside a shift that is given away', () => {
    const late = { ...on(7, '14:00', '23:00'), user_id: 'colleague' };
    const plan = { week: '2026-11-30', shifts: of('requester', 8), elsewhere: [late], people: [] };
    const one = { ...swap(8, null), colleague_shift: on(7, '14:00', '23:00') };
    const hours = { from: '09:00', to: '21:00', days: [] };
    expect(conflictsMade({ ...plan, hours }, one).found.map(({ kind }) => kind)).not.toContain('short_rest');
  });
});
