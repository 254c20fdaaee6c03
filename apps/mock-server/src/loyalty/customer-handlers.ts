/** Customers, added and changed by people, and forgotten on request. */
import type { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import { expireAll, lockCustomer } from '../db/bonus-ledger.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { changeEntity, type EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import { createHandler, getHandler, listHandler, updateHandler } from '../http/entity/handlers.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import {
  bonusEntries,
  customers,
  newCustomerNumber,
  presentBonusEntry,
  presentCustomer,
} from './customer-store.ts';

type Operations = Pick<
  typeof loyaltyOperations,
  | ('listCustomers' | 'getCustomer' | 'createCustomer' | 'updateCustomer' | 'forgetCustomer')
  | 'listBonusEntries'
>;

const customerWrites: EntityWrites<
  'customers',
  RowOf<typeof customers>,
  { readonly phone: string | null }
> = {
  entity: customers,
  initial: { card_hash: null, state: 'active', available: 0, waiting: 0 },
  unique: ['phone'],
  columns({ phone }, before, now) {
    const number = before?.number ?? newCustomerNumber();
    const joined = before === null ? { number, consented_at: now } : {};
    return { phone, ...joined, search: searchColumn('customers', phone, number) };
  },
  async checkUpdate(tx, { language }, before, { phone }) {
    if (before.state === 'forgotten') throw new OperationFailure('customer_forgotten');
    if (phone === null && before.card_hash === null)
      throw fieldFailure('validation_failed', language, [{ path: 'phone', rule: 'identity_needed' }]);
    // Whoever has that number next is somebody else.
    if (before.phone !== phone) await removeQuotes(tx, { ...before, card_hash: null });
  },
};

/**
 * Removes quotes by which somebody of that phone or card would become a customer. One that is being committed stays, and
 * loses both then.
 */
async function removeQuotes(
  tx: Db,
  { merchant_id, phone, card_hash }: Pick<Row<'customers'>, 'merchant_id' | 'phone' | 'card_hash'>,
): Promise<void> {
  const ofPerson = tx
    .selectFrom('loyalty_quotes')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where((eb) => eb.or([eb('phone', '=', phone), eb('card_hash', '=', card_hash)]));
  await tx.deleteFrom('loyalty_quotes').where('id', 'in', ofPerson.forUpdate().skipLocked()).execute();
}

export const customerHandlers: Handlers<Operations> = {
  listCustomers: listHandler(customers, presentCustomer),
  getCustomer: getHandler(customers, presentCustomer),
  createCustomer: createHandler(customerWrites, presentCustomer),
  updateCustomer: updateHandler(customerWrites, presentCustomer),
  async forgetCustomer(context, { params: { id }, body: { version } }) {
    const now = context.clock.nowIso();
    const row = await changeEntity(context, customers, id, version, async (before, tx) => {
      if (before.state === 'forgotten') return null;
      const { merchant_id, number } = before;
      await expireAll(tx, requireFound(await lockCustomer(tx, merchant_id, id, now)), now);
      await removeQuotes(tx, before);
      const search = searchColumn('customers', number);
      return { phone: null, card_hash: null, state: 'forgotten' as const, search };
    });
    return presentCustomer(row);
  },
  async listBonusEntries(context, { params: { id }, query }) {
    await customers.get(context.db.db, context.session.merchantId, id);
    const values = () => ({ customer: id });
    return listHandler(bonusEntries, presentBonusEntry, { values })(context, { query });
  },
};
