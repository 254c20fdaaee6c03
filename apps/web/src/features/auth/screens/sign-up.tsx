import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { FormErrorNotice } from '../components/form-error-notice.tsx';
import { LegalConsents } from '../components/legal-consents.tsx';
import { LegalDialog } from '../components/legal-dialog.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { PublicForm } from '../components/public-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { RegistrationSteps } from '../components/registration-steps.tsx';
import { SignUpNotice } from '../components/sign-up-notice.tsx';
import { SignUpPersonFields } from '../components/sign-up-person-fields.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useCacheCodeRequest } from '../components/use-code-request-state.ts';
import { useSignUpForm } from '../components/use-sign-up-form.ts';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import { stepsMessages } from '../messages/steps/catalogue.ts';
import { readAuthProgress } from '../model/auth-progress.ts';
import { redirectReasonFrom } from '../model/navigation-state.ts';

/** `/signup`: first step of registration, personal data and consents; sends a code to the phone. */
export function SignUpScreen() {
  const text = useText(registrationMessages);
  const steps = useText(stepsMessages);
  const navigate = useNavigate();
  const redirect = useSearchParams()[0].get('redirect');
  const why = redirectReasonFrom(useLocation().state, ['not_begun', 'forgotten', 'expired']);
  const [begun] = useState(() => readAuthProgress().sign_up);
  const keep = useCacheCodeRequest();
  const { form, documents, opened, open, accept, formError } = useSignUpForm(begun, (request) => {
    keep(request);
    void navigate(paths.confirmCode());
  });
  return (
    <PublicPage
      top={<RegistrationSteps current="data" />}
      title={text('signUp.title')}
      about={text('signUp.about')}
    >
      <PublicForm form={form} submitLabel={text('signUp.submit')} submittingLabel={text('signUp.submitting')}>
        <SignUpNotice begun={begun} why={why} />
        <SignUpPersonFields form={form} autoFocus={!begun} />
        <NewPasswordFields
          form={form}
          label={steps('password.choose')}
          hint={begun ? text('signUp.passwordAgain') : undefined}
          autoFocus={begun !== null}
        />
        <LegalConsents form={form} documents={documents} onOpen={open} onAccept={accept} />
        <FormErrorNotice error={formError} />
      </PublicForm>
      <p className="mt-8 text-text-muted">
        {text('signUp.haveAccount')}{' '}
        <TextLink href={paths.signIn({ redirect })}>{steps('toSignIn')}</TextLink>
      </p>
      <LegalDialog kind={opened} documents={documents} onClose={() => open(null)} />
    </PublicPage>
  );
}
