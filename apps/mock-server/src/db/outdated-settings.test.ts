import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { RawBuilder, SqlBool } from 'kysely';
import { expect, it } from 'vitest';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { ownTerminals } from '../terminals/terminal-filter.ts';
import { runCompiled } from './compiled-queries.ts';
import { settingsFilter } from './outdated-settings.ts';

const { merchant } = exampleIds;
const test = await startFreshApp();

const idsOf = async (condition: RawBuilder<SqlBool>) => {
  const rows = () =>
    ownTerminals(test.database.db).select('terminals.id').where(condition).orderBy('terminals.id');
  const found = await runCompiled<{ id: string }>(test.database.db, undefined, rows, { merchant });
  return found.map(({ id }) => id);
};

it('finds and counts the same terminals whether few of them wait or many', async () => {
  const { db } = test.database;
  await db.updateTable('terminal_templates').set({ settings_changed_at: test.clock.nowIso() }).execute();
  const [few, many] = [
    await settingsFilter(db, merchant, 'false'),
    await settingsFilter(db, merchant, 'false', 0),
  ];
  if (few === undefined || many?.parts === undefined)
    throw new Error('Both are filters, and many are counted in parts');
  const waiting = await idsOf(few.condition);
  expect(waiting.length).toBeGreaterThan(20);
  expect(await idsOf(many.condition)).toEqual(waiting);
  const [own = [], templates = []] = await Promise.all(many.parts.map(idsOf));
  expect([...own, ...templates].toSorted()).toEqual(waiting);
  expect(own.length * templates.length).toBeGreaterThan(0);
});
