import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

/** Calls `store` with the form's values after every change. */
export function useStoredValues<Values extends FieldValues>(
  { hook }: ContractForm<Values>,
  store: (values: Values) => void,
): void {
  useEffect(
    () => hook.subscribe({ formState: { values: true }, callback: () => store(hook.getValues()) }),
    [hook],
  );
}
