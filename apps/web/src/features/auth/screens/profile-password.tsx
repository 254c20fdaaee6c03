import { ChangePasswordForm } from '@kasa/contracts/auth/password';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { FormShell } from '@kasa/ui/form-shell';
import { useNavigate } from 'react-router-dom';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useServices, useSession } from '#shared/services/use-services.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { toast } from '#shared/toast/toast.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { passwordChangedState } from '../components/own-sessions.tsx';
import { FormErrorNotice } from '../components/public-form.tsx';
import { accountMessages, stepsMessages } from '../messages.ts';
import { useAuthRequest, useCompleteSignIn } from '../queries.ts';

/** `/profile/password`: changes the password; ends all other sessions. */
export function ProfilePasswordScreen() {
  const text = useText(accountMessages);
  const steps = useText(stepsMessages);
  const common = useText(commonMessages);
  usePageTitle(steps('password.change'));
  const navigate = useNavigate();
  const { queryClient } = useServices();
  const phone = useSession()?.user.phone ?? '';
  const { viewAsReason } = usePermissions();
  const change = useAuthRequest('changePassword', ['rate_limited']);
  const enter = useCompleteSignIn();
  const form = useContractForm({
    schema: ChangePasswordForm,
    defaults: { current_password: '', password: '', password_repeat: '' },
    // The response holds a new session: its signing key is exchanged before any other request.
    send: async ({ current_password, password }, how) =>
      enter(await change.run({ body: { current_password, password } }, how)),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: ['listOwnSessions'] });
      toast.success(steps('password.changed'));
      void navigate(paths.profile(), { state: passwordChangedState });
    },
  });
  return (
    <FormShell
      title={steps('password.change')}
      description={text('password.about')}
      onSubmit={form.submit}
      submitLabel={steps('password.change')}
      submittingLabel={steps('password.changing')}
      isSubmitting={form.isSubmitting}
      submitDisabledReason={viewAsReason}
      cancelLabel={common('action.cancel')}
      cancelHref={paths.profile()}
    >
      <UnsavedGuard form={form} />
      <div className="px-4 py-4 empty:hidden md:px-6">
        <FormErrorNotice error={change.formError} />
      </div>
      <FormSection title={text('password.section')} description={text('password.sectionText')}>
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={phone} />
        <FormWide>
          <FormPassword
            form={form}
            name="current_password"
            label={text('password.current')}
            autoComplete="current-password"
          />
        </FormWide>
        <NewPasswordFields form={form} />
      </FormSection>
    </FormShell>
  );
}
