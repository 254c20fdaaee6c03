/** Customers and the ledger of their bonuses: how they are read, listed and shown. */
import type { BonusEntryEntity, CustomerEntity } from '@kasa/contracts/loyalty/customers';
import { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import { type SqlBool, sql } from 'kysely';
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

/** A phone as the journal knows it, which keeps what it holds for good: by its end. */
const endOf = (phone: string | null) => phone && `+380 •• ••• •• ${phone.slice(-2)}`;

/** Customers with journal entries. */
export const customers = withJournal(list, ({ number, phone, card_hash, state, consented_at }) => ({
  name: number,
  fields: { number, phone: endOf(phone), has_card: card_hash !== null, state, consented_at },
}));

const entryReader = rowsReader({
  table: 'bonus_entries',
  columns: [
    ...(['id', 'kind', 'available', 'waiting', 'available_after', 'waiting_after'] as const),
    ...(['expires_at', 'commit_id', 'created_at', 'lot_id'] as const),
  ],
  related: (rows) =>
    rows.innerJoin('bonus_lots as lot', 'lot.id', 'row.lot_id').select('lot.discount_name as discount_name'),
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
export const presentBonusEntry = ({ lot_id: _, ...row }: RowOf<typeof bonusEntries>): BonusEntryEntity => ({
  ...row,
  ...{ available: Number(row.available), waiting: Number(row.waiting) },
  ...{ available_after: Number(row.available_after), waiting_after: Number(row.waiting_after) },
});
