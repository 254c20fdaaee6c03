import { expect, it } from 'vitest';
import { diff } from './diff.ts';

const stamps = { id: '1', version: 1, created_at: 'a', updated_at: 'b' };
const later = { ...stamps, version: 2, updated_at: 'c' };

it('holds the fields that differ, on both sides', () => {
  const before = { ...stamps, name: 'Автобус №33', cost: 1500, city: 'Львів', stop: null };
  const after = { ...later, name: 'Автобус №33', cost: 1700, city: null, stop: 'Вокзал' };
  expect(diff(before, after)).toEqual({
    before: { cost: 1500, city: 'Львів', stop: null },
    after: { cost: 1700, city: null, stop: 'Вокзал' },
  });
});

it('compares what lies deeper by value', () => {
  const before = { route: { id: '1', name: 'А' }, places: [{ lat: 1 }] };
  expect(diff(before, { route: { id: '1', name: 'А' }, places: [{ lat: 1 }] })).toBeNull();
  expect(diff(before, { route: { id: '1', name: 'А' }, places: [{ lat: 2 }] })).toEqual({
    before: { places: [{ lat: 1 }] },
    after: { places: [{ lat: 2 }] },
  });
});

it('is null when only stamps differ, or nothing', () => {
  expect(diff({ ...stamps, name: 'А' }, { ...later, name: 'А' })).toBeNull();
  expect(diff(null, null)).toBeNull();
});

it('tells something from nothing at all', () => {
  expect(diff({ money: null }, { money: 0 })).toEqual({ before: { money: null }, after: { money: 0 } });
  expect(diff({}, { name: '' })).toEqual({ before: { name: null }, after: { name: '' } });
});

it('of a new or a removed object is all that it holds', () => {
  const object = { ...stamps, name: 'А', comment: null, count: 0 };
  expect(diff(null, object)).toEqual({ before: null, after: { name: 'А', count: 0 } });
  expect(diff(object, null)).toEqual({ before: { name: 'А', count: 0 }, after: null });
  expect(diff(null, {})).toEqual({ before: null, after: {} });
});
