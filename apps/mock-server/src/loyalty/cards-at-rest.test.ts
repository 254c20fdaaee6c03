/** What a copy of the database tells of cards (security T16). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../db/row-columns.ts';
import { useDataKey } from '../db/sealing.ts';
import { sealStoredSecrets } from '../db/stored-secrets.ts';
import { TEST_DATA_KEY } from '../db/test-support/global-setup.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-support/open-test-database.ts';
import { merchant } from '../db/test-support/rows.ts';
import { addCustomer } from './customer-store.ts';
import { buyerOf, firstHashOfCard, hashCard } from './quote-customer.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const CARD = 'acquirer-token-of-a-card-0001';
const JOINING = 'acquirer-token-of-a-card-0002';
const shop = merchant(1);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

it('are kept as hashes, also without a key, and known again once the database has one', async () => {
  const { db } = database;
  useDataKey(db, null);
  await db.deleteFrom('meta').where('key', '=', 'data_key_id').execute();
  await db.insertInto('merchants').values(shop).execute();
  const ask = (card_token: string, has_consent: boolean) =>
    buyerOf(db, shop.id, { customer: { by: 'card', card_token }, has_consent });
  const kept = async () => {
    const rows = [
      ...(await db.selectFrom('customers').select('card_hash').execute()),
      ...(await db.selectFrom('loyalty_quotes').select('card_hash').execute()),
    ];
    return rows.map(({ card_hash }) => card_hash);
  };

  const known = { merchant_id: shop.id, phone: null, card_hash: hashCard(db, shop.id, CARD) };
  const customer_id = await addCustomer(db, known, NOW);
  const joining = await ask(JOINING, true);
  const place = { merchant_id: shop.id, created_at: NOW, terminal_id: newId(), point_id: null };
  const said = { purchase: '{}', rules: '[]', outcome: '{}', holds_until: NOW };
  await db
    .insertInto('loyalty_quotes')
    .values({ id: newId(), ...place, ...said, ...joining })
    .execute();
  const before = await kept();
  expect(before.join(' ')).not.toContain('acquirer-token');
  const found = { customer_id, phone: null, card_hash: null };
  expect(await ask(CARD, false)).toEqual(found);

  useDataKey(db, TEST_DATA_KEY);
  await sealStoredSecrets(db);
  expect(await kept()).toEqual([CARD, JOINING].map((card) => hashCard(db, shop.id, card)));
  expect((await kept()).filter((hash) => before.includes(hash))).toEqual([]);
  expect(await ask(CARD, false)).toEqual(found);
});

it('that were kept otherwise at first are still known, also once the database has a key', async () => {
  const { db } = database;
  useDataKey(db, null);
  await db.deleteFrom('meta').where('key', '=', 'data_key_id').execute();
  const token = 'acquirer-token-of-a-card-0003';
  const said = { customer: { by: 'card', card_token: token } as const, has_consent: true };
  const kept = { merchant_id: shop.id, phone: null, card_hash: firstHashOfCard(db, shop.id, token) };
  const customer_id = await addCustomer(db, kept, NOW);
  const found = { customer_id, phone: null, card_hash: null };
  expect(await buyerOf(db, shop.id, said)).toEqual(found);
  useDataKey(db, TEST_DATA_KEY);
  await sealStoredSecrets(db);
  expect(await buyerOf(db, shop.id, said)).toEqual(found);
});
