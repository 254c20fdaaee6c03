import { hasIdempotencyKeyError } from '@kasa/client/http/idempotency';
import { sha256Hex } from '@kasa/client/http/sha256';
import { BankingForm } from '@kasa/contracts/auth/registration';
import { type BankMfo, banks } from '@kasa/contracts/shared/banks';
import { isIban, mfoOfIban } from '@kasa/contracts/shared/iban';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useRef, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { FormCombobox } from '#shared/forms/fields/form-combobox.tsx';
import { FormIban } from '#shared/forms/fields/form-iban.tsx';
import { type ContractForm, type FormValues, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { toast } from '#shared/toast/toast.ts';
import { FormErrorNotice, PublicForm } from '../components/public-form.tsx';
import { TextLink } from '../components/public-page.tsx';
import { RegistrationPage, ToDueStep } from '../components/registration-page.tsx';
import { useStoredValues } from '../components/use-stored-values.ts';
import { registrationMessages, stepsMessages } from '../messages.ts';
import { type PendingSignUp, readAuthProgress, updateAuthProgress } from '../model/auth-progress.ts';
import { redirectStates } from '../model/navigation-state.ts';
import { formErrorWithCode, useAuthRequest, useCompleteSignIn } from '../queries.ts';

/** `/singup/banking`: last step of registration, the bank account. Signs the user in. */
export function BankingScreen() {
  const [pending] = useState(() => readAuthProgress().sign_up);
  if (!pending?.ticket) return <ToDueStep pending={pending} />;
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
  useStoredValues(form, ({ bank_mfo, iban }) =>
    updateAuthProgress({ account: { bank_mfo, iban: iban ?? '' } }),
  );
  if (step.formError?.code === 'registration_expired') {
    return <Navigate to={paths.signUp()} replace state={redirectStates.expired} />;
  }
  const isTaken = step.formError?.code === 'conflict';
  const isDone = hasIdempotencyKeyError(step.formError?.details);
  return (
    <RegistrationPage step="bank" title={text('banking.title')} about={text('banking.about')}>
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
    </RegistrationPage>
  );
}

const bankOf = (iban: string): BankMfo | undefined =>
  banks.find(({ mfo }) => isIban(iban) && mfo === mfoOfIban(iban))?.mfo;

/** IBAN and bank. The bank is derived from the IBAN while the user has not chosen one. */
function BankFields({ form }: { form: ContractForm<FormValues<z.input<typeof BankingForm>> & FieldValues> }) {
  const text = useText(registrationMessages);
  const { hook } = form;
  // A bank chosen by the user is kept: a mismatch is reported at the IBAN.
  const isChosen = useRef(false);
  const [bank, iban] = useWatch({ control: hook.control, name: ['bank_mfo', 'iban'] });
  const isUnknown = isIban(iban ?? '') && bankOf(iban ?? '') === undefined;

  const compare = () => {
    const isDifferent = isIban(hook.getValues('iban') ?? '') && hook.getValues('bank_mfo') !== null;
    if (isDifferent || hook.getFieldState('iban').error) void hook.trigger('iban');
  };
  const followIban = (typed: string) => {
    const found = bankOf(typed);
    if (found && !isChosen.current) {
      hook.setValue('bank_mfo', found, { shouldDirty: true });
      hook.clearErrors('bank_mfo');
    }
    if (isIban(typed)) compare();
  };
  return (
    <>
      <FormCombobox
        form={form}
        name="bank_mfo"
        label={text('banking.bank')}
        hint={text('banking.bankHint')}
        emptyText={text('banking.none')}
        items={banks.map(({ mfo, name }) => ({
          id: mfo,
          label: name,
          description: text('banking.mfo', { mfo }),
        }))}
        onChosen={(id) => {
          isChosen.current = id !== null;
          compare();
        }}
        autoFocus
      />
      <FormIban
        form={form}
        name="iban"
        label={text('banking.iban')}
        hint={
          isUnknown && bank === null
            ? text('banking.ibanUnknown', { mfo: mfoOfIban(iban ?? '') })
            : text('banking.ibanHint')
        }
        onTyped={followIban}
      />
    </>
  );
}
