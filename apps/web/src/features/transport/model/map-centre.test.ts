import { describe, expect, it } from 'vitest';
import { cityCentre } from './cities.ts';
import { mapCentre } from './map-centre.ts';

const route = (city: string, ...at: [lat: number, lng: number][]) => ({
  city,
  places: at.map(([lat, lng]) => ({ name: 'Зупинка', geometry: { location: { lat, lng } } })),
});

describe('where the map of a new route looks', () => {
  it('is the middle of the stops that are known in its city', () => {
    const routes = [route('Львів', [49.8, 24], [49.9, 24.1]), route('Одеса', [46.4, 30.7])];
    const centre = mapCentre('львів', routes);
    expect([centre?.lat.toFixed(3), centre?.lng.toFixed(3)]).toEqual(['49.850', '24.050']);
    expect(mapCentre('Одеса', routes)).toEqual({ lat: 46.4, lng: 30.7 });
  });

  it('is the city itself when no stop is known there', () => {
    expect(mapCentre('Полтава', [route('Львів', [49.8, 24])])).toEqual({ lat: 49.5883, lng: 34.5514 });
  });

  it.each(['', '  ', 'Льв', 'Вигадане', 'constructor'])('is nowhere for %j', (city) => {
    expect(mapCentre(city, [route('', [49.8, 24])])).toBeNull();
  });
});

it.each(['Київ', ' м. Київ ', 'м.Київ', 'місто КИЇВ', 'київ'])(
  'knows a city as it is written: %j',
  (name) => {
    expect(cityCentre(name)).toEqual({ lat: 50.4501, lng: 30.5234 });
  },
);

it('knows cities of several words', () => {
  expect([cityCentre('Кривий  Ріг'), cityCentre('ІВАНО-ФРАНКІВСЬК')]).not.toContain(null);
});
