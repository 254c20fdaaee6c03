import type { ClientError } from '@kasa/client/http/errors';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { type ContractForm, type FormValues, useContractForm } from '#shared/forms/use-contract-form.ts';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalQueryIds } from '../../queries.ts';
import type { CodeInputMode } from './code-input-tabs.tsx';

/** Refusals that are about the number or the code, shown at its field. */
const refusals: readonly (string | null)[] = [
  'terminal_unknown',
  'terminal_already_added',
  'terminal_blocked',
  'activation_code_wrong',
  'activation_code_expired',
  'terminal_not_added',
  'terminal_already_active',
  'terminal_blocked_by_merchant',
];

const refusalOf = (error: ClientError | null) =>
  error?.kind === 'server' && refusals.includes(error.codeName) ? error : null;

/** Form with a number or code that is typed or scanned. */
export function useCodeForm<
  Id extends 'addTerminal' | 'activateTerminalByCode',
  Schema extends z.ZodType<FieldValues, FieldValues>,
>({
  operation,
  schema,
  name,
  defaults,
  scanned = null,
  success,
  toBody,
  onSaved,
}: {
  operation: Id;
  schema: Schema;
  /** The field with the code. */
  name: FieldPath<FormValues<z.input<Schema>> & FieldValues>;
  defaults: FormValues<z.input<Schema>>;
  /** A code that was scanned before. */
  scanned?: string | null | undefined;
  success: string;
  toBody: (input: z.output<Schema>) => InputOf<Id>['body'];
  onSaved: (saved: DataOf<Id>) => void;
}) {
  const [mode, onModeChange] = useState<CodeInputMode>('typed');
  const [read, setRead] = useState(scanned);
  const command = useCommand(operation, {
    refreshes: terminalQueryIds,
    success,
    isQuiet: (error) => refusalOf(error) !== null,
  });
  const form: ContractForm<FormValues<z.input<Schema>> & FieldValues> = useContractForm({
    schema,
    defaults,
    send: (input, how) =>
      command.run({ body: toBody(input) } as InputOf<Id>, how).catch((error: ClientError) => {
        const { codeName: type, userMessage } = refusalOf(error) ?? {};
        if (type) form.hook.setError(name, { type, message: userMessage ?? '' }, { shouldFocus: true });
        throw error;
      }),
    onSaved: (saved: DataOf<Id>) => {
      setRead(null);
      onSaved(saved);
    },
  });
  const value: unknown = useWatch({ control: form.hook.control, name });
  const fieldError = form.hook.formState.errors[name];
  const refusal = refusalOf(command.error);
  return {
    form,
    fieldError,
    /** Whether the field still holds the scanned code. */
    isRead: read !== null && read === value,
    /** The scanned code while its field is shown: a new one takes the focus. */
    shownCode: mode === 'typed' ? read : null,
    /** The last refusal, while its message stands at the field. */
    refusal: refusal && fieldError?.type === refusal.codeName ? refusal : null,
    tabs: { mode, onModeChange },
    take(code: string) {
      form.hook.setValue(name, code as never, { shouldDirty: true });
      form.hook.clearErrors(name);
      setRead(code);
      onModeChange('typed');
    },
  };
}
