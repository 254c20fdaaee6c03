import { SignInInput } from '@kasa/contracts/auth/session';
import { BrandMark } from '@kasa/ui/brand';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Navigate, useSearchParams } from 'react-router-dom';
import { FormPassword } from '../../../shared/forms/fields/form-password.tsx';
import { FormPhone } from '../../../shared/forms/fields/form-phone.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { LanguageMenu } from '../../../shared/i18n/language-menu.tsx';
import { useSession } from '../../../shared/services/use-services.tsx';
import { safeRedirect } from '../../../shared/session/safe-redirect.ts';
import { ThemeMenu } from '../../../shared/theme/theme-menu.tsx';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import { NetworkPicture } from '../components/network-picture.tsx';
import { authMessages } from '../messages.ts';
import { useSignIn } from '../queries.ts';

/** `/signin?redirect=`: phone and password, then on to where the person wanted to go. */
export function SignInScreen() {
  const text = useText(authMessages);
  usePageTitle(text('signIn.title'));
  const [search] = useSearchParams();
  // Also when somebody is signed in already, or signs in, in another tab.
  if (useSession())
    return <Navigate to={safeRedirect(search.get('redirect'), window.location.origin)} replace />;
  return (
    <div className="grid min-h-dvh bg-bg lg:grid-cols-[minmax(440px,5fr)_7fr]">
      <div className="flex flex-col">
        <header className="flex items-center justify-between p-3 md:p-6">
          <Name />
          <div className="flex gap-1">
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col px-4 pt-[12vh] pb-12 md:px-6">
          <h1 className="font-[650] text-[32px] leading-10 tracking-[-0.02em]">{text('signIn.title')}</h1>
          <p className="mt-2 mb-8 text-base text-text-muted leading-6">{text('signIn.about')}</p>
          <SignInForm />
        </main>
      </div>
      <div className="sticky top-0 h-dvh overflow-hidden border-border border-l bg-surface max-lg:hidden">
        <NetworkPicture />
      </div>
    </div>
  );
}

function Name() {
  const text = useText(commonMessages);
  return (
    <p className="flex items-center gap-2.5 px-2 font-bold text-lg">
      <BrandMark />
      {text('app.name')}
    </p>
  );
}

function SignInForm() {
  const text = useText(authMessages);
  const signIn = useSignIn();
  const form = useContractForm({
    schema: SignInInput,
    defaults: { phone: '', password: '' },
    send: signIn.run,
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {signIn.refusal ? (
        <InlineNotice tone="danger" isLive>
          {signIn.refusal}
        </InlineNotice>
      ) : null}
      <FormPhone
        form={form}
        name="phone"
        label={text('signIn.phone')}
        placeholder={text('signIn.phonePlaceholder')}
        autoComplete="username"
        autoFocus
      />
      <FormPassword
        form={form}
        name="password"
        label={text('signIn.password')}
        autoComplete="current-password"
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isLoading={form.isSubmitting}
        loadingLabel={text('signIn.submitting')}
      >
        {text('signIn.submit')}
      </Button>
    </form>
  );
}
