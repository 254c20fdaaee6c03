/** Unexpected values must not break the export. */
import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv, readSheet } from '../http/test-support/read-table.ts';
import { addOurEntries } from './test-support/entries.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const clear = () => test.database.db.deleteFrom('audit_entries').execute();
// After the sign-in, which leaves an entry as well.
beforeEach(async () => void (await clear()));

const exported = async (query: object) =>
  (await call(test.app, ops.exportAuditEntries, { query }, owner)).bytes;
/** Without what exports themselves leave. */
const changesOf = (rows: unknown[][]) => rows.slice(6).filter((row) => row[6] !== 'Вивантаження');
const csv = async (query: object = {}) => readCsv(await exported({ format: 'csv', ...query }));
const xlsx = async (query: object = {}) => readSheet(await exported({ format: 'xlsx', ...query }));

describe('the exported journal', () => {
  it.each([
    '2026-99-99T99:99:99.999Z',
    '9999-99-99T99:99:99.999Z',
    '2026-99-99',
    '2026-01-01T00:00:00.000Z',
    '2026-01-01',
    '***',
    'constructor',
  ])('holds whatever people write as they wrote it: %s', async (text) => {
    const odd = { name: text, city: text, status: text, session_open_time: text, next_to_date: text };
    await addOurEntries(test.database.db, [
      {
        object_type: 'user',
        before: JSON.stringify({ full_name: 'Бондаренко Андрій Васильович' }),
        after: JSON.stringify({ full_name: text }),
      },
      {
        object_type: 'session',
        object_name: text,
        before: null,
        after: JSON.stringify({ user_agent: text }),
      },
      { object_type: 'novelty', object_name: text, before: null, after: JSON.stringify(odd) },
      {
        object_type: 'user',
        before: null,
        after: JSON.stringify({ roles: [text], accepted: { terms: text } }),
      },
    ]);
    for (const read of [csv, xlsx]) {
      const rows = changesOf(await read());
      expect(rows).toHaveLength(9);
      const told = rows.map((row) => row.slice(9, 12));
      expect(told).toContainEqual(['Прізвище, ім’я, по батькові', 'Бондаренко Андрій Васильович', text]);
      expect(told.filter((cells) => cells.at(2) === text)).toHaveLength(8);
      expect(told).toContainEqual(
        ['Прийняті документи', null, `Умови використання: ${text}`].map((cell) =>
          read === csv ? (cell ?? '') : cell,
        ),
      );
    }
  });

  it.each([
    ['2026-02-30T10:00:00.000Z', '2026-02-30'],
    ['скоро', 'завтра'],
  ])('holds a moment or a day that is none as it is: %s, %s', async (instant, day) => {
    await addOurEntries(test.database.db, [
      { object_type: 'driver', before: null, after: JSON.stringify({ session_open_time: instant }) },
      { object_type: 'transport', before: null, after: JSON.stringify({ next_to_date: day }) },
    ]);
    for (const read of [csv, xlsx]) {
      expect(
        changesOf(await read())
          .map((row) => row[11])
          .toSorted(),
      ).toEqual([day, instant]);
    }
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'takes %s for no word that it knows',
    async (key) => {
      const state = `{"${key}":1}`;
      await addOurEntries(test.database.db, [
        { object_type: key, operation: key, before: null, after: state },
        { object_type: 'user', before: '{}', after: state },
      ]);
      for (const read of [csv, xlsx]) {
        const rows = await read({ object_type: key });
        expect(rows[3]?.slice(0, 2)).toEqual(['Вид об’єкта', key]);
        expect(rows[6]?.slice(5, 7)).toEqual([key, key]);
        const told = changesOf(await read()).map((row) => row[10]);
        expect(told).toEqual(read === csv ? ['', ''] : [null, null]);
      }
    },
  );
});
