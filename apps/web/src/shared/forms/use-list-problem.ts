import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FieldError, type FieldValues, get, useFormState } from 'react-hook-form';
import type { ContractForm } from './use-contract-form.ts';

const INVALID = '[aria-invalid="true"], [data-invalid]';

/**
 * What is wrong with an empty list of rows, which has no field to say it at. A refused form whose first mistake it is
 * focuses what adds to the list (`data-add` in its `place`), as it does with fields.
 */
export function useListProblem<Values extends FieldValues>(
  form: ContractForm<Values>,
  name: string,
  place: RefObject<HTMLElement | null>,
): string | undefined {
  const { errors, submitCount } = useFormState({ control: form.hook.control });
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const problem = error?.root?.message ?? error?.message;

  const focus = useEffectEvent(() => {
    const list = place.current;
    if (list === null || problem === undefined) return;
    const first = list.closest('form')?.querySelector(INVALID);
    const isLater = first && first.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isLater) list.querySelector<HTMLElement>('[data-add] button:enabled')?.focus();
  });
  useEffect(() => {
    if (submitCount === 0) return;
    // After the form has put the focus on the first field that is wrong.
    const timer = setTimeout(() => focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
  return problem;
}
