/** Customers and the ledger of their bonuses: how they are read, listed and shown. */
import { createHash, randomInt } from 'node:crypto';
import type { BonusEntryEntity, CustomerEntity } from '@kasa/contracts/loyalty/customers';
import { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import { type SqlBool, sql } from 'kysely';
import { newRowColumns } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { entityReader, type RowOf, rowsReader, withJournal } from '../http/entity/entity.ts';
import { equals, type Filter } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const reader = entityReader({
  type: 'customer',
  table: 'customers',
  columns: ['number', 'phone', 'card_hash', 'state', 'consented_at', 'available', 'waiting'],
  related: (rows) => rows,
});

/** A customer on the wire. */
export const presentCustomer = ({ card_hash, ...row }: RowOf<typeof reader>): CustomerEntity => ({
  ...row,
  has_card: card_hash !== null,
  ...{ available: Number(row.available), waiting: Number(row.waiting) },
});

const byState: Filter<'customers'> = { ...equals('state'), inOrderOf: ['created_at'] };

const list = withList(reader, loyaltyOperations.listCustomers, {
  sorts: { created_at: 'created_at', available: 'available' },
  defaultSort: '-created_at',
  search: 'q',
  filters: { state: byState },
});

/** What nobody can guess who knows another one. */
export const newCustomerNumber = (): string => String(randomInt(10 ** 10)).padStart(10, '0');

/** Somebody becomes a customer. @returns the id; undefined: the phone, card or number is somebody's by now */
export async function addCustomer(
  tx: Db,
  { merchant_id, phone, card_hash }: Pick<Row<'customers'>, 'merchant_id' | 'phone' | 'card_hash'>,
  now: string,
): Promise<string | undefined> {
  const number = newCustomerNumber();
  const added = await tx
    .insertInto('customers')
    .values({
      ...newRowColumns(merchant_id, now),
      ...{ number, phone, card_hash, state: 'active', consented_at: now, available: 0, waiting: 0 },
      search: searchColumn('customers', phone ?? '', number),
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * A phone as the journal knows it, which keeps what it holds for good: by its end, and by four signs of its hash, so that
 * each change is one there.
 */
const maskedPhone = (id: string, phone: string | null) => {
  const hash = createHash('sha256').update(`${id} ${phone}`).digest('hex');
  return phone && `+380 •• ••• •• ${phone.slice(-2)} (${hash.slice(0, 4)})`;
};
/** At a till a number spends like a card. */
const maskedNumber = (number: string) => `•••••• ${number.slice(-4)}`;

/** Customers with journal entries. */
export const customers = withJournal(list, ({ id, phone, card_hash, state, consented_at, ...row }) => {
  const number = maskedNumber(row.number);
  const has_card = card_hash !== null;
  return { name: number, fields: { number, phone: maskedPhone(id, phone), has_card, state, consented_at } };
});

const entryReader = rowsReader({
  table: 'bonus_entries',
  columns: [
    ...(['id', 'kind', 'available', 'waiting', 'available_after', 'waiting_after'] as const),
    ...(['expires_at', 'created_at', 'commit_id', 'lot_id'] as const),
  ],
  related: (rows) =>
    rows
      .innerJoin('bonus_lots as lot', 'lot.id', 'row.lot_id')
      .leftJoin('loyalty_commits as purchase', 'purchase.id', 'row.commit_id')
      .select(['lot.discount_name as discount_name', 'purchase.transaction_id as transaction_id']),
});

const byKind: Filter<'bonus_entries'> = { ...equals('kind'), inOrderOf: ['number'] };

/** The ledger of one customer (the value `customer`). */
export const bonusEntries = withList(entryReader, loyaltyOperations.listBonusEntries, {
  scope: (_eb, value) => sql<SqlBool>`bonus_entries.customer_id = ${value('customer')}`,
  sorts: { created_at: 'number' },
  defaultSort: '-created_at',
  filters: { kind: byKind },
});

/** An entry on the wire. */
export const presentBonusEntry = ({
  lot_id: _,
  commit_id: __,
  ...row
}: RowOf<typeof bonusEntries>): BonusEntryEntity => ({
  ...row,
  ...{ available: Number(row.available), waiting: Number(row.waiting) },
  ...{ available_after: Number(row.available_after), waiting_after: Number(row.waiting_after) },
});
