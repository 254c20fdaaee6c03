import { PasswordStrength } from '@kasa/ui/password-strength';
import { useEffect } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { stepsMessages } from '../messages.ts';
import { passwordScore } from '../model/password-score.ts';

/** New password typed twice, with its strength. For forms with `password` and `password_repeat`. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  label,
  hint,
  autoFocus = false,
}: {
  form: ContractForm<Values>;
  /** Default: a new password. */
  label?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean | undefined;
}) {
  const text = useText(stepsMessages);
  const password = 'password' as FieldPath<Values>;
  const repeat = 'password_repeat' as FieldPath<Values>;
  const { hook } = form;
  const typed = String(useWatch({ control: hook.control, name: password }) ?? '');
  const score = passwordScore(typed);

  // The mismatch error is shown at the repeated password; editing either field re-validates it.
  useEffect(() => {
    if (hook.getFieldState(repeat).error) void hook.trigger(repeat);
  }, [typed, hook]);
  return (
    <>
      <div className="flex flex-col gap-2">
        <FormPassword
          form={form}
          name={password}
          label={label ?? text('password.new')}
          hint={hint ?? text('password.hint')}
          autoFocus={autoFocus}
          autoComplete="new-password"
        />
        {score === 0 ? null : (
          <PasswordStrength
            label={text('password.strength')}
            score={score}
            word={text(`password.score${score}`)}
            advice={score <= 2 ? text('password.advice') : undefined}
          />
        )}
      </div>
      <FormPassword form={form} name={repeat} label={text('password.repeat')} autoComplete="new-password" />
    </>
  );
}
