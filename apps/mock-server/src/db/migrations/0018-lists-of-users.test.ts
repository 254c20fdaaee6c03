import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { up } from './0018-lists-of-users.ts';

const test = await startFreshApp();

it('people who are there already are listed and found like those who come later', async () => {
  const db = test.database.db as unknown as Kysely<unknown>;
  const owner = await signInAs(test.app, 'owner');
  const list = async (query: object) =>
    (await call(test.app, ops.listUsers, { query }, owner)).data.items.map(({ id }) => id);
  const known = await list({});
  await sql`drop index users__merchant_id__name_key__id__ix`.execute(db);
  for (const column of ['name_key', 'found_by'])
    await db.schema.alterTable('users').dropColumn(column).execute();
  await up(db);
  expect(await list({})).toEqual(known);
  expect(await list({ q: 'касирка кравчук' })).toEqual([]);
  expect([...(await list({ q: 'Кравчук' })), ...(await list({ q: '050 000 00 04' }))]).toHaveLength(2);
});
