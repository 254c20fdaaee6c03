import { ConfirmedSignUp, SignUpInput } from '@kasa/contracts/auth/registration';
import { bankMfos } from '@kasa/contracts/shared/banks';
import { Id } from '@kasa/contracts/shared/ids';
import { z } from 'zod';
import { readTab, stepsKey, writeTab } from '#shared/session/tab-storage.ts';

const { full_name, phone, tax_number, accepted } = SignUpInput.shape;

/** A started registration: submitted data without the password, and its progress. */
const PendingSignUp = z.object({
  full_name,
  phone,
  tax_number,
  accepted,
  /** Null: no code is pending. */
  code_request_id: Id.nullable(),
  /** Set once the phone is confirmed; only the bank step is left. The only secret stored here. */
  ticket: ConfirmedSignUp.shape.ticket.nullable(),
});
/** A password reset whose code is pending. */
const PendingPassword = z.object({ phone, code_request_id: Id });
/** Unsubmitted input of the first step: not validated, without the password. */
const TypedSignUp = z.object({
  full_name: z.string(),
  phone: z.string(),
  tax_number: z.string(),
  accepted: accepted.partial(),
});
/** Unsubmitted input of the bank step. */
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

/** Progress stored in this tab; invalid parts are dropped. */
export function readPending(): Pending {
  try {
    return Pending.parse(JSON.parse(readTab(stepsKey) ?? ''));
  } catch {
    return nothing;
  }
}

/** Stores progress, so that a reload continues there; null clears a part. */
export function writePending(change: Partial<Pending>): void {
  const next = { ...readPending(), ...change };
  const isEmpty = Object.values(next).every((part) => part === null);
  writeTab(stepsKey, isEmpty ? null : JSON.stringify(next));
}
