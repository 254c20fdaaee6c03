/** Every statement says whether it reads the fleet or all terminals, those that were released too. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Demo data is made before anything is released; migrations are of their time. */
const LEFT_OUT = /\.test\.ts$|test-support\/|migrations\/|seed|-tables\.ts$|^db\/fleet\.ts$/;
/** Statements that are made of parts: which terminals they read is said by what is put in. */
const MADE_OF_PARTS: Readonly<Record<string, string>> = {
  'db/point-scope.ts': 'what happened on a released terminal belongs to its last point',
  'db/outdated-settings.ts': 'the active ones, or those of a list that has the condition itself',
  'dashboard/terminal-figures.ts': 'each count asks for a status',
  'terminals/callbacks/failing.ts': 'callbacks are history: a released terminal’s are still owed',
  'transactions/payment-search.ts':
    'payments are history: those of a released terminal are found by its number, too',
};

/** Selections from the table, up to the end of their statement. */
function* selections(source: string): Generator<string> {
  const starts = /(?:selectFrom|[jJ]oin)\(\s*'terminals\b(?! as)|\b(?:from|join) terminals\b/g;
  for (const { index, 0: start } of source.matchAll(starts)) {
    // Joined to what happened on them they are history.
    if (/^(?:inner|left)?join\(/i.test(start)) continue;
    yield source.slice(index, source.indexOf(';', index));
  }
}

const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !LEFT_OUT.test(file));

it('selects terminals by `fleet`, `everTerminals`, or with their condition', () => {
  const silent = sources.flatMap((file) => {
    if (file in MADE_OF_PARTS) return [];
    const found = [...selections(readFileSync(join(root, file), 'utf8'))];
    return found
      .filter((text) => !/\bIN_FLEET\b|\binFleet\b/.test(text))
      .map((text) => `${file}: ${text.slice(0, 60)}`);
  });
  expect(silent).toEqual([]);
  expect([...selections("db.selectFrom('terminals').select('id'); sql`select 1 from terminals`;")]).toEqual([
    "selectFrom('terminals').select('id')",
    'from terminals`',
  ]);
});

it('compares no status with `released` in a statement of its own', () => {
  const own = sources.filter((file) =>
    /<> 'released'|'<>', 'released'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(own).toEqual([]);
});

it('has only readers of the table that are known', () => {
  const readers = sources.filter((file) =>
    /table: 'terminals',\n/.test(readFileSync(join(root, file), 'utf8')),
  );
  // By id and in the list, which has the condition; and of those with cash, by their scope.
  expect(readers.toSorted()).toEqual(['terminals/terminal-store.ts', 'transactions/terminals-with-cash.ts']);
});
