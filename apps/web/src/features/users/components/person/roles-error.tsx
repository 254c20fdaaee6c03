import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { RightsEditForm, RightsPath } from '../rights-fields.tsx';

/** That no role is chosen; it has the focus where nothing else is wrong. */
export function RolesError({ form }: { form: RightsEditForm }) {
  const { hook } = form;
  const roles = 'roles' as RightsPath;
  const chosen = useWatch({ control: hook.control, name: roles });
  const { errors, submitCount } = useFormState({ control: hook.control });
  const ref = useRef<HTMLParagraphElement>(null);
  const message = errors.roles?.message;
  const isAlone = Object.keys(errors).length === 1;
  // Of no single box: it goes with whichever is ticked.
  useEffect(() => {
    if (hook.getFieldState(roles).error) void hook.trigger(roles);
  }, [chosen, hook]);
  useEffect(() => {
    if (message !== undefined && isAlone) ref.current?.focus();
    // With each try, not with each key.
  }, [submitCount]);
  return message === undefined ? null : (
    <p ref={ref} role="alert" tabIndex={-1} className="mb-3 text-[13px] text-danger">
      {String(message)}
    </p>
  );
}
