import type { Location } from './stops.ts';

/** Centres of the larger Ukrainian cities in degrees, accurate to about a kilometre: enough to centre a map. */
const cities: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  київ: [50.4501, 30.5234],
  харків: [49.9935, 36.2304],
  одеса: [46.4825, 30.7233],
  дніпро: [48.4647, 35.0462],
  львів: [49.8397, 24.0297],
  запоріжжя: [47.8388, 35.1396],
  'кривий ріг': [47.9105, 33.3918],
  миколаїв: [46.975, 31.9946],
  вінниця: [49.2331, 28.4682],
  полтава: [49.5883, 34.5514],
  чернігів: [51.4982, 31.2893],
  черкаси: [49.4444, 32.0598],
  хмельницький: [49.423, 26.9871],
  житомир: [50.2547, 28.6587],
  суми: [50.9077, 34.7981],
  рівне: [50.6199, 26.2516],
  'івано-франківськ': [48.9226, 24.7111],
  тернопіль: [49.5535, 25.5948],
  луцьк: [50.7472, 25.3254],
  ужгород: [48.6208, 22.2879],
  чернівці: [48.2921, 25.9358],
  кропивницький: [48.5079, 32.2623],
  херсон: [46.6354, 32.6169],
  донецьк: [48.0159, 37.8028],
  луганськ: [48.574, 39.3078],
  маріуполь: [47.0971, 37.5434],
  сімферополь: [44.9521, 34.1024],
  севастополь: [44.6167, 33.5254],
  'біла церква': [49.7968, 30.1311],
  кременчук: [49.0631, 33.404],
};

/** Normalised city name for comparison: `м. Львів` becomes `львів`. */
export function cityKey(name: string): string {
  return name
    .trim()
    .toLocaleLowerCase('uk')
    .replace(/^(м\.|місто\s)\s*/, '')
    .replace(/\s+/g, ' ');
}

/** Null: an unknown city. */
export function cityCentre(name: string): Location | null {
  const key = cityKey(name);
  const found = Object.hasOwn(cities, key) ? cities[key] : undefined;
  return found ? { lat: found[0], lng: found[1] } : null;
}
