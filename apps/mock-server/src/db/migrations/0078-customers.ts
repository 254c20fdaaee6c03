import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';
import { RESETTING, refuse, trigger } from './triggers.ts';

const own = { merchant_id: 'text', created_at: 'text' } as const;
const sums = {
  before: 'money',
  discount: 'money',
  spent: 'money',
  amount: 'money',
  earned: 'money',
} as const;
const notNegative = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, sql`${sql.ref(name)} >= 0`]));

/** What an entry may do, by its kind. */
const moves = sql`case kind
  when 'earned' then available >= 0 and waiting >= 0 and available + waiting > 0
  when 'activated' then available > 0 and waiting = -available
  when 'spent' then available < 0 and waiting = 0
  when 'expired' then available <= 0 and waiting <= 0 and available + waiting < 0
  when 'returned' then available + waiting <> 0
  else false end`;

/** What never changes of a lot. */
const FROZEN = [
  ...['id', 'merchant_id', 'created_at', 'customer_id', 'discount_id', 'discount_name'],
  ...['commit_id', 'expires_at'],
];

/** The entry before, of the same customer. */
const last = (column: string) => `coalesce((select ${column} from bonus_entries
  where customer_id = new.customer_id order by number desc limit 1), 0)`;

/** Customers, the ledger of their bonuses, and what terminals quoted and committed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'customers',
    {
      ...business,
      ...{ number: 'text', phone: 'text?', card_hash: 'text?', state: 'text', consented_at: 'text' },
      ...{ available: 'money', waiting: 'money', search: 'text' },
    },
    { merchant_id: 'merchants' },
    {
      ...notNegative('available', 'waiting'),
      state: sql`case state when 'active' then phone is not null or card_hash is not null
        when 'forgotten' then phone is null and card_hash is null and available = 0 and waiting = 0
        else false end`,
    },
  );
  for (const known of ['number', 'phone', 'card_hash']) await unique(db, 'customers', ['merchant_id', known]);
  for (const sorted of ['created_at', 'available'])
    await index(db, 'customers', ['merchant_id', sorted, 'id']);
  await index(db, 'customers', ['merchant_id', 'state', 'created_at', 'id']);
  await createSearchIndex(db, 'customers');
  await createLedger(db);
  await createPurchases(db);
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'bonus_lots',
    {
      ...own,
      ...{ customer_id: 'text', discount_id: 'text', discount_name: 'text', commit_id: 'text?' },
      ...{ expires_at: 'text?', available: 'money', waiting: 'money', owed: 'money' },
    },
    { merchant_id: 'merchants', customer_id: 'customers' },
    notNegative('available', 'waiting', 'owed'),
  );
  await index(db, 'bonus_lots', ['customer_id', 'expires_at']);
  await index(db, 'bonus_lots', ['commit_id']);
  await index(db, 'bonus_lots', ['merchant_id', 'created_at']);
  await index(db, 'bonus_lots', ['expires_at'], sql`available > 0 or waiting > 0`);
  await createTable(
    db,
    'bonus_entries',
    {
      ...own,
      ...{ customer_id: 'text', lot_id: 'text', number: 'whole', kind: 'text', commit_id: 'text?' },
      ...{ available: 'money', waiting: 'money', available_after: 'money', waiting_after: 'money' },
      expires_at: 'text?',
    },
    { merchant_id: 'merchants', customer_id: 'customers', lot_id: 'bonus_lots' },
    {
      moves,
      ...notNegative('available_after', 'waiting_after'),
      days: sql`kind not in ('spent', 'earned', 'activated') or expires_at is null or created_at < expires_at`,
    },
  );
  await unique(db, 'bonus_entries', ['customer_id', 'number']);
  await index(db, 'bonus_entries', ['customer_id', 'kind', 'number']);
  await index(db, 'bonus_entries', ['lot_id']);
  await index(db, 'bonus_entries', ['commit_id']);
  for (const change of ['update', 'delete'])
    await refuse(
      db,
      `bonus_entries_${change}`,
      `before ${change} on bonus_entries`,
      'true',
      'entries are append-only',
    );
  const broken = `new.number <> ${last('number')} + 1
    or new.available_after <> ${last('available_after')} + new.available
    or new.waiting_after <> ${last('waiting_after')} + new.waiting
    or not exists (select 1 from bonus_lots where id = new.lot_id and customer_id = new.customer_id
      and merchant_id = new.merchant_id and coalesce(expires_at, '') = coalesce(new.expires_at, ''))`;
  const added = 'before insert on bonus_entries';
  await refuse(db, 'bonus_entries_insert', added, broken, 'no next entry of the ledger');
  await addToSums(db);
  await refuseFirstSums(db);
  const last_ = (column: string) => `coalesce((select ${column} from bonus_entries
    where customer_id = new.id order by number desc limit 1), 0)`;
  await refuse(
    db,
    'customers_sums',
    'before update of available, waiting on customers',
    `new.available <> ${last_('available_after')} or new.waiting <> ${last_('waiting_after')}`,
    'the sums of a customer come by the ledger',
  );
  const ofLot = (column: string) =>
    `(select coalesce(sum(${column}), 0) from bonus_entries where lot_id = new.id)`;
  await refuse(
    db,
    'bonus_lots_sums',
    'before update of available, waiting on bonus_lots',
    `new.available <> ${ofLot('available')} or new.waiting <> ${ofLot('waiting')}`,
    'the sums of a lot come by the ledger',
  );
  const isOther = FROZEN.map((column) => `coalesce(new.${column}, '') <> coalesce(old.${column}, '')`);
  await refuse(
    db,
    'bonus_lots_frozen',
    `before update of ${FROZEN.join(', ')} on bonus_lots`,
    isOther.join(' or '),
    'a lot stays what it was earned as',
  );
}

/** Nobody and nothing begins with bonuses: they come by entries. */
async function refuseFirstSums(db: Kysely<unknown>): Promise<void> {
  for (const table of ['customers', 'bonus_lots'])
    await refuse(
      db,
      `${table}_insert`,
      `before insert on ${table}`,
      'new.available <> 0 or new.waiting <> 0',
      'first sums come by the ledger',
    );
}

