/** The injected clock is the only source of time (architecture §3); exceptions are listed here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const REAL_TIME =
  /\bDate\.now\b|\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(|\b(?:current_timestamp|CURRENT_TIMESTAMP)\b/;

const MEANT: Readonly<Record<string, string>> = {
  'mock/clock.ts': 'the clock goes by it',
  'mock/handlers.ts': 'the clock is set by how far it is ahead of the real time',
  'events/publish.ts': 'no number of an event may come again, even when the clock was moved back',
  'db/migrations/0009-events.ts': 'a database is brought up to date before there is a clock',
};

it('the real time is read where it is meant, and nowhere else', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter(
    (file) => !/\.test\.ts$|test-support/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const reading = files.filter((file) => REAL_TIME.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(reading.toSorted()).toEqual(Object.keys(MEANT).toSorted());
});

it.each([
  'Date.now()',
  'new Date()',
  'new Date( )',
  'new Date;',
  'ids.map(Date.now)',
  'String(Date())',
  'CURRENT_TIMESTAMP',
])('finds %s', (planted) => expect(planted).toMatch(REAL_TIME));

it.each([
  'clock.now()',
  'new Date(at)',
  'Date.parse(text)',
  'new Date(Date.UTC(2026, 1))',
  'at: Date;',
  'kyivDate()',
])('lets %s pass', (allowed) => expect(allowed).not.toMatch(REAL_TIME));
