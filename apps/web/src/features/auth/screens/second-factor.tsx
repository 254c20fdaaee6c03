import { SecondFactorEnrolmentInput } from '@kasa/contracts/auth/second-factor';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { FormShell } from '@kasa/ui/form-shell';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { FormPassword } from '#shared/forms/fields/form-password.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useServices, useSession } from '#shared/services/use-services.tsx';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { RecoveryCodes } from '../components/second-factor/recovery-codes.tsx';
import { type BegunFactor, ScanStep } from '../components/second-factor/scan-step.tsx';
import { secondFactorMessages } from '../messages/second-factor/catalogue.ts';

const PasswordForm = SecondFactorEnrolmentInput.pick({ current_password: true });

/** `/profile/second-factor`: turns the own second factor on; also where those are led who have to have one. */
export function SecondFactorScreen() {
  const text = useText(secondFactorMessages);
  const query = useOperation('getSecondFactor', {});
  const { data } = query;
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isRequired = data?.is_required === true;
  const title = text(isRequired ? 'enrol.requiredTitle' : 'title');
  const about = text(isRequired ? 'enrol.requiredAbout' : 'about');
  usePageTitle(title);
  if (codes) return <Done codes={codes} href={isRequired ? paths.home() : paths.profile()} />;
  if (!data) return <Waiting title={title} query={query} />;
  if (data.enabled_at !== null) return <AlreadyOn title={title} />;
  return begun ? (
    <ScanStep title={title} about={about} begun={begun} onDone={setCodes} onBack={() => setBegun(null)} />
  ) : (
    <PasswordStep title={title} about={about} isRequired={isRequired} onBegun={setBegun} />
  );
}

function Waiting({ title, query }: { title: string; query: ComponentProps<typeof LoadError>['query'] }) {
  const text = useText(secondFactorMessages);
  return (
    <div className="max-w-xl">
      <ScreenHeader title={title} />
      {query.error ? (
        <LoadError title={text('failed')} query={query} />
      ) : (
        <div role="status" aria-label={text('loading')}>
          <Skeleton height="48px" />
        </div>
      )}
    </div>
  );
}

function PasswordStep({
  title,
  about,
  isRequired,
  onBegun,
}: {
  title: string;
  about: string;
  isRequired: boolean;
  onBegun: (begun: BegunFactor) => void;
}) {
  const text = useText(secondFactorMessages);
  const common = useText(commonMessages);
  const phone = useSession()?.user.phone ?? '';
  const { viewAsReason } = usePermissions();
  const { signOut } = useServices();
  const begin = useCommand('enrolSecondFactor', { refreshes: [] });
  const form = useContractForm({
    schema: PasswordForm,
    defaults: { current_password: '' },
    send: async (body, how) => {
      const { secret, uri } = await begin.run({ body }, how);
      return { password: body.current_password, secret: secret ?? '', uri: uri ?? '' };
    },
    onSaved: onBegun,
  });
  return (
    <FormShell
      title={title}
      description={about}
      onSubmit={form.submit}
      submitLabel={text('enrol.submit')}
      submittingLabel={text('enrol.checking')}
      isSubmitting={form.isSubmitting}
      submitDisabledReason={viewAsReason}
      {...(isRequired
        ? { cancelLabel: text('enrol.signOut'), onCancel: signOut }
        : { cancelLabel: common('action.cancel'), cancelHref: paths.profile() })}
    >
      <FormSection title={text('enrol.passwordTitle')} description={text('enrol.passwordAbout')}>
        {/* Tells password managers which account the password belongs to. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={phone} />
        <FormWide>
          <FormPassword
            form={form}
            name="current_password"
            label={text('password')}
            autoComplete="current-password"
          />
        </FormWide>
      </FormSection>
    </FormShell>
  );
}

function Done({ codes, href }: { codes: readonly string[]; href: string }) {
  const text = useText(secondFactorMessages);
  const navigate = useNavigate();
  return (
    <div className="max-w-xl">
      <ScreenHeader title={text('codes.title')} />
      <div className="rounded-lg border border-border bg-surface p-4 md:p-6">
        <RecoveryCodes codes={codes} />
        <div className="mt-5 max-md:*:w-full">
          <Button variant="primary" onPress={() => void navigate(href)}>
            {text('codes.saved')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function AlreadyOn({ title }: { title: string }) {
  const text = useText(secondFactorMessages);
  return (
    <div className="max-w-xl">
      <ScreenHeader title={title} />
      <InlineNotice tone="positive">{text('enrol.alreadyOn')}</InlineNotice>
      <div className="mt-4">
        <Button href={paths.profile()}>{text('enrol.toProfile')}</Button>
      </div>
    </div>
  );
}
