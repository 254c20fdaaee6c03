import type { ClientError, FailureDetails } from '@kasa/client/http/errors';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

const ofNumber = [
  'terminal_unknown',
  'terminal_already_added',
  'terminal_of_others',
  'terminal_blocked',
] as const;
const ofCode = [
  'activation_code_wrong',
  'activation_code_expired',
  'terminal_not_added',
  'terminal_of_others',
  'terminal_already_active',
  'terminal_blocked',
  'terminal_blocked_by_merchant',
] as const;

/** An error about the entered number or code, shown at its field. */
export interface TypedRefusal {
  readonly code: (typeof ofNumber | typeof ofCode)[number];
  readonly message: string;
  /** The merchant's own terminal it is about, if it may be disclosed. */
  readonly terminal: FailureDetails['terminal'];
}

const codes: readonly string[] = [...ofNumber, ...ofCode];

/** The error as a field error; null for all others, which are shown as toasts. */
export function typedRefusal(error: ClientError | null): TypedRefusal | null {
  if (error?.kind !== 'server' || !codes.includes(error.codeName ?? '')) return null;
  const code = error.codeName as TypedRefusal['code'];
  return { code, message: error.userMessage ?? '', terminal: error.details?.terminal };
}

/** Sets the error at its field and rethrows. */
export function sayAt<Values extends FieldValues>(form: ContractForm<Values>, name: FieldPath<Values>) {
  return (error: unknown): never => {
    const refusal = typedRefusal(error as ClientError);
    if (refusal) {
      form.hook.setError(name, { type: refusal.code, message: refusal.message }, { shouldFocus: true });
    }
    throw error;
  };
}
