import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

/**
 * Calls `listener` with the form's values after every change, so that they can be stored at once.
 * @returns unsubscribes
 */
export function subscribeToValues<Values extends FieldValues>(
  { hook }: ContractForm<Values>,
  listener: (values: Values) => void,
): () => void {
  return hook.subscribe({ formState: { values: true }, callback: () => listener(hook.getValues()) });
}
