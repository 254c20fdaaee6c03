import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { recordMerchant, recordPerson } from './journal.ts';
import {
  type BankAccount,
  consumeRegistration,
  createMerchant,
  createOwner,
  ownerFields,
  storeAcceptances,
} from './registration-store.ts';
import { type OpenedSession, openSession } from './session-store.ts';

/**
 * Creates the merchant, its owner and the acceptances of a registration, and signs the owner in, in one transaction.
 * @throws OperationFailure registration_expired; UniqueViolation on `phone`, when it was registered meanwhile
 */
export async function finishRegistration(
  tx: Transaction<Schema>,
  context: Context,
  { ticket, ...bank }: BankAccount & { readonly ticket: string },
): Promise<OpenedSession> {
  const { clock, exchange } = context;
  const registration = await consumeRegistration(tx, ticket, clock.nowIso());
  const merchantId = await createMerchant(tx, registration, bank, clock.nowIso());
  const owner = await createOwner(tx, registration, merchantId, clock.nowIso());
  await storeAcceptances(tx, registration, owner);
  const { full_name } = registration;
  await recordMerchant(tx, context, merchantId);
  await recordPerson(tx, context, { ...owner, full_name }, null, ownerFields(registration));
  return openSession(tx, clock, owner, exchange);
}
