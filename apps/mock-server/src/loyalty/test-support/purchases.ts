import type { RuleOf } from '@kasa/contracts/loyalty/discount-rules';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import type { QuoteFields } from '@kasa/contracts/loyalty/quotes';
import { makeMockPayment } from '@kasa/contracts/mock/payments';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { earnBonuses, lockCustomer } from '../../db/bonus-ledger.ts';
import { newRowColumns } from '../../db/row-columns.ts';
import { searchColumn } from '../../db/search.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ApiResponse, type Caller, call, signInAs } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { callSigned, type TerminalRequestOptions } from '../../terminals/test-support/terminal-requests.ts';

/** Name of the failure; `ok`: none. */
export const nameOf = ({ code }: Pick<ApiResponse, 'code'>) =>
  Object.entries(codes).find(([, entry]) => entry.code === code)?.[0] ?? String(code);

const terms: Omit<DiscountFields, 'name' | 'rule'> = {
  ...{ bonus_activation_amount: 0, from_day: null, to_day: null, week_days: [...weekDays] },
  ...{ from_time: null, to_time: null, is_everywhere: true, point_ids: [], excluded_terminal_ids: [] },
  ...{ is_for_all_goods: true, product_ids: [], group_ids: [], least_price: 0 },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
};

/** A share off. */
export const percent = (percent_bp: number): DiscountFields['rule'] => ({
  ...{ type: 'fixed', percent_bp, amount: null },
});
/** A tenth of what is paid comes back; bonuses pay all but a kopiyka. */
export const tenthBack: RuleOf<'purchase_bonus'> = {
  ...{ type: 'purchase_bonus', percent_bp: 1_000, spend_percent_bp: 10_000, lifetime_days: null },
};

/** Forgets a customer of the first merchant. */
export async function forget({ app, database }: TestApp, id: string): Promise<void> {
  const own = database.db.selectFrom('customers').select('version').where('id', '=', id);
  const { version } = await own.executeTakeFirstOrThrow();
  const owner = await signInAs(app, 'owner');
  await call(app, ops.forgetCustomer, { params: { id }, body: { version } }, owner);
}

const TERMINAL = 'S1100101';
let phones = 0;

/** What tests of purchases ask the app for, as the terminal of the examples. */
export function purchasesIn(test: TestApp) {
  const db = () => test.database.db;
  type By = Omit<TerminalRequestOptions, 'body'>;

  /** A receipt of 100 ₴ of something that is not in the catalogue, unless told otherwise. */
  const quote = (asked: Partial<QuoteFields> = {}, by?: By) => {
    const lines = [{ article: null, quantity: 1_000, amount: 10_000 }];
    const body = { lines, customer: null, has_consent: false, spend: 0, ...asked };
    return callSigned(test, ops.quoteLoyalty, body, by);
  };
  const commit = (quote_id: string, by?: By) => callSigned(test, ops.commitLoyalty, { quote_id }, by);
  const release = (commit_id: string, by?: By) => callSigned(test, ops.releaseLoyalty, { commit_id }, by);
  const buy = async (asked: Partial<QuoteFields> = {}) => (await commit((await quote(asked)).data.id)).data;
  const pay = (amount: number, commit_id: string) =>
    call(test.app, makeMockPayment, { body: { number: TERMINAL, amount, in_cash: true, commit_id } });

  /** Bonuses come once it is paid. */
  const buyAndPay = async (asked: Partial<QuoteFields> = {}) => {
    const { id, amount } = await buy(asked);
    await pay(amount, id);
  };

  /** Switches a discount on, and what was on before off. @returns its id */
  async function onlyDiscount(fields: Pick<DiscountFields, 'rule'> & Partial<DiscountFields>) {
    const on = db().updateTable('discounts').set({ state: 'paused' }).where('state', '=', 'active');
    await on.execute();
    return addDiscount(fields);
  }
  async function addDiscount(fields: Pick<DiscountFields, 'rule'> & Partial<DiscountFields>) {
    const { id } = await addDraft(fields, await signInAs(test.app, 'owner'));
    await db().updateTable('discounts').set({ state: 'active' }).where('id', '=', id).execute();
    return id;
  }
  /** For all goods everywhere, unless told otherwise. */
  async function addDraft(fields: Pick<DiscountFields, 'rule'> & Partial<DiscountFields>, caller: Caller) {
    const body = { ...terms, name: 'Знижка з перевірки', ...fields };
    return (await call(test.app, ops.createDiscount, { body }, caller)).data;
  }

  /** A customer with bonuses for good. */
  async function addCustomer(available = 0, merchant: string = ids.merchant) {
    phones += 1;
    const phone = `+38067555${String(1_000 + phones)}`;
    const number = String(7_000_000_000 + phones);
    const row = {
      ...newRowColumns(merchant, test.clock.nowIso()),
      ...{ number, phone, card_hash: null, state: 'active' as const, available: 0, waiting: 0 },
      consented_at: test.clock.nowIso(),
      search: searchColumn('customers', phone, number),
    };
    await db().insertInto('customers').values(row).execute();
    await earn(row.id, available, merchant);
    return { id: row.id, number, phone, customer: { by: 'phone', phone } as const };
  }
  const earn = (id: string, amount: number, merchant: string = ids.merchant) =>
    inTransaction(db(), async (tx) => {
      const locked = await lockCustomer(tx, merchant, id, test.clock.nowIso());
      const lot = { discount_id: ids.discount, discount_name: 'Подарунок', activation_amount: 0 };
      const earned = { ...lot, amount, expires_at: null, commit_id: null };
      if (locked !== undefined) await earnBonuses(tx, locked, earned, test.clock.nowIso());
    });

  const sumsOf = (id: string) =>
    db()
      .selectFrom('customers')
      .select(['available', 'waiting'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  /** Kinds and amounts of a ledger, the oldest first. */
  const ledgerOf = async (id: string) => {
    const entries = db().selectFrom('bonus_entries').selectAll().where('customer_id', '=', id);
    return (await entries.orderBy('number').execute()).map(
      ({ kind, available, waiting }) => [kind, available + waiting] as const,
    );
  };
  const commitRow = (id: string) =>
    db().selectFrom('loyalty_commits').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const givenBy = async (discount: string) => {
    const totals = db().selectFrom('discount_totals').select('given').where('discount_id', '=', discount);
    return (await totals.executeTakeFirst())?.given ?? 0;
  };
  return {
    ...{ quote, commit, release, buy, buyAndPay, pay, onlyDiscount, addDiscount, addDraft },
    ...{ addCustomer, earn, sumsOf, ledgerOf, commitRow, givenBy },
  };
}
