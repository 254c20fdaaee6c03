import type { ClientError, FailureDetails } from '@kasa/client/http/errors';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

/** How adding by a number can be refused. */
const ofNumber = [
  'terminal_unknown',
  'terminal_already_added',
  'terminal_of_others',
  'terminal_blocked',
] as const;
/** How activating by a code can be refused. */
const ofCode = [
  'activation_code_wrong',
  'activation_code_expired',
  'terminal_not_added',
  'terminal_of_others',
  'terminal_already_active',
  'terminal_blocked',
  'terminal_blocked_by_merchant',
] as const;

/** A refusal of what was typed, which is said at the field that it was typed into. */
export interface TypedRefusal {
  readonly code: (typeof ofNumber | typeof ofCode)[number];
  /** The server's words, in the language of the request. */
  readonly message: string;
  /** The own terminal that it is about, where it may be known. */
  readonly terminal: FailureDetails['terminal'];
}

const codes: readonly string[] = [...ofNumber, ...ofCode];

/** The refusal in a failed command; null for any other failure, which a toast tells. */
export function typedRefusal(error: ClientError | null): TypedRefusal | null {
  if (error?.kind !== 'server' || !codes.includes(error.codeName ?? '')) return null;
  const code = error.codeName as TypedRefusal['code'];
  return { code, message: error.userMessage ?? '', terminal: error.details?.terminal };
}

/** Says a refusal at the field that it is about, and goes on failing. */
export function sayAt<Values extends FieldValues>(form: ContractForm<Values>, name: FieldPath<Values>) {
  return (error: unknown): never => {
    const refusal = typedRefusal(error as ClientError);
    if (refusal) {
      form.hook.setError(name, { type: refusal.code, message: refusal.message }, { shouldFocus: true });
    }
    throw error;
  };
}