/** Adds an entry to the sums of its customer and its lot, so that no writer can forget one. */
async function addToSums(db: Kysely<unknown>): Promise<void> {
  const [name, on] = ['bonus_entries_add', 'after insert on bonus_entries'];
  const updates = `update customers set available = new.available_after, waiting = new.waiting_after
      where id = new.customer_id;
    update bonus_lots set available = available + new.available, waiting = waiting + new.waiting
      where id = new.lot_id;`;
  if (dialectOf(db) === 'postgres')
    return trigger(db, name, on, `if not ${RESETTING} then ${updates} end if; return null;`);
  await sql.raw(`create trigger ${name} ${on} when not ${RESETTING} begin ${updates} end`).execute(db);
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  const where = { terminal_id: 'text', point_id: 'text?', customer_id: 'text?' } as const;
  const known = { merchant_id: 'merchants', customer_id: 'customers' };
  await createTable(
    db,
    'loyalty_quotes',
    {
      ...{ ...own, ...where },
      ...{ phone: 'text?', card_hash: 'text?', purchase: 'text', rules: 'text', outcome: 'text' },
      holds_until: 'text',
    },
    known,
  );
  await index(db, 'loyalty_quotes', ['holds_until']);
  await createTable(
    db,
    'loyalty_commits',
    {
      ...{ ...own, ...where, ...sums },
      ...{ quote_id: 'text', transaction_id: 'text?', state: 'text' },
      ...{ earnings: 'text', refunded: 'money' },
    },
    known,
    {
      ...notNegative('before', 'discount', 'spent', 'amount', 'earned', 'refunded'),
      sums: sql`amount = before - discount - spent and refunded <= amount`,
      state: sql`state in ('committed', 'paid', 'released')`,
      paid: sql`(state = 'paid') = (transaction_id is not null or amount = 0)`,
      bonuses: sql`customer_id is not null or (spent = 0 and earned = 0)`,
    },
  );
  await unique(db, 'loyalty_commits', ['quote_id']);
  await unique(db, 'loyalty_commits', ['transaction_id']);
  await index(db, 'loyalty_commits', ['created_at'], sql`state = 'committed'`);
  await index(db, 'loyalty_commits', ['merchant_id', 'created_at', 'id']);
  await createTable(
    db,
    'loyalty_commit_rules',
    {
      ...{ merchant_id: 'text', commit_id: 'text', discount_id: 'text', date: 'text' },
      ...{ discount: 'money', earned: 'money', spent: 'money', receipts: 'whole', pieces: 'whole' },
    },
    { merchant_id: 'merchants', commit_id: 'loyalty_commits' },
    notNegative('discount', 'earned', 'spent', 'receipts', 'pieces'),
  );
  await unique(db, 'loyalty_commit_rules', ['commit_id', 'discount_id']);
  await index(db, 'loyalty_commit_rules', ['discount_id', 'date']);
  await createTable(
    db,
    'customer_discounts',
    {
      ...{ merchant_id: 'text', customer_id: 'text', discount_id: 'text' },
      ...{ receipts: 'whole', pieces: 'whole', given: 'money' },
    },
    { merchant_id: 'merchants', customer_id: 'customers' },
    notNegative('receipts', 'pieces', 'given'),
  );
  await unique(db, 'customer_discounts', ['customer_id', 'discount_id']);
  await createTable(
    db,
    'discount_totals',
    { merchant_id: 'text', discount_id: 'text', given: 'money' },
    { merchant_id: 'merchants' },
    notNegative('given'),
  );
  await unique(db, 'discount_totals', ['discount_id']);
}
