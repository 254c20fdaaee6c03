import { ConfirmPasswordForm } from '@kasa/contracts/auth/password';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { FormOtp } from '#shared/forms/fields/form-otp.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { noBreak } from '#shared/i18n/no-break.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '#shared/toast/toast.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { PublicForm } from '../components/public-form.tsx';
import { PublicPage, TextLink } from '../components/public-page.tsx';
import { ResendCode } from '../components/resend-code.tsx';
import { codeErrors, useCodeRequestState } from '../components/use-code-request-state.ts';
import { stepsMessages } from '../messages.ts';
import { type PendingPasswordReset, readAuthProgress, updateAuthProgress } from '../model/auth-progress.ts';
import { redirectStates } from '../model/navigation-state.ts';
import { formErrorWithCode, useAuthRequest } from '../queries.ts';

/** `/confirm-password?redirect=`: SMS code and new password; then sign-in. */
export function ConfirmPasswordScreen() {
  const [pending] = useState(() => readAuthProgress().password);
  const redirect = useSearchParams()[0].get('redirect');
  if (!pending)
    return <Navigate to={paths.resetPassword({ redirect })} replace state={redirectStates.not_begun} />;
  return <ConfirmPassword pending={pending} redirect={redirect} />;
}

function ConfirmPassword({ pending, redirect }: { pending: PendingPasswordReset; redirect: string | null }) {
  const text = useText(stepsMessages);
  const format = useFormat();
  const { step, form } = usePasswordForm(pending, redirect);
  const code = useCodeRequestState(pending.code_request_id, step.formError);
  if (code.isRequestInvalid) {
    return <Navigate to={paths.resetPassword({ redirect })} replace state={redirectStates.forgotten} />;
  }
  const restart = () => {
    step.clearError();
    form.hook.resetField('code');
    form.hook.setFocus('code');
  };
  return (
    <PublicPage
      title={text('confirm.title')}
      about={
        <>
          {text('confirm.about', { phone: noBreak(format.phone(pending.phone)) })}{' '}
          <TextLink href={paths.resetPassword({ redirect })}>{text('confirm.change')}</TextLink>
        </>
      }
    >
      <PublicForm
        form={form}
        variant={code.isCodeInvalid ? 'secondary' : 'primary'}
        submitLabel={text('password.change')}
        submittingLabel={text('password.changing')}
      >
        {code.isCodeInvalid ? (
          <InlineNotice tone="warning" isLive>
            {code.invalidText}
          </InlineNotice>
        ) : null}
        <FormOtp form={form} name="code" label={text('code.label')} hint={code.hint} autoFocus />
        <ResendCode code={code} onResent={restart} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="phone" autoComplete="username" value={pending.phone} readOnly hidden />
        <NewPasswordFields form={form} />
        <p className="text-text-muted">{text('confirm.after')}</p>
      </PublicForm>
    </PublicPage>
  );
}

function usePasswordForm({ phone, code_request_id }: PendingPasswordReset, redirect: string | null) {
  const text = useText(stepsMessages);
  const navigate = useNavigate();
  const step = useAuthRequest('confirmPassword', codeErrors);
  const form = useContractForm({
    schema: ConfirmPasswordForm,
    defaults: { code: '', password: '', password_repeat: '' },
    send: async ({ code, password }, how) => {
      try {
        return await step.run({ body: { code_request_id, code, password } }, how);
      } catch (error) {
        const isWorthless = codeErrors.some((code) => formErrorWithCode(error, code));
        if (isWorthless) form.hook.setValue('code', '');
        const wrong = formErrorWithCode(error, 'code_wrong');
        if (wrong) {
          form.hook.setError('code', { message: wrong.message }, { shouldFocus: true });
        }
        throw error;
      }
    },
    onSaved: () => {
      updateAuthProgress({ password: null });
      toast.success(text('password.changed'));
      void navigate(paths.signIn({ redirect }), { replace: true, state: { phone } });
    },
  });
  return { step, form };
}
