import { daysOfWeek, type PersonShift, timeOf } from '@kasa/contracts/users/schedule-rules';
import { expect, it } from 'vitest';
import {
  begunAt,
  contentOf,
  type DraftState,
  type Edit,
  endedAt,
  movedBy,
  planOf,
  reduceDraft,
  startDraft,
  stretchedBy,
  usualTime,
  withCopiedDay,
  withCopiedPerson,
} from './draft.ts';

const WEEK = '2026-11-30';
const [MON = '', TUE = '', WED = ''] = daysOfWeek(WEEK);
const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
const shift = (user_id: string, day: string, from = '09:00', to = '18:00'): PersonShift => ({
  ...{ user_id, day, from, to },
});
const start = startDraft({ hours, shifts: [shift('anna', MON), shift('boris', TUE, '12:00', '20:00')] });
const linesOf = (shifts: readonly PersonShift[]) =>
  shifts.map(({ user_id, day, from, to }) => `${user_id} ${day.slice(8)} ${from}–${to}`).toSorted();
const lines = ({ now }: DraftState) => linesOf(now.shifts);
const keyOf = ({ now }: DraftState, n: number) => now.shifts[n]?.key ?? '';

it('adds, changes and removes shifts, which keep their keys', () => {
  const added = reduceDraft(start, { type: 'add', shift: shift('anna', WED) });
  expect(lines(added)).toEqual(['anna 02 09:00–18:00', 'anna 30 09:00–18:00', 'boris 01 12:00–20:00']);
  const changed = reduceDraft(added, {
    type: 'change',
    key: keyOf(added, 2),
    to: shift('boris', WED, '10:00', '14:30'),
  });
  expect(keyOf(changed, 2)).toBe(keyOf(added, 2));
  const removed = reduceDraft(changed, { type: 'remove', key: keyOf(changed, 0) });
  expect(lines(removed)).toEqual(['boris 01 12:00–20:00', 'boris 02 10:00–14:30']);
  expect(new Set(removed.now.shifts.map(({ key }) => key)).size).toBe(2);
});

it('replaces days and weeks of people by copies', () => {
  const { shifts } = start.now;
  expect(linesOf(withCopiedDay(shifts, MON, [TUE, WED]))).toEqual([
    'anna 01 09:00–18:00',
    'anna 02 09:00–18:00',
    'anna 30 09:00–18:00',
  ]);
  expect(linesOf(withCopiedPerson(shifts, 'boris', ['anna']))).toEqual([
    'anna 01 12:00–20:00',
    'boris 01 12:00–20:00',
  ]);
});

it('replaces shifts and hours at once, and undoes both', () => {
  const later = { ...hours, from: '10:00' };
  const filled = reduceDraft(start, { type: 'set', shifts: [shift('anna', WED)], hours: later });
  expect(filled.now.hours).toEqual(later);
  expect(lines(filled)).toEqual(['anna 02 09:00–18:00']);
  expect(reduceDraft(filled, { type: 'undo' }).now).toEqual(start.now);
});

it('leaves nothing to undo after an edit that changes nothing', () => {
  const same = { type: 'change', key: keyOf(start, 0), to: shift('anna', MON) } as const;
  expect(reduceDraft(start, same)).toBe(start);
  expect(reduceDraft(start, { type: 'undo' })).toBe(start);
  expect(reduceDraft(start, { type: 'hours', hours: { ...hours } })).toBe(start);
});

it('takes people off who were refused, also out of what can be undone', () => {
  const removed = reduceDraft(start, { type: 'remove', key: keyOf(start, 1) });
  const edited = reduceDraft(removed, { type: 'add', shift: shift('vira', WED) });
  const refused = reduceDraft(edited, { type: 'refuse', ids: ['boris'] });
  expect(refused.past).toHaveLength(1);
  expect(lines(reduceDraft(refused, { type: 'undo' }))).toEqual(['anna 30 09:00–18:00']);
  expect(reduceDraft(start, { type: 'refuse', ids: ['boris'] }).past).toEqual([]);
});

it('keeps the keys of what somebody else has left as it was', () => {
  const plan = { hours, shifts: [shift('anna', WED), shift('boris', TUE, '12:00', '20:00')] };
  const loaded = reduceDraft(start, { type: 'load', plan });
  expect(keyOf(loaded, 1)).toBe(keyOf(start, 1));
  expect([keyOf(start, 0), keyOf(start, 1)]).not.toContain(keyOf(loaded, 0));
});

