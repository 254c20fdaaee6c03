import { namesKey } from '@kasa/client/http/idempotency';
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
import { onTyped } from '../components/on-typed.ts';
import { PublicForm } from '../components/public-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { RegistrationSteps } from '../components/registration-steps.tsx';
import { TextLink } from '../components/text-link.tsx';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import { stepsMessages } from '../messages/steps/catalogue.ts';
import { because } from '../model/passed-state.ts';
import { type PendingSignUp, readPending, writePending } from '../model/pending-steps.ts';
import { refusedWith, useEnter, useStep } from '../queries.ts';

/** `/singup/banking`: last step of registration, the bank account. Signs the user in. */
export function BankingScreen() {
  const [pending] = useState(() => readPending().sign_up);
  if (!pending?.ticket) {
    const isWaiting = pending?.code_request_id != null;
    if (isWaiting) return <Navigate to={paths.confirmCode()} replace />;
    return <Navigate to={paths.signUp()} replace state={because.not_begun} />;
  }
  return <Banking pending={pending} ticket={pending.ticket} />;
}

function Banking({ pending, ticket }: { pending: PendingSignUp; ticket: string }) {
  const text = useText(registrationMessages);
  const steps = useText(stepsMessages);
  const navigate = useNavigate();
  const enter = useEnter();
  // Derived from the ticket, so that a retry after a reload has the same key; hashed, as headers may be logged.
  const [key] = useState(() => sha256Hex(`completeSignUp ${ticket}`));
  const step = useStep('completeSignUp', ['registration_expired', 'conflict', 'rate_limited'], key);
  const [account] = useState(() => readPending().account);
  const form = useContractForm({
    schema: BankingForm,
    defaults: account ?? { bank_mfo: null, iban: '' },
    send: async (account, how) => {
      try {
        const session = await step.run({ body: { ticket, ...account } }, how);
        writePending({ sign_up: null, typed: null, account: null });
        return await enter(session);
      } catch (error) {
        const isOver = refusedWith(error, 'registration_expired') !== null;
        if (isOver) writePending({ sign_up: { ...pending, ticket: null, code_request_id: null } });
        throw error;
      }
    },
    onSaved: () => {
      toast.success(text('banking.done'));
      void navigate(paths.home(), { replace: true });
    },
  });
  useEffect(
    () => onTyped(form, ({ bank_mfo, iban }) => writePending({ account: { bank_mfo, iban: iban ?? '' } })),
    [form.hook],
  );
  if (step.refusal?.code === 'registration_expired') {
    return <Navigate to={paths.signUp()} replace state={because.expired} />;
  }
  const isTaken = step.refusal?.code === 'conflict';
  const isDone = namesKey(step.refusal?.details);
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
          <RefusalNotice refusal={step.refusal} />
        )}
        <BankFields form={form} />
      </PublicForm>
    </PublicPage>
  );
}
