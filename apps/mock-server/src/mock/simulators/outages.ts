/** When a terminal says nothing: drawn from the seed, the terminal and the time alone, so that it is always the same. */
import { createHash } from 'node:crypto';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In one hour of so many a terminal falls silent. */
const OUTAGES_AN_HOUR = 0.1;
/** No outage lasts longer, in hours. */
export const MAX_HOURS = 2;
/** How many are in trouble for hours: silent for seven minutes, back for two, again and again. */
const TROUBLED = 0.008;
const TROUBLE_MS = 6 * HOUR;
const TROUBLE = { silent: 7 * MINUTE, cycle: 9 * MINUTE } as const;

/** Numbers from 0 up to 1, always the same for the same text. */
function draw(text: string): readonly [number, number, number] {
  const bytes = createHash('sha256').update(text).digest();
  const at = (index: number) => bytes.readUInt32BE(4 * index) / 2 ** 32;
  return [at(0), at(1), at(2)];
}

/** Most are over before anybody would have come; some last. In milliseconds. */
function lengthOf(chance: number): number {
  if (chance < 0.6) return (2 + 10 * chance) * MINUTE;
  if (chance < 0.9) return (8 + 100 * (chance - 0.6)) * MINUTE;
  return 40 * MINUTE + ((chance - 0.9) / 0.1) * (MAX_HOURS * HOUR - 40 * MINUTE);
}

/** From when until when, in milliseconds since 1970. */
type Silence = readonly [from: number, until: number];

/** In trouble: silent, back for a moment, and so on, all of the time. */
function troubles(from: number, until: number): Silence[] {
  const silences: Silence[] = [];
  for (let at = Math.floor(from / TROUBLE.cycle) * TROUBLE.cycle; at < until; at += TROUBLE.cycle) {
    silences.push([at, at + TROUBLE.silent]);
  }
  return silences;
}

/** When a terminal says nothing between two moments; silences that lie partly before or after are there as well. */
export function silencesOf(seed: string, terminalId: string, from: number, until: number): Silence[] {
  const name = `${seed}:${terminalId}`;
  const silences: Silence[] = [];
  const [first, last] = [Math.floor(from / HOUR), Math.floor(until / HOUR)];
  for (let hour = first - MAX_HOURS; hour <= last; hour += 1) {
    const [chance, minute, length] = draw(`${name}:${hour}`);
    const began = (hour + minute) * HOUR;
    if (chance < OUTAGES_AN_HOUR) silences.push([began, began + lengthOf(length)]);
  }
  for (let part = Math.floor(from / TROUBLE_MS); part * TROUBLE_MS <= until; part += 1) {
    const [begin, end] = [part * TROUBLE_MS, (part + 1) * TROUBLE_MS];
    if (draw(`${name}:trouble:${part}`)[0] < TROUBLED) silences.push(...troubles(begin, end));
  }
  return silences;
}
