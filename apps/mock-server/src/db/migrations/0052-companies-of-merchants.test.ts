import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { up } from './0052-companies-of-merchants.ts';

const test = await startFreshApp();

it('a merchant without companies gets its own, once; those who have theirs keep them', async () => {
  const { db } = test.database;
  const all = () =>
    db.selectFrom('companies').select(['merchant_id', 'name', 'tax_number']).orderBy('id').execute();
  const [merchant] = await db.selectFrom('merchants').selectAll().orderBy('id').limit(1).execute();
  await db
    .deleteFrom('companies')
    .where('merchant_id', '=', merchant?.id ?? '')
    .execute();
  const others = await all();
  expect(others.length).toBeGreaterThan(0);
  for (let times = 0; times < 2; times += 1) {
    await up(db as unknown as Kysely<unknown>);
    const { id: merchant_id, name, tax_number } = merchant ?? { id: '', name: '', tax_number: '' };
    expect(await all()).toEqual(expect.arrayContaining([...others, { merchant_id, name, tax_number }]));
    expect(await all()).toHaveLength(others.length + 1);
  }
});
