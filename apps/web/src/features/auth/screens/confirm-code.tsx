import { isClientError } from '@kasa/client/http/errors';
import { PhoneCode } from '@kasa/contracts/auth/code-requests';
import { brokenRules, ruleMessage } from '@kasa/contracts/shared/rules';
import type { FieldHandle } from '@kasa/ui/field';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { OtpField } from '@kasa/ui/otp-field';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { noBreak } from '#shared/i18n/no-break.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PublicForm } from '../components/public-form.tsx';
import { TextLink } from '../components/public-page.tsx';
import { RegistrationPage, ToDueStep } from '../components/registration-page.tsx';
import { ResendCode } from '../components/resend-code.tsx';
import { codeErrors, useCodeRequestState } from '../components/use-code-request-state.ts';
import { registrationMessages, stepsMessages } from '../messages.ts';
import { type PendingSignUp, readAuthProgress, updateAuthProgress } from '../model/auth-progress.ts';
import { redirectStates } from '../model/navigation-state.ts';
import { useAuthRequest } from '../queries.ts';

/** `/confirm-code`: second step of registration, the SMS code. */
export function ConfirmCodeScreen() {
  const [pending] = useState(() => readAuthProgress().sign_up);
  if (pending?.ticket || !pending?.code_request_id) return <ToDueStep pending={pending} />;
  return <ConfirmCode pending={pending} requestId={pending.code_request_id} />;
}

function ConfirmCode({ pending, requestId }: { pending: PendingSignUp; requestId: string }) {
  const text = useText(registrationMessages);
  const steps = useText(stepsMessages);
  const format = useFormat();
  const confirm = useConfirmation(pending, requestId);
  const code = useCodeRequestState(requestId, confirm.formError);
  if (code.isRequestInvalid) return <BeginAnew pending={pending} />;
  return (
    <RegistrationPage
      step="code"
      title={text('confirm.title')}
      about={
        <>
          {text('confirm.about', { phone: noBreak(format.phone(pending.phone)) })}{' '}
          <TextLink href={paths.signUp()}>{text('confirm.change')}</TextLink>
        </>
      }
    >
      <PublicForm
        form={{ submit: () => confirm.submit(confirm.typed), isSubmitting: confirm.isSending }}
        submitLabel={code.isCodeInvalid ? null : text('confirm.submit')}
        submittingLabel={text('confirm.submitting')}
        after={<ResendCode code={code} onResent={confirm.restart} />}
      >
        {code.isCodeInvalid ? (
          <InlineNotice tone="warning" isLive>
            {code.invalidText}
          </InlineNotice>
        ) : null}
        <OtpField
          ref={confirm.field}
          name="code"
          label={steps('code.label')}
          isRequired
          value={confirm.typed}
          onChange={confirm.type}
          onComplete={confirm.submit}
          hint={code.hint}
          error={confirm.error}
          autoFocus
        />
      </PublicForm>
    </RegistrationPage>
  );
}

function BeginAnew({ pending }: { pending: PendingSignUp }) {
  useEffect(() => updateAuthProgress({ sign_up: { ...pending, code_request_id: null } }), [pending]);
  return <Navigate to={paths.signUp()} replace state={redirectStates.forgotten} />;
}

/** Submits the code as soon as it is complete; the same code again only on demand. */
function useConfirmation(pending: PendingSignUp, requestId: string) {
  const navigate = useNavigate();
  const locale = useLocale();
  const step = useAuthRequest('confirmSignUp', codeErrors);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const field = useRef<FieldHandle>(null);

  const send = async (code: string) => {
    isBusy.current = true;
    setSending(true);
    try {
      const { ticket } = await step.run({ body: { code_request_id: requestId, code } });
      updateAuthProgress({ sign_up: { ...pending, ticket } });
      // Replaces the history entry: "back" leads to the first step, not to a used code.
      void navigate(paths.signUpBanking(), { replace: true });
    } catch (error) {
      if (isClientError(error) && error.kind === 'server') setTyped('');
      field.current?.focus();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const broken = isWrong ? brokenRules(PhoneCode.safeParse(typed).error?.issues ?? [], typed)[0] : undefined;
  const refused = step.formError?.code === 'code_wrong' && typed === '' ? step.formError.message : undefined;
  return {
    typed,
    field,
    isSending,
    formError: step.formError,
    error: refused ?? (broken && ruleMessage(broken.rule, locale, broken.params)),
    type: (code: string) => {
      setTyped(code);
      setWrong(false);
    },
    submit: (code: string) => {
      if (isBusy.current) return;
      if (PhoneCode.safeParse(code).success) return void send(code);
      setWrong(true);
      field.current?.focus();
    },
    restart: () => {
      step.clearError();
      setTyped('');
      field.current?.focus();
    },
  };
}
