import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import { business, createTable, index } from './columns.ts';

/** What a reset sets to write over the ledger, see ledger-reset.ts. */
const RESETTING = `exists (select 1 from meta where key = 'ledger_reset')`;
const REFUNDED = '(select coalesce(sum(amount), 0) from refunds where transaction_id = new.id)';

/** Refuses what `when` names. `on` says when it is judged, such as `before delete on refunds`. */
export async function refuse(db: Kysely<unknown>, name: string, on: string, when: string, message: string) {
  const [condition, text] = [`(${when}) and not ${RESETTING}`, message.replaceAll("'", "''")];
  if (dialectOf(db) === 'sqlite') {
    const statement = `create trigger ${name} ${on} when ${condition} begin select raise(abort, '${text}'); end`;
    return void (await sql.raw(statement).execute(db));
  }
  const row = on.includes(' delete ') ? 'old' : 'new';
  await trigger(db, name, on, `if ${condition} then raise exception '${text}'; end if; return ${row};`);
}

/** A trigger of PostgreSQL with a function of its own. */
async function trigger(db: Kysely<unknown>, name: string, on: string, body: string) {
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} ${on} for each row execute function ${name}()`).execute(db);
}

/** Adds a refund to its transaction's sum, so that no writer can forget it; the row is locked by that. */
async function addToSum(db: Kysely<unknown>) {
  const [name, on] = ['refunds_add', 'after insert on refunds'];
  const update = `update transactions set refund_amount = refund_amount + new.amount, refunded_at = new.created_at
    where id = new.transaction_id`;
  if (dialectOf(db) === 'postgres')
    return trigger(db, name, on, `if not ${RESETTING} then ${update}; end if; return null;`);
  await sql.raw(`create trigger ${name} ${on} when not ${RESETTING} begin ${update}; end`).execute(db);
}

/** The ledger of refunds. What was refunded before it existed becomes one refund of each transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'refunds',
    { ...business, transaction_id: 'text', amount: 'money', by_user_id: 'text?', by_user_name: 'text?' },
    { merchant_id: 'merchants', transaction_id: 'transactions' },
  );
  await index(db, 'refunds', ['transaction_id', 'amount']);
  await sql`insert into refunds (id, merchant_id, created_at, updated_at, version, transaction_id, amount)
    select id, merchant_id, coalesce(refunded_at, updated_at), coalesce(refunded_at, updated_at), 1, id, refund_amount
    from transactions where refund_amount > 0`.execute(db);
  await refuse(db, 'refunds_update', 'before update on refunds', 'true', 'refunds are append-only');
  await refuse(db, 'refunds_delete', 'before delete on refunds', 'true', 'refunds are append-only');
  const invalid = `new.amount <= 0 or not exists (select 1 from transactions
    where id = new.transaction_id and merchant_id = new.merchant_id and paid_at is not null)`;
  await refuse(db, 'refunds_insert', 'before insert on refunds', invalid, 'no refund of a paid transaction');
  await addToSum(db);
  const unlikeLedger = `new.refund_amount <> ${REFUNDED} or new.refund_amount > new.amount`;
  const changed = 'before update of amount, refund_amount on transactions';
  await refuse(
    db,
    'transactions_refund_sum',
    changed,
    unlikeLedger,
    'refund_amount is not what refunds allow',
  );
  const added = 'before insert on transactions';
  await refuse(db, 'transactions_unrefunded', added, 'new.refund_amount <> 0', 'refunds come by the ledger');
}
