import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { searchColumn } from '../search.ts';
import { up } from './0049-website-search.ts';

const test = await startFreshApp();

it('terminals that are there already are found by their website, and by what they were found by', async () => {
  const { db } = test.database;
  const known = db.selectFrom('terminals').selectAll().where('id', '=', ids.terminal);
  const { number, name, serial, ptks_id } = await known.executeTakeFirstOrThrow();
  const search = searchColumn('terminals', number, name, serial, ptks_id);
  const website = 'https://Shop-Before.example.com';
  await db.updateTable('terminals').set({ website, search }).where('id', '=', ids.terminal).execute();
  const owner = await signInAs(test.app, 'owner');
  const found = async (q: string) =>
    (await call(test.app, ops.listTerminals, { query: { q } }, owner)).data.items.map(({ id }) => id);
  expect(await found('shop-before')).toEqual([]);
  await up(db as unknown as Kysely<unknown>);
  expect([await found('shop-before'), await found(serial)]).toEqual([[ids.terminal], [ids.terminal]]);
});
