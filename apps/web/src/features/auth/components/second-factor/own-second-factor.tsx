import type { Schema } from '@kasa/client/http/types';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import type { SessionData } from '#shared/session/session-data.ts';
import { secondFactorMessages } from '../../messages/second-factor/catalogue.ts';
import { DisableDialog, RenewCodesDialog } from './factor-dialogs.tsx';
import { RequiredRoles } from './required-roles.tsx';

/** The profile's section about the second factor; for owners also of whom it is required. */
export function OwnSecondFactor({ session }: { session: SessionData }) {
  const text = useText(secondFactorMessages);
  return (
    <FormSection title={text('title')} description={text('about')}>
      <FormWide>
        <Loaded isOwner={session.roles.includes('owner')} />
      </FormWide>
    </FormSection>
  );
}

function Loaded({ isOwner }: { isOwner: boolean }) {
  const text = useText(secondFactorMessages);
  const query = useOperation('getSecondFactor', {});
  if (query.isPending) {
    return (
      <div role="status" aria-label={text('loading')}>
        <Skeleton height="48px" />
      </div>
    );
  }
  if (!query.data) return <LoadError title={text('failed')} query={query} />;
  return (
    <>
      <Factor factor={query.data} />
      {isOwner ? <RequiredRoles required={query.data.required_roles} /> : null}
    </>
  );
}

function Factor({ factor }: { factor: Schema<'SecondFactor'> }) {
  const text = useText(secondFactorMessages);
  const format = useFormat();
  const { viewAsReason } = usePermissions();
  const [open, setOpen] = useState<'off' | 'renew' | null>(null);
  const close = () => setOpen(null);
  const { enabled_at, codes_left, is_required } = factor;
  const required = is_required ? text('required') : '';
  if (enabled_at === null) {
    return (
      <>
        <Status tone="neutral" variant="badge">
          {text('off')}
        </Status>
        <div className="mt-4">
          <Button icon={<ShieldCheck />} href={paths.profileSecondFactor()} disabledReason={viewAsReason}>
            {text('turnOn')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Status tone="positive" variant="badge">
          {text('on')}
        </Status>
        <span className="text-text-muted figures">{text('since', { at: format.dateTime(enabled_at) })}</span>
      </p>
      <p className="mt-2">{`${text('codesLeft', { count: codes_left })} ${required}`.trim()}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabledReason={viewAsReason} onPress={() => setOpen('renew')}>
          {text('renew')}
        </Button>
        <Button disabledReason={viewAsReason} onPress={() => setOpen('off')}>
          {text('turnOff')}
        </Button>
      </div>
      {open === 'off' ? <DisableDialog isRequired={is_required} onClose={close} /> : null}
      {open === 'renew' ? <RenewCodesDialog onClose={close} /> : null}
    </>
  );
}
