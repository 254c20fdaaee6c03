import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildMockOpenApi } from './mock-openapi.ts';
import { buildOpenApi } from './openapi.ts';
import { operations } from './operations.ts';
import { Day, Instant, TimeOfDay } from './shared/dates.ts';
import { Iban } from './shared/iban.ts';
import { Id } from './shared/ids.ts';
import { parseKopiykas } from './shared/money.ts';
import type { Operation } from './shared/operation.ts';
import { formatPhone, parsePhone } from './shared/phone.ts';
import { Phone } from './shared/phone-schema.ts';
import { formatPlate, parsePlate } from './shared/plate.ts';
import { Plate } from './shared/plate-schema.ts';
import { Edrpou, Rnokpp, TaxNumber } from './shared/tax-number.ts';
import { httpsUrl, identifier, multilineText, searchText, text } from './shared/text.ts';

// Security T17: 50 kB of worst-case text takes at most 50 ms, measured in the deep run. Normal runs only catch
// quadratic work, which would exceed the test timeout.
const SIZE = 50_000;
const MAX_MS = Number(process.env.KASA_REDOS_MS ?? Number.POSITIVE_INFINITY);

const units = [
  'a', 'А', '0', '1', ' ', '\u00a0', '\u202f', '\n', '\t', '\u0000', '-', '+', '.', ',', '/', ':', '@', '%', '₴', 'грн.',
  'a.', 'a-', '-.', '1 ', ' 1', '0-', '9.', '+380', 'UA', 'АА1234', '2026-', '12:', '.000', 'https://', 'a@', '%2', '🚌', '\ud800',
]; // biome-ignore format: a list of characters
const beginnings = ['', '+380', 'UA', 'https://', 'https://a.', '2026-11-20T', '01912d50-3c00-7', 'АА'];
const endings = ['', '!', '\n', 'Z', '.'];
const worst = units.flatMap((unit) =>
  beginnings.flatMap((beginning) =>
    endings.map((ending) => beginning + unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE) + ending),
  ),
);

/** Duration in milliseconds: the fastest of up to ten runs, to ignore load on the machine. */
function duration(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 10 && least >= MAX_MS; turn += 1) {
    const begin = performance.now();
    run();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}

const slowest = (run: (text: string) => unknown) =>
  Math.max(...worst.map((text) => duration(() => run(text))));

const readers: [string, (text: string) => unknown][] = [
  ...Object.entries({
    Day, Instant, TimeOfDay, Iban, Id, Phone, Plate, Edrpou, Rnokpp, TaxNumber, httpsUrl, searchText,
    text: text(100), multilineText: multilineText(500), identifier: identifier(40),
  }).map(([name, schema]): [string, (text: string) => unknown] => [name, (value) => schema.safeParse(value)]),
  ['parsePhone', parsePhone],
  ['formatPhone', formatPhone],
  ['parsePlate', parsePlate],
  ['formatPlate', formatPlate],
  ['parseKopiykas', parseKopiykas],
]; // biome-ignore format: a list of names

describe('50 kB of the worst text', () => {
  it.each(readers)('do not keep %s busy', (_, run) => {
    expect(slowest(run)).toBeLessThan(MAX_MS);
  });

  const documents = JSON.stringify([buildOpenApi(), buildMockOpenApi()]);
  const patterns = new Set(
    [...documents.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(String(json))),
  );
  it.each([...patterns])('do not keep the pattern %s busy', (pattern) => {
    const regex = new RegExp(pattern, 'u');
    expect(slowest((value) => regex.test(value))).toBeLessThan(MAX_MS);
  });

  const inputs = (Object.values(operations) as Operation[]).flatMap(({ id, params, query, body, example }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema instanceof z.ZodObject
        ? [[`${id}.${part}`, schema, example[part as 'body'] as object] as const]
        : [],
    ),
  );
  it.each(inputs)('in every field of %s at once is refused in time', (_, schema, example) => {
    for (const value of worst.slice(0, 20)) {
      const input = Object.fromEntries(
        Object.keys({ ...schema.shape, ...example }).map((key) => [key, value]),
      );
      expect(duration(() => schema.safeParse(input))).toBeLessThan(MAX_MS);
    }
  });
});
