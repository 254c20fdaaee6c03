import { ResetPasswordInput } from '@kasa/contracts/auth/password';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { AccountPhone, FormErrorNotice, PublicForm } from '../components/public-form.tsx';
import { PublicPage, TextLink } from '../components/public-page.tsx';
import { useCacheCodeRequest } from '../components/use-code-request-state.ts';
import { stepsMessages } from '../messages.ts';
import { readAuthProgress, updateAuthProgress } from '../model/auth-progress.ts';
import { phoneFromState, redirectReasonFrom } from '../model/navigation-state.ts';
import { useAuthRequest } from '../queries.ts';

/** `/reset-password?redirect=`: requests a code. The response does not reveal whether the phone is registered. */
export function ResetPasswordScreen() {
  const text = useText(stepsMessages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const redirect = useSearchParams()[0].get('redirect');
  const why = redirectReasonFrom(state, ['not_begun', 'forgotten']);
  const keep = useCacheCodeRequest();
  const step = useAuthRequest('resetPassword', ['rate_limited']);
  const form = useContractForm({
    schema: ResetPasswordInput,
    defaults: { phone: phoneFromState(state) ?? readAuthProgress().password?.phone ?? '' },
    send: (body, how) => step.run({ body }, how),
    onSaved: (request) => {
      keep(request);
      updateAuthProgress({ password: { phone: request.phone, code_request_id: request.id } });
      void navigate(paths.confirmPassword({ redirect }));
    },
  });
  return (
    <PublicPage title={text('reset.title')} about={text('reset.about')}>
      <PublicForm form={form} submitLabel={text('code.get')} submittingLabel={text('code.getting')}>
        {why ? <InlineNotice tone="info">{text(`why.${why}`)}</InlineNotice> : null}
        <FormErrorNotice error={step.formError} />
        <AccountPhone form={form} autoFocus />
      </PublicForm>
      <p className="mt-8 text-text-muted">
        {text('reset.back')} <TextLink href={paths.signIn({ redirect })}>{text('toSignIn')}</TextLink>
      </p>
    </PublicPage>
  );
}
