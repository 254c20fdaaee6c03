import { SignInInput } from '@kasa/contracts/auth/session';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RedirectOnArrival } from '#shared/routing/redirect-on-arrival.tsx';
import { useServices, useSession } from '#shared/services/use-services.tsx';
import { safeRedirect } from '#shared/session/safe-redirect.ts';
import { AccountPhone, FormErrorNotice, PublicForm } from '../components/public-form.tsx';
import { PublicPage, TextLink } from '../components/public-page.tsx';
import { authMessages } from '../messages.ts';
import { phoneFromState } from '../model/navigation-state.ts';
import { useSignIn } from '../queries.ts';

/** `/signin?redirect=`: phone and password, then the requested page. */
export function SignInScreen() {
  const text = useText(authMessages);
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  // Also covers a sign-in in another tab.
  if (useSession()) return <RedirectOnArrival to={safeRedirect(redirect, window.location.origin)} />;
  return (
    <PublicPage title={text('signIn.title')} about={text('signIn.about')}>
      <SignInForm redirect={redirect} />
      <p className="mt-8 text-text-muted">
        {text('signIn.noAccount')}{' '}
        <TextLink href={paths.signUp({ redirect })}>{text('signIn.signUp')}</TextLink>
      </p>
      <p className="mt-2">
        <TextLink href={paths.welcome({ redirect })}>{text('signIn.welcome')}</TextLink>
      </p>
    </PublicPage>
  );
}

function SignInForm({ redirect }: { redirect: string | null }) {
  const text = useText(authMessages);
  const phone = phoneFromState(useLocation().state);
  const signIn = useSignIn();
  const end = useServices().session.endReason();
  const form = useContractForm({
    schema: SignInInput,
    defaults: { phone: phone ?? '', password: '' },
    send: signIn.run,
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
