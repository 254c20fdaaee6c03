import { hasIdempotencyKeyError } from '@kasa/client/http/idempotency';
import { sha256Hex } from '@kasa/client/http/sha256';
import { BankingForm } from '@kasa/contracts/auth/registration';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { toast } from '#shared/toast/toast.ts';
import { BankFields } from '../components/bank-fields.tsx';
import { FormErrorNotice } from '../components/form-error-notice.tsx';
import { PublicForm } from '../components/public-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { RegistrationSteps } from '../components/registration-steps.tsx';
import { subscribeToValues } from '../components/subscribe-to-values.ts';
import { TextLink } from '../components/text-link.tsx';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import { stepsMessages } from '../messages/steps/catalogue.ts';
import { type PendingSignUp, readAuthProgress, updateAuthProgress } from '../model/auth-progress.ts';
import { redirectStates } from '../model/navigation-state.ts';
import { formErrorWithCode, useAuthRequest, useCompleteSignIn } from '../queries.ts';

/** `/singup/banking`: last step of registration, the bank account. Signs the user in. */
export function BankingScreen() {
  const [pending] = useState(() => readAuthProgress().sign_up);
  if (!pending?.ticket) {
    const isWaiting = pending?.code_request_id != null;
    if (isWaiting) return <Navigate to={paths.confirmCode()} replace />;
    return <Navigate to={paths.signUp()} replace state={redirectStates.not_begun} />;
  }
  return <Banking pending={pending} ticket={pending.ticket} />;
}

function Banking({ pending, ticket }: { pending: PendingSignUp; ticket: string }) {
  const text = useText(registrationMessages);
  const steps = useText(stepsMessages);
  const navigate = useNavigate();
  const enter = useCompleteSignIn();
  // Derived from the ticket, so that a retry after a reload has the same key; hashed, as headers may be logged.
  const [key] = useState(() => sha256Hex(`completeSignUp ${ticket}`));
  const step = useAuthRequest('completeSignUp', ['registration_expired', 'conflict', 'rate_limited'], key);
  const [account] = useState(() => readAuthProgress().account);
  const form = useContractForm({
    schema: BankingForm,
    defaults: account ?? { bank_mfo: null, iban: '' },
    send: async (account, how) => {
      try {
        const session = await step.run({ body: { ticket, ...account } }, how);
        updateAuthProgress({ sign_up: null, typed: null, account: null });
        return await enter(session);
      } catch (error) {
        const isOver = formErrorWithCode(error, 'registration_expired') !== null;
        if (isOver) updateAuthProgress({ sign_up: { ...pending, ticket: null, code_request_id: null } });
        throw error;
      }
    },
    onSaved: () => {
      toast.success(text('banking.done'));
      void navigate(paths.home(), { replace: true });
    },
  });
  useEffect(
    () =>
      subscribeToValues(form, ({ bank_mfo, iban }) =>
        updateAuthProgress({ account: { bank_mfo, iban: iban ?? '' } }),
      ),
    [form.hook],
  );
  if (step.formError?.code === 'registration_expired') {
    return <Navigate to={paths.signUp()} replace state={redirectStates.expired} />;
  }
  const isTaken = step.formError?.code === 'conflict';
  const isDone = hasIdempotencyKeyError(step.formError?.details);
  return (
    <PublicPage
      top={<RegistrationSteps current="bank" />}
      title={text('banking.title')}
      about={text('banking.about')}
    >
      <PublicForm
        form={form}
        submitLabel={text('banking.submit')}
        submittingLabel={text('banking.submitting')}
      >
        {isTaken ? (
          <InlineNotice tone="danger" isLive>
            {text(isDone ? 'banking.doneBefore' : 'banking.taken')}{' '}
            <TextLink href={paths.signIn()}>{steps('toSignIn')}</TextLink>
          </InlineNotice>
        ) : (
          <FormErrorNotice error={step.formError} />
        )}
        <BankFields form={form} />
      </PublicForm>
    </PublicPage>
  );
}
