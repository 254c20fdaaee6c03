import { ConfirmedSignUp, SignUpInput } from '@kasa/contracts/auth/registration';
import { bankMfos } from '@kasa/contracts/shared/banks';
import { Id } from '@kasa/contracts/shared/ids';
import { z } from 'zod';
import { authProgressKey, readTab, writeTab } from '#shared/session/tab-storage.ts';

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
const PendingPasswordReset = z.object({ phone, code_request_id: Id });
/** Unsubmitted input of the first step: not validated, without the password. */
const UnsentSignUp = z.object({
  full_name: z.string(),
  phone: z.string(),
  tax_number: z.string(),
  accepted: accepted.partial(),
});
/** Unsubmitted input of the bank step. */
const UnsentBankAccount = z.object({ bank_mfo: z.enum(bankMfos).nullable(), iban: z.string() });
const AuthProgress = z.object({
  sign_up: PendingSignUp.nullable().catch(null),
  password: PendingPasswordReset.nullable().catch(null),
  typed: UnsentSignUp.nullable().catch(null),
  account: UnsentBankAccount.nullable().catch(null),
});

export type PendingSignUp = z.output<typeof PendingSignUp>;
export type PendingPasswordReset = z.output<typeof PendingPasswordReset>;
export type UnsentSignUp = z.output<typeof UnsentSignUp>;
type AuthProgress = z.output<typeof AuthProgress>;

const nothing: AuthProgress = { sign_up: null, password: null, typed: null, account: null };

/** Progress stored in this tab; invalid parts are dropped. */
export function readAuthProgress(): AuthProgress {
  try {
    return AuthProgress.parse(JSON.parse(readTab(authProgressKey) ?? ''));
  } catch {
    return nothing;
  }
}

/** Stores progress, so that a reload continues there; null clears a part. */
export function updateAuthProgress(change: Partial<AuthProgress>): void {
  const next = { ...readAuthProgress(), ...change };
  const isEmpty = Object.values(next).every((part) => part === null);
  writeTab(authProgressKey, isEmpty ? null : JSON.stringify(next));
}
