import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IN_MEMORY, SqliteFile } from './sqlite-driver.ts';

let folder: string;
let file: SqliteFile;

const value = (sql: string) => file.prepare(sql).all([])[0];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasa-db-'));
  file = new SqliteFile(join(folder, 'a.sqlite'), 100);
  file.prepare('create table t (a integer, b text)').run([]);
});

afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

test('a write is on disk before it is acknowledged, references are checked', () => {
  expect([value('pragma journal_mode'), value('pragma synchronous'), value('pragma foreign_keys')]).toEqual([
    { journal_mode: 'wal' },
    { synchronous: 2 },
    { foreign_keys: 1 },
  ]);
});

test('flags are written as 0 and 1; what a write changed is counted', () => {
  const insert = file.prepare('insert into t values (?, ?)');
  expect(insert.reader).toBe(false);
  insert.run([true, 'x']);
  insert.run([false, null]);
  expect(file.prepare('select a, b from t order by a desc').all([])).toEqual([
    { a: 1, b: 'x' },
    { a: 0, b: null },
  ]);
  expect(file.prepare('update t set b = ? where a < ?').run(['y', 5]).changes).toBe(2);
});

test('a statement is prepared once, and again when many others came in between', () => {
  const first = file.prepare('select 1 as n');
  expect(file.prepare('select 1 as n')).toBe(first);
  for (let n = 2; n < 600; n += 1) file.prepare(`select ${n} as n`);
  expect(file.prepare('select 1 as n')).not.toBe(first);
  expect(file.prepare('select 1 as n').all([])).toEqual([{ n: 1 }]);
});

test('a rollback after SQLite has rolled back by itself is no second error', () => {
  expect(() => file.prepare('rollback').run([])).not.toThrow();
  file.prepare('begin').run([]);
  file.prepare('insert into t values (1, null)').run([]);
  file.prepare('rollback').run([]);
  expect(value('select count(*) as n from t')).toEqual({ n: 0 });
});

test('an exchanged file is a new one to the statements that were prepared before', () => {
  file.prepare('insert into t values (?, ?)').run([1, 'x']);
  const dump = file.dump();
  const copy = new SqliteFile(IN_MEMORY, 0);
  copy.load(dump);
  expect(copy.prepare('select * from t').all([])).toEqual([{ a: 1, b: 'x' }]);
  copy.close();
  file.exchange(() => rmSync(file.path));
  expect(() => file.prepare('select * from t')).toThrow(/no such table/);
});

test('after a failed exchange the file is open again', () => {
  const failing = () =>
    file.exchange(() => {
      throw new Error('disk full');
    });
  expect(failing).toThrow('disk full');
  expect(value('select count(*) as n from t')).toEqual({ n: 0 });
});
