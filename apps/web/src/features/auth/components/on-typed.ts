import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';

/**
 * Tells what stands in a form after every change, so that it can be kept at once: a reload gives no notice.
 * @returns stops it
 */
export function onTyped<Values extends FieldValues>(
  { hook }: ContractForm<Values>,
  listener: (values: Values) => void,
): () => void {
  return hook.subscribe({ formState: { values: true }, callback: () => listener(hook.getValues()) });
}
