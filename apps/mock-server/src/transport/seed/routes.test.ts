import { Stop } from '@kasa/contracts/transport/geo';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TransportRows } from '../seed.ts';
import { bothMerchantsRows } from '../test-support/seeded.ts';

const CITIES: Record<string, readonly [number, number, number, number]> = {
  Львів: [49.77, 23.9, 49.9, 24.13],
  Одеса: [46.33, 30.6, 46.63, 30.83],
  Київ: [50.33, 30.24, 50.6, 30.83],
  Харків: [49.88, 36.1, 50.1, 36.46],
  Вінниця: [49.18, 28.37, 49.28, 28.57],
  Дніпро: [48.35, 34.85, 48.57, 35.25],
  'Івано-Франківськ': [48.86, 24.63, 48.98, 24.81],
};

function metres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const half = (x: number) => Math.sin((x * rad) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(b.lng - a.lng);
  return 2 * 6_371_000 * Math.asin(Math.sqrt(h));
}

const placesOf = (route: TransportRows['routes'][number]) => z.array(Stop).parse(JSON.parse(route.places));
describe('stops', () => {
  const routes = bothMerchantsRows.flatMap((rows) => rows.routes);

  test.each(routes.map((route) => [`${route.city}: ${route.name}`, route]))('%s', (_, route) => {
    const places = placesOf(route);
    expect(places.length).toBeGreaterThanOrEqual(8);
    expect(places.length).toBeLessThanOrEqual(16);
    expect([places[0]?.name, places.at(-1)?.name]).toEqual([route.from_point, route.to_point]);
    expect(new Set(places.map((place) => place.name)).size).toBe(places.length);
    const [south, west, north, east] = CITIES[route.city] ?? expect.fail(`no city ${route.city}`);
    for (const [index, place] of places.entries()) {
      const here = place.geometry.location;
      expect(here.lat > south && here.lat < north && here.lng > west && here.lng < east, place.name).toBe(
        true,
      );
      const next = places[index + 1];
      if (next === undefined) continue;
      const step = metres(here, next.geometry.location);
      expect(step, `${place.name} – ${next.name}`).toBeGreaterThan(100);
      expect(step, `${place.name} – ${next.name}`).toBeLessThan(5_000);
    }
  });

  test('are driven at the speed and in the time that the route states', () => {
    for (const route of routes.filter(({ avg_speed }) => avg_speed !== null)) {
      const stops = placesOf(route).map((place) => place.geometry.location);
      const beeline =
        stops.slice(1).reduce((sum, here, index) => sum + metres(stops[index] ?? here, here), 0) / 1000;
      const driven = ((route.avg_speed ?? 0) * (route.avg_time ?? 0)) / 60;
      expect(
        driven / beeline,
        `${route.city} ${route.name}: ${driven} km, ${beeline} km as the crow flies`,
      ).toBeGreaterThan(0.85);
      expect(
        driven / beeline,
        `${route.city} ${route.name}: ${driven} km, ${beeline} km as the crow flies`,
      ).toBeLessThan(1.9);
    }
  });

  test('cost what a ride costs', () => {
    for (const { cost } of routes) expect(cost >= 800 && cost <= 2500).toBe(true);
  });
});
