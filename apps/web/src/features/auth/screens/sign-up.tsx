import { isEdrpou, isRnokpp } from '@kasa/contracts/shared/tax-number';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FormTaxNumber } from '#shared/forms/fields/form-tax-number.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { noBreak } from '#shared/i18n/no-break.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { LegalConsents, LegalDialog } from '../components/legal-documents.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { AccountPhone, FormErrorNotice, PublicForm } from '../components/public-form.tsx';
import { TextLink } from '../components/public-page.tsx';
import { RegistrationPage } from '../components/registration-page.tsx';
import { useCacheCodeRequest } from '../components/use-code-request-state.ts';
import { type SignUp, useSignUpForm } from '../components/use-sign-up-form.ts';
import { registrationMessages, stepsMessages } from '../messages.ts';
import { type PendingSignUp, readAuthProgress } from '../model/auth-progress.ts';
import { redirectReasonFrom } from '../model/navigation-state.ts';

/** `/signup`: first step of registration, personal data and consents; sends a code to the phone. */
export function SignUpScreen() {
  const text = useText(registrationMessages);
  const steps = useText(stepsMessages);
  const navigate = useNavigate();
  const redirect = useSearchParams()[0].get('redirect');
  const [begun] = useState(() => readAuthProgress().sign_up);
  const keep = useCacheCodeRequest();
  const signUp = useSignUpForm(begun, (request) => {
    keep(request);
    void navigate(paths.confirmCode());
  });
  const { form, formError } = signUp;
  return (
    <RegistrationPage step="data" title={text('signUp.title')} about={text('signUp.about')}>
      <PublicForm form={form} submitLabel={steps('code.get')} submittingLabel={steps('code.getting')}>
        <BegunNotice begun={begun} />
        <FormText
          form={form}
          name="full_name"
          label={text('signUp.fullName')}
          autoComplete="name"
          autoFocus={!begun}
        />
        <AccountPhone form={form} hint={text('signUp.phoneHint')} />
        <TaxNumber form={form} />
        <NewPasswordFields
          form={form}
          label={steps('password.choose')}
          hint={begun ? text('signUp.passwordAgain') : undefined}
          autoFocus={begun !== null}
        />
        <LegalConsents signUp={signUp} />
        <FormErrorNotice error={formError} />
      </PublicForm>
      <p className="mt-8 text-text-muted">
        {text('signUp.haveAccount')}{' '}
        <TextLink href={paths.signIn({ redirect })}>{steps('toSignIn')}</TextLink>
      </p>
      <LegalDialog signUp={signUp} />
    </RegistrationPage>
  );
}

/** The way on with a registration begun earlier, else why a later step led back here. */
function BegunNotice({ begun }: { begun: PendingSignUp | null }) {
  const text = useText(registrationMessages);
  const format = useFormat();
  const why = redirectReasonFrom(useLocation().state, ['not_begun', 'forgotten', 'expired']);
  const phone = noBreak(format.phone(begun?.phone ?? null));
  if (begun?.ticket || begun?.code_request_id) {
    return (
      <InlineNotice tone="info">
        {text(begun.ticket ? 'begun.bank' : 'begun.code', { phone })}{' '}
        <TextLink href={begun.ticket ? paths.signUpBanking() : paths.confirmCode()}>
          {text(begun.ticket ? 'begun.toBank' : 'begun.toCode')}
        </TextLink>
      </InlineNotice>
    );
  }
  return why ? <InlineNotice tone="info">{text(`why.${why}`)}</InlineNotice> : null;
}

/** What the digits typed so far are; ten with a wrong check digit are mistyped, eight may go on. */
function taxHint(typed: string) {
  if (isEdrpou(typed)) return 'signUp.taxEdrpou';
  if (isRnokpp(typed)) return 'signUp.taxRnokpp';
  return /^\d{10}$/.test(typed) ? 'signUp.taxMistyped' : 'signUp.taxHint';
}

function TaxNumber({ form }: Pick<SignUp, 'form'>) {
  const text = useText(registrationMessages);
  const typed = useWatch({ control: form.hook.control, name: 'tax_number' });
  return (
    <FormTaxNumber
      form={form}
      name="tax_number"
      label={text('signUp.taxNumber')}
      hint={text(taxHint(typed ?? ''))}
    />
  );
}
