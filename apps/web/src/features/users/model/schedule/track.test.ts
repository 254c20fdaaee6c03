import { expect, it } from 'vitest';
import {
  type Drag,
  dragged as draggedOn,
  dragOf,
  drawnOn,
  inLines,
  placeOn,
  type Spot,
  trackOf,
} from './track.ts';

const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
const MON = '2026-11-30';
const shift = (from: string, to: string, key = '1') => ({ key, user_id: 'anna', day: MON, from, to });
const track = trackOf(hours, []);
const dragged = (drag: Drag, spot: Spot) => draggedOn(drag, spot, track);
const at = (minutes: number, user_id = 'anna', day = MON) => ({ user_id, day, minutes });

it('shows the opening hours with an hour around them, and what is planned beyond', () => {
  expect(track).toEqual({ start: 8 * 60, end: 22 * 60 });
  expect(trackOf(hours, [shift('06:00', '10:00'), shift('20:00', '02:00')])).toEqual({
    start: 6 * 60,
    end: 26 * 60,
  });
  expect(trackOf({ ...hours, from: '00:00', to: '00:00' }, []).start).toBe(0);
});

it('places a time in percent of the track', () => {
  expect(placeOn(track, { from: '08:00', to: '22:00' })).toEqual({ left: 0, width: 100 });
  expect(placeOn(track, { from: '15:00', to: '22:00' })).toEqual({ left: 50, width: 50 });
});

it('puts shifts that overlap on lines of their own', () => {
  const some = [shift('12:00', '16:00', 'b'), shift('09:00', '13:00', 'a'), shift('13:00', '18:00', 'c')];
  expect(inLines(some).map(({ shift: { key }, line }) => `${key}${line}`)).toEqual(['a0', 'b1', 'c0']);
});

it('draws short ones wide enough to be read, whole and not over each other', () => {
  expect(drawnOn(track, { from: '08:00', to: '08:30' })).toEqual({ left: 0, width: 28 });
  expect(drawnOn(track, { from: '21:30', to: '22:00' })).toEqual({ left: 72, width: 28 });
  expect(drawnOn(track, { from: '15:00', to: '22:00' })).toEqual({ left: 50, width: 50 });
  const some = [shift('09:00', '09:30', 'a'), shift('09:30', '10:00', 'b'), shift('15:00', '16:00', 'c')];
  expect(inLines(some, track).map(({ shift: { key }, line }) => `${key}${line}`)).toEqual(['a0', 'b1', 'c0']);
});

it('makes a shift between where the pointer went down and where it is, in half hours', () => {
  const make = { kind: 'make', at: at(9 * 60 + 10) } as const;
  expect(dragged(make, at(11 * 60 + 50))).toMatchObject({ from: '09:00', to: '12:00' });
  expect(dragged(make, at(8 * 60 + 20))).toMatchObject({ from: '08:00', to: '09:30' });
  expect(dragged(make, at(9 * 60 + 12))).toMatchObject({ from: '09:00', to: '09:30' });
});

it('moves a shift by where it was taken, also to another person and day', () => {
  const move = { kind: 'move', shift: shift('09:00', '18:00'), offset: 60 } as const;
  const moved = dragged(move, at(11 * 60 + 20, 'boris', '2026-12-01'));
  expect(moved).toMatchObject({ user_id: 'boris', day: '2026-12-01', from: '10:30', to: '19:30' });
});

it('stretches it by its ends, which do not pass each other', () => {
  const one = shift('09:00', '18:00');
  const from = dragOf('from', one, at(9 * 60));
  const to = dragOf('to', one, at(18 * 60));
  expect(dragged(from, at(7 * 60 + 50))).toMatchObject({ from: '08:00', to: '18:00' });
  expect(dragged(to, at(20 * 60 + 10))).toMatchObject({ from: '09:00', to: '20:00' });
  expect(dragged(to, at(5 * 60))).toMatchObject({ to: '09:30' });
});

it('stretches it by as much as the pointer has moved, wherever it was taken', () => {
  const to = dragOf('to', shift('09:00', '09:30'), at(11 * 60));
  expect(dragged(to, at(11 * 60))).toMatchObject({ to: '09:30' });
  expect(dragged(to, at(12 * 60))).toMatchObject({ to: '10:30' });
});

it('does not drag anything out of the track', () => {
  const one = shift('09:00', '18:00');
  expect(dragged({ kind: 'move', shift: one, offset: 0 }, at(5 * 60))).toMatchObject({ from: '08:00' });
  expect(dragged({ kind: 'move', shift: one, offset: 0 }, at(20 * 60))).toMatchObject({ to: '22:00' });
  expect(dragged(dragOf('from', one, at(9 * 60)), at(3 * 60))).toMatchObject({ from: '08:00' });
  expect(dragged(dragOf('to', one, at(18 * 60)), at(30 * 60))).toMatchObject({ to: '22:00' });
  expect(dragged({ kind: 'make', at: at(20 * 60) }, at(30 * 60))).toMatchObject({ to: '22:00' });
});
