import { SignInInput } from '@kasa/contracts/auth/session';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { paths } from '#shared/paths.ts';
import { RedirectOnArrival } from '#shared/routing/redirect-on-arrival.tsx';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { useServices, useSession } from '#shared/services/use-services.tsx';
import { safeRedirect } from '#shared/session/safe-redirect.ts';
import { AccountPhone, FormErrorNotice, PublicForm } from '../components/public-form.tsx';
import { PublicPage, TextLink } from '../components/public-page.tsx';
import { secondFactorMessages } from '../messages/second-factor/catalogue.ts';
import { authMessages } from '../messages.ts';
import type { Credentials } from '../model/credentials.ts';
import { phoneFromState } from '../model/navigation-state.ts';
import { formErrorWithCode, useSignIn } from '../queries.ts';

async function loadCodeStep(locale: Locale) {
  const [step] = await Promise.all([
    import('../components/second-factor/sign-in-code.tsx'),
    secondFactorMessages.load(locale),
  ]);
  return step.SignInCode;
}

/** `/signin?redirect=`: phone and password, then the requested page. */
export function SignInScreen() {
  const text = useText(authMessages);
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const { state } = useLocation();
  const [phone, setPhone] = useState(() => phoneFromState(state));
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const SignInCode = useLazyModule(loadCodeStep, credentials !== null);
  // Also covers a sign-in in another tab.
  if (useSession()) return <RedirectOnArrival to={safeRedirect(redirect, window.location.origin)} />;
  if (credentials && SignInCode) {
    return <SignInCode credentials={credentials} onBack={() => setCredentials(null)} />;
  }
  return (
    <PublicPage title={text('signIn.title')} about={text('signIn.about')}>
      <SignInForm
        redirect={redirect}
        phone={phone}
        onCodeNeeded={(typed) => {
          setPhone(typed.phone);
          setCredentials(typed);
        }}
      />
      <p className="mt-8 text-text-muted">
        {text('signIn.noAccount')}{' '}
        <TextLink href={paths.signUp({ redirect })}>{text('signIn.signUp')}</TextLink>
      </p>
      <p className="mt-2 text-text-muted">
        {text('signIn.invited')} <TextLink href={paths.invitation()}>{text('signIn.enterCode')}</TextLink>
      </p>
      <p className="mt-2">
        <TextLink href={paths.welcome({ redirect })}>{text('signIn.welcome')}</TextLink>
      </p>
    </PublicPage>
  );
}

function SignInForm({
  redirect,
  phone,
  onCodeNeeded,
}: {
  redirect: string | null;
  phone: string | null;
  onCodeNeeded: (credentials: Credentials) => void;
}) {
  const text = useText(authMessages);
  const signIn = useSignIn();
  const end = useServices().session.endReason();
  const form = useContractForm({
    schema: SignInInput,
    defaults: { phone: phone ?? '', password: '' },
    send: async ({ phone, password }, how) => {
      try {
        return await signIn.run({ phone, password }, how);
      } catch (error) {
        if (formErrorWithCode(error, 'second_factor_code_needed')) onCodeNeeded({ phone, password });
        throw error;
      }
    },
  });
  const typed = useWatch({ control: form.hook.control, name: 'phone' });
  return (
    <PublicForm form={form} submitLabel={text('signIn.submit')} submittingLabel={text('signIn.submitting')}>
      {end && !signIn.formError ? <InlineNotice tone="info">{text(`signIn.${end}`)}</InlineNotice> : null}
      <FormErrorNotice error={signIn.formError} />
      <AccountPhone form={form} autoFocus={phone === null} />
      <FormPassword
        form={form}
        name="password"
        label={text('signIn.password')}
        autoComplete="current-password"
        autoFocus={phone !== null}
      />
      <p className="-mt-1">
        <TextLink href={paths.resetPassword({ redirect })} state={{ phone: typed }}>
          {text('signIn.forgot')}
        </TextLink>
      </p>
    </PublicForm>
  );
}
