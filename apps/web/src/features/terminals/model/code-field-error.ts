import type { ClientError, FailureDetails } from '@kasa/client/http/errors';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

const numberErrorCodes = [
  'terminal_unknown',
  'terminal_already_added',
  'terminal_of_others',
  'terminal_blocked',
] as const;
const activationErrorCodes = [
  'activation_code_wrong',
  'activation_code_expired',
  'terminal_not_added',
  'terminal_of_others',
  'terminal_already_active',
  'terminal_blocked',
  'terminal_blocked_by_merchant',
] as const;

/** An error about the entered number or code, shown at its field. */
export interface CodeFieldError {
  readonly code: (typeof numberErrorCodes | typeof activationErrorCodes)[number];
  readonly message: string;
  /** The merchant's own terminal it is about, if it may be disclosed. */
  readonly terminal: FailureDetails['terminal'];
}

const codes: readonly string[] = [...numberErrorCodes, ...activationErrorCodes];

/** The error as a field error; null for all others, which are shown as toasts. */
export function codeFieldErrorOf(error: ClientError | null): CodeFieldError | null {
  if (error?.kind !== 'server' || !codes.includes(error.codeName ?? '')) return null;
  const code = error.codeName as CodeFieldError['code'];
  return { code, message: error.userMessage ?? '', terminal: error.details?.terminal };
}

/** Sets the error at its field and rethrows. */
export function setFieldErrorAndRethrow<Values extends FieldValues>(
  form: ContractForm<Values>,
  name: FieldPath<Values>,
) {
  return (error: unknown): never => {
    const refusal = codeFieldErrorOf(error as ClientError);
    if (refusal) {
      form.hook.setError(name, { type: refusal.code, message: refusal.message }, { shouldFocus: true });
    }
    throw error;
  };
}
