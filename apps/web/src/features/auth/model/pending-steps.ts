import { ConfirmedSignUp, SignUpInput } from '@kasa/contracts/auth/registration';
import { bankMfos } from '@kasa/contracts/shared/banks';
import { Id } from '@kasa/contracts/shared/ids';
import { z } from 'zod';
import { readTab, stepsKey, writeTab } from '#shared/session/tab-storage.ts';

const { full_name, phone, tax_number, accepted } = SignUpInput.shape;

/** A registration that was begun: what was typed, without the password, and how far it has come. */
const PendingSignUp = z.object({
  full_name,
  phone,
  tax_number,
  accepted,
  /** Null: no code is awaited (any more). */
  code_request_id: Id.nullable(),
  /** The phone is confirmed: only the bank is left. The one secret here. */
  ticket: ConfirmedSignUp.shape.ticket.nullable(),
});
/** A forgotten password whose code is awaited. */
const PendingPassword = z.object({ phone, code_request_id: Id });
/** What stands in the first step and was not sent yet: unchecked, without the password. */
const TypedSignUp = z.object({
  full_name: z.string(),
  phone: z.string(),
  tax_number: z.string(),
  /** The versions that are ticked. */
  accepted: accepted.partial(),
});
/** What stands in the last step and was not sent yet. */
const TypedAccount = z.object({ bank_mfo: z.enum(bankMfos).nullable(), iban: z.string() });
const Pending = z.object({
  sign_up: PendingSignUp.nullable().catch(null),
  password: PendingPassword.nullable().catch(null),
  typed: TypedSignUp.nullable().catch(null),
  account: TypedAccount.nullable().catch(null),
});

export type PendingSignUp = z.output<typeof PendingSignUp>;
export type PendingPassword = z.output<typeof PendingPassword>;
export type TypedSignUp = z.output<typeof TypedSignUp>;
type Pending = z.output<typeof Pending>;

const nothing: Pending = { sign_up: null, password: null, typed: null, account: null };

/** What was begun in this tab, as far as what is stored makes sense. */
export function readPending(): Pending {
  try {
    return Pending.parse(JSON.parse(readTab(stepsKey) ?? ''));
  } catch {
    return nothing;
  }
}

/** Remembers how far something has come, so that a reload goes on there; null ends it. */
export function writePending(change: Partial<Pending>): void {
  const next = { ...readPending(), ...change };
  const isEmpty = Object.values(next).every((part) => part === null);
  writeTab(stepsKey, isEmpty ? null : JSON.stringify(next));
}
