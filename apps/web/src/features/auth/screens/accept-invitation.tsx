import { AcceptInvitationForm } from '@kasa/contracts/auth/password';
import { parsePhone } from '@kasa/contracts/shared/phone';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormOtp } from '#shared/forms/fields/form-otp.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { toast } from '#shared/toast/toast.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { AccountPhone, FormErrorNotice, PublicForm } from '../components/public-form.tsx';
import { PublicPage, TextLink } from '../components/public-page.tsx';
import { invitationMessages } from '../messages/invitation/catalogue.ts';
import { stepsMessages } from '../messages.ts';
import { formErrorWithCode, useAuthRequest, useSignIn } from '../queries.ts';

/** `/invitation?phone=`: whoever was hired sets a password by the code, and is signed in. */
export function AcceptInvitationScreen() {
  const text = useText(invitationMessages);
  const steps = useText(stepsMessages);
  const phone = parsePhone(useSearchParams()[0].get('phone') ?? '');
  const { form, step } = useInvitationForm(phone);
  return (
    <PublicPage title={text('title')} about={text('about')}>
      <PublicForm form={form} submitLabel={text('submit')} submittingLabel={text('submitting')}>
        <FormErrorNotice error={step.formError?.code === 'invitation_invalid' ? null : step.formError} />
        <AccountPhone form={form} hint={text('phoneHint')} autoFocus={phone === null} />
        <FormOtp
          form={form}
          name="code"
          label={steps('code.label')}
          hint={text('codeHint')}
          autoFocus={phone !== null}
        />
        <NewPasswordFields form={form} label={steps('password.choose')} />
      </PublicForm>
      <p className="mt-8 text-text-muted">{text('noCode')}</p>
      <p className="mt-2 text-text-muted">
        {text('already')} <TextLink href={paths.signIn()}>{steps('toSignIn')}</TextLink>
      </p>
    </PublicPage>
  );
}

function useInvitationForm(known: string | null) {
  const text = useText(invitationMessages);
  const navigate = useNavigate();
  const step = useAuthRequest('acceptInvitation', ['invitation_invalid', 'rate_limited']);
  const signIn = useSignIn();
  const form = useContractForm({
    schema: AcceptInvitationForm,
    defaults: { phone: known ?? '', code: '', password: '', password_repeat: '' },
    send: async ({ phone, code, password }, how) => {
      const body = { phone, code, password };
      await step.run({ body }, how).catch((error: unknown) => {
        const refused = formErrorWithCode(error, 'invitation_invalid');
        if (refused) form.hook.setError('code', { message: refused.message }, { shouldFocus: true });
        throw error;
      });
      await signIn.run({ phone, password }).catch(() => {
        // E.g. a code of an app is asked for: the password is set all the same.
        toast.success(text('done'));
        void navigate(paths.signIn(), { replace: true, state: { phone } });
      });
    },
  });
  return { form, step };
}