it('forgets what was before somebody else’s plan', () => {
  const edited = reduceDraft(start, { type: 'set', shifts: [] });
  const loaded = reduceDraft(edited, { type: 'load', plan: { hours, shifts: [shift('anna', WED)] } });
  expect(loaded.past).toEqual([]);
  expect(lines(loaded)).toEqual(['anna 02 09:00–18:00']);
});

it('is sent in order, and says the same in any order', () => {
  const other = startDraft({ hours, shifts: [shift('boris', TUE, '12:00', '20:00'), shift('anna', MON)] });
  expect(planOf(other.now)).toEqual(planOf(start.now));
  expect(contentOf(other.now)).toBe(contentOf(start.now));
});

it('moves and stretches by half hours, at most within a day', () => {
  const day = shift('anna', MON);
  expect(movedBy(day, 30)).toMatchObject({ from: '09:30', to: '18:30' });
  expect(movedBy(shift('anna', MON, '00:00', '08:00'), -30)).toMatchObject({ from: '00:00', to: '08:00' });
  expect(movedBy(shift('anna', MON, '23:30', '07:00'), 30)).toMatchObject({ from: '23:30' });
  expect(stretchedBy(day, -30)).toMatchObject({ from: '09:00', to: '17:30' });
  expect(stretchedBy(shift('anna', MON, '09:00', '09:30'), -30)).toMatchObject({ to: '09:30' });
  expect(stretchedBy(shift('anna', MON, '09:00', '09:00'), 30)).toMatchObject({ to: '09:00' });
  expect(endedAt(day, 26 * 60)).toMatchObject({ from: '09:00', to: '02:00' });
  expect(begunAt(day, 20 * 60)).toMatchObject({ from: '17:30', to: '18:00' });
  expect(begunAt(shift('anna', MON, '22:00', '06:00'), 4 * 60)).toMatchObject({ from: '06:00', to: '06:00' });
});

it('proposes nine to six, as far as the point is open', () => {
  expect(usualTime(hours)).toEqual({ from: '09:00', to: '18:00' });
  expect(usualTime({ ...hours, from: '10:00', to: '16:00' })).toEqual({ from: '10:00', to: '16:00' });
  expect(usualTime({ ...hours, from: '08:00', to: '17:00' })).toEqual({ from: '09:00', to: '17:00' });
  expect(usualTime({ ...hours, from: '20:00', to: '04:00' })).toEqual({ from: '20:00', to: '04:00' });
});

/** Draws numbers that are the same in each run. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function anyEdit(draw: (below: number) => number, { now }: DraftState): Edit {
  const days = daysOfWeek(WEEK);
  const some = () =>
    shift(
      ['anna', 'boris', 'vira'][draw(3)] ?? '',
      days[draw(7)] ?? '',
      timeOf(draw(48) * 30),
      timeOf(draw(48) * 30),
    );
  const key = keyOf({ now, past: [], nextKey: 0 }, draw(now.shifts.length + 1));
  const edits: readonly Edit[] = [
    { type: 'add', shift: some() },
    { type: 'add', shift: some() },
    { type: 'change', key, to: some() },
    { type: 'remove', key },
    { type: 'set', shifts: withCopiedDay(now.shifts, days[draw(7)] ?? '', [days[draw(7)] ?? '']) },
    { type: 'set', shifts: withCopiedPerson(now.shifts, 'anna', ['vira']) },
    { type: 'set', shifts: [] },
    { type: 'hours', hours: { ...hours, from: timeOf(draw(48) * 30) } },
  ];
  return edits[draw(edits.length)] ?? { type: 'undo' };
}

it('whatever is done, undoing all of it leads back to the start, and no two shifts share a key', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const draw = drawer(seed);
    let state = start;
    for (let n = draw(30); n >= 0; n--) {
      state = reduceDraft(state, anyEdit(draw, state));
      expect(new Set(state.now.shifts.map(({ key }) => key)).size, `${seed}`).toBe(state.now.shifts.length);
    }
    for (let n = state.past.length; n > 0; n--) state = reduceDraft(state, { type: 'undo' });
    expect(state.now, `${seed}`).toBe(start.now);
    expect(state.past).toEqual([]);
  }
});
