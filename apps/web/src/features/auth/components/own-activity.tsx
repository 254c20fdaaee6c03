import type { Schema } from '@kasa/client/http/types';
import { operationLabel } from '@kasa/contracts/audit/words';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import { activityMessages } from '../messages/activity/catalogue.ts';

/** What happened to the own account lately; the rest is in the journal, for who may read it. */
export function OwnActivitySection() {
  const text = useText(activityMessages);
  const userId = useSession()?.user.id;
  const { can } = usePermissions();
  return (
    <FormSection title={text('title')} description={text('about')}>
      <FormWide>
        <OwnActivity />
        {can('audit_view') && userId !== undefined ? (
          <div className="mt-4">
            <Button href={paths.audit({ user_id: userId })}>{text('journal')}</Button>
          </div>
        ) : null}
      </FormWide>
    </FormSection>
  );
}

function OwnActivity() {
  const text = useText(activityMessages);
  const common = useText(commonMessages);
  const query = useOperation('listOwnActivity', {});
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-4" role="status" aria-label={common('table.loading')}>
        <Skeleton height="48px" />
        <Skeleton height="48px" />
      </div>
    );
  }
  if (!query.data) return <LoadError title={text('failed')} query={query} />;
  const { items } = query.data;
  if (items.length === 0) return <p className="text-text-muted">{text('none')}</p>;
  return (
    <ul aria-label={text('list')} className="-mt-3">
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: Schema<'OwnActivityEntry'> }) {
  const text = useText(activityMessages);
  const locale = useLocale();
  const format = useFormat();
  const { operation, addresses, attempts, user_agent } = entry;
  const facts = [
    format.dateTime(entry.at),
    ...(user_agent === null ? [] : [formatDevice(parseUserAgent(user_agent)) ?? text('unknown')]),
    ...(attempts === null ? [] : [text('attempts', { count: attempts })]),
    text('address', { count: addresses.length, addresses: addresses.join(', ') }),
  ];
  return (
    <li className="border-border border-b py-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{operationLabel(operation)?.[locale] ?? operation}</span>
        {entry.new_browser ? <NewBrowserMark /> : null}
      </p>
      <p className="text-[13px] text-text-muted figures leading-5 [overflow-wrap:anywhere]">
        {facts.join(' · ')}
      </p>
    </li>
  );
}

export function NewBrowserMark() {
  const text = useText(activityMessages);
  return (
    <Status tone="warning" variant="badge">
      {text('newBrowser')}
    </Status>
  );
}
