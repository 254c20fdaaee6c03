import { legalDocumentKinds } from '@kasa/contracts/auth/legal-documents';
import type { CompleteSignUpInput, SignUpInput } from '@kasa/contracts/auth/registration';
import type { z } from 'zod';
import { NEW_USER } from '../db/new-user.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { userSearchColumns } from '../db/user-search-columns.ts';
import { OperationFailure } from '../http/request/handler.ts';
import { hashSecret, newSecret } from '../http/session/secret.ts';
import type { Account } from './account-store.ts';
import type { CodeRequestRow } from './code-store.ts';
import { defaultMerchantName } from './merchant-name.ts';

type Registration = Row<'registrations'>;
type LegalKind = (typeof legalDocumentKinds)[number];

/** How long a registration can be finished after its phone is confirmed, seconds. */
export const TICKET_LIFE_SECONDS = 3600;

type BankAccount = Pick<z.output<typeof CompleteSignUpInput>, 'bank_mfo' | 'iban'>;

export interface RegistrationInput extends Omit<z.output<typeof SignUpInput>, 'password'> {
  readonly passwordHash: string;
  readonly address: string;
}

export async function storeRegistration(
  tx: Db,
  request: CodeRequestRow,
  input: RegistrationInput,
): Promise<void> {
  const { full_name, phone, tax_number, accepted, passwordHash, address } = input;
  const row: Registration = {
    id: newId(),
    code_request_id: request.id,
    ...{ full_name, phone, tax_number },
    password_hash: passwordHash,
    accepted: JSON.stringify(accepted),
    address,
    created_at: request.created_at,
    ticket_hash: null,
    ticket_expires_at: null,
  };
  await tx.insertInto('registrations').values(row).execute();
}

/**
 * Marks the phone of a registration as confirmed.
 * @returns the secret that finishes the registration
 */
export async function issueTicket(tx: Db, codeRequestId: string, now: Date): Promise<string> {
  const ticket = newSecret();
  const expires = new Date(now.getTime() + TICKET_LIFE_SECONDS * 1000).toISOString();
  await tx
    .updateTable('registrations')
    .set({ ticket_hash: hashSecret(ticket), ticket_expires_at: expires })
    .where('code_request_id', '=', codeRequestId)
    .execute();
  return ticket;
}

/**
 * Deletes and returns the registration of a ticket, so that the ticket is used once.
 * @throws OperationFailure registration_expired
 */
export async function consumeRegistration(tx: Db, ticket: string, nowIso: string): Promise<Registration> {
  const taken = tx.deleteFrom('registrations').where('ticket_hash', '=', hashSecret(ticket));
  const row = await taken.returningAll().executeTakeFirst();
  if (!row || String(row.ticket_expires_at) <= nowIso) throw new OperationFailure('registration_expired');
  return row;
}

export async function createMerchant(
  tx: Db,
  { full_name, tax_number }: Registration,
  { bank_mfo, iban }: BankAccount,
  nowIso: string,
) {
  const merchant = {
    id: newId(),
    name: defaultMerchantName(full_name, tax_number),
    ...{ tax_number, bank_mfo, iban },
  };
  const stamps = { created_at: nowIso, updated_at: nowIso, version: 1 };
  await tx
    .insertInto('merchants')
    .values({ ...merchant, business: null, postponed_steps: '[]', second_factor_roles: '[]', ...stamps })
    .execute();
  return merchant;
}

/**
 * Creates the owner of a new merchant.
 * @throws UniqueViolation on `phone`, when it was registered meanwhile
 */
export async function createOwner(
  tx: Db,
  { full_name, phone, password_hash }: Registration,
  merchantId: string,
  nowIso: string,
): Promise<Account> {
  const account = { id: newId(), merchant_id: merchantId, phone, password_hash };
  const rights = { roles: JSON.stringify(['owner']), tags_added: '[]', tags_removed: '[]' };
  const stamps = { created_at: nowIso, updated_at: nowIso, version: 1 };
  const keys = userSearchColumns({ full_name, position: null, phone });
  await tx
    .insertInto('users')
    .values({
      ...{ ...NEW_USER, ...account, ...rights, ...stamps, ...keys },
      ...{ full_name, position: null, is_active: 1, joined_at: nowIso },
    })
    .execute();
  return account;
}

export function ownerFields({ full_name, phone, password_hash, accepted }: Registration) {
  const documents = JSON.parse(accepted) as Record<LegalKind, string>;
  return { full_name, phone, password: password_hash, roles: ['owner'], accepted: documents };
}

export async function storeAcceptances(tx: Db, registration: Registration, owner: Account): Promise<void> {
  const accepted = JSON.parse(registration.accepted) as Record<LegalKind, string>;
  const { created_at: at, address } = registration;
  const rows = legalDocumentKinds.map((kind) => ({
    id: newId(),
    merchant_id: owner.merchant_id,
    user_id: owner.id,
    kind,
    version: accepted[kind],
    at,
    address,
  }));
  await tx.insertInto('legal_acceptances').values(rows).execute();
}
