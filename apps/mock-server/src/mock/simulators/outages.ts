/** Silent periods of terminals, deterministic for seed, terminal and time. */
import { createHash } from 'node:crypto';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Probability of an outage per terminal and hour. */
const OUTAGES_AN_HOUR = 0.1;
/** Longest outage, hours. */
export const MAX_OUTAGE_HOURS = 2;
/** Probability of six unstable hours: silent for seven minutes, back for two, repeatedly. */
const UNSTABLE_PROBABILITY = 0.008;
const UNSTABLE_MS = 6 * HOUR;
const UNSTABLE_CYCLE = { silent: 7 * MINUTE, cycle: 9 * MINUTE } as const;

/** Numbers from 0 up to 1, deterministic for the text. */
function randomNumbers(text: string): readonly [number, number, number] {
  const bytes = createHash('sha256').update(text).digest();
  const at = (index: number) => bytes.readUInt32BE(4 * index) / 2 ** 32;
  return [at(0), at(1), at(2)];
}

/** Outage length in milliseconds: mostly short, some long. */
function lengthOf(chance: number): number {
  if (chance < 0.6) return (2 + 10 * chance) * MINUTE;
  if (chance < 0.9) return (8 + 100 * (chance - 0.6)) * MINUTE;
  return 40 * MINUTE + ((chance - 0.9) / 0.1) * (MAX_OUTAGE_HOURS * HOUR - 40 * MINUTE);
}

/** Unix time in milliseconds. */
type Silence = readonly [from: number, until: number];

function unstablePeriods(from: number, until: number): Silence[] {
  const silences: Silence[] = [];
  for (
    let at = Math.floor(from / UNSTABLE_CYCLE.cycle) * UNSTABLE_CYCLE.cycle;
    at < until;
    at += UNSTABLE_CYCLE.cycle
  ) {
    silences.push([at, at + UNSTABLE_CYCLE.silent]);
  }
  return silences;
}

/** Silent periods that overlap a span. */
export function silencesOf(seed: string, terminalId: string, from: number, until: number): Silence[] {
  const name = `${seed}:${terminalId}`;
  const silences: Silence[] = [];
  const [first, last] = [Math.floor(from / HOUR), Math.floor(until / HOUR)];
  for (let hour = first - MAX_OUTAGE_HOURS; hour <= last; hour += 1) {
    const [chance, minute, length] = randomNumbers(`${name}:${hour}`);
    const began = (hour + minute) * HOUR;
    if (chance < OUTAGES_AN_HOUR) silences.push([began, began + lengthOf(length)]);
  }
  for (let part = Math.floor(from / UNSTABLE_MS); part * UNSTABLE_MS <= until; part += 1) {
    const [begin, end] = [part * UNSTABLE_MS, (part + 1) * UNSTABLE_MS];
    if (randomNumbers(`${name}:trouble:${part}`)[0] < UNSTABLE_PROBABILITY)
      silences.push(...unstablePeriods(begin, end));
  }
  return silences;
}
