import { describe, expect, it } from 'vitest';
import {
  emptyStopDraft,
  hasUnsavedStop,
  knownStops,
  parseLocation,
  parseStop,
  type Stop,
  terminiAfter,
} from './stops.ts';

const stop = (name: string, lat = 49.84, lng = 24.02): Stop => ({
  name,
  geometry: { location: { lat, lng } },
});

describe('coordinates', () => {
  it.each([
    ['49.8397, 24.0297', 49.8397, 24.0297],
    ['49,8397 24,0297', 49.8397, 24.0297],
    ['49,8397; 24,0297', 49.8397, 24.0297],
    [' 49.8397° 24.0297° ', 49.8397, 24.0297],
    ['49, 24', 49, 24],
    ['-33.5,−70.6', -33.5, -70.6],
    ['49.83971234, 24.02979876', 49.83971, 24.0298],
  ])('are read from %j', (text, lat, lng) => {
    expect(parseLocation(text)).toEqual({ lat, lng });
  });

  it.each(['', '49.8397', 'Львів', '49.8397, 24.0297, 3', '91, 24', '49, 181', '49.8 N, 24 E', '49..8, 24'])(
    'are not read from %j',
    (text) => {
      expect(parseLocation(text)).toBeNull();
    },
  );
});

describe('a typed stop', () => {
  it('is a stop when name and place are there, trimmed', () => {
    const read = parseStop({ index: null, name: '  пл. Ринок ', at: '49.84197, 24.03162' });
    expect(read).toEqual({ stop: stop('пл. Ринок', 49.84197, 24.03162) });
  });

  it('says what is missing, by the rules of the contract', () => {
    expect(parseStop(emptyStopDraft)).toEqual({
      nameRule: expect.objectContaining({ rule: 'required' }),
      isAtWrong: true,
    });
    const long = parseStop({ index: null, name: 'а'.repeat(101), at: '49, 24' });
    expect(long).toEqual({ nameRule: expect.objectContaining({ rule: 'too_long' }), isAtWrong: false });
  });

  it('is pending from the first character on, and while an old one is changed', () => {
    expect(hasUnsavedStop(emptyStopDraft)).toBe(false);
    expect(hasUnsavedStop({ ...emptyStopDraft, name: ' ' })).toBe(false);
    expect(hasUnsavedStop({ ...emptyStopDraft, at: '4' })).toBe(true);
    expect(hasUnsavedStop({ ...emptyStopDraft, index: 0 })).toBe(true);
  });
});

describe('the ends of a route', () => {
  const [a, b, c] = [stop('А'), stop('Б'), stop('В')];

  it('follow the first and the last stop', () => {
    const none = { from_point: '', to_point: '' };
    const one = terminiAfter([], [a], none);
    expect(one).toEqual({ from_point: 'А', to_point: '' });
    const two = terminiAfter([a], [a, b], one);
    expect(two).toEqual({ from_point: 'А', to_point: 'Б' });
    expect(terminiAfter([a, b], [c, b, a], two)).toEqual({ from_point: 'В', to_point: 'А' });
    expect(terminiAfter([a, b], [], two)).toEqual(none);
  });

  it('stay as a person has worded them', () => {
    const own = { from_point: 'Вокзал', to_point: 'Б' };
    expect(terminiAfter([a, b], [c, b, a], own)).toEqual({ from_point: 'Вокзал', to_point: 'А' });
  });
});

it('knows each place once, and both sides of a street', () => {
  const [there, back] = [stop('Оперний театр', 49.8443, 24.0262), stop('Оперний театр', 49.8445, 24.0264)];
  const known = knownStops([
    { name: 'Трамвай №10', places: [there, stop('вул. Наукова')] },
    { name: 'Трамвай №2', places: [there, back, there] },
  ]);
  expect(known).toEqual([
    { stop: stop('вул. Наукова'), routes: ['Трамвай №10'] },
    { stop: there, routes: ['Трамвай №2', 'Трамвай №10'] },
    { stop: back, routes: ['Трамвай №2'] },
  ]);
});
