import type { Permission } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { withRememberedState } from '../history/list-state-memory.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { LiveRules } from '../live/live-cache.ts';
import { useLive } from '../live/use-live.ts';
import { paths } from '../paths.ts';
import { ScreenHeader } from '../title/screen-header.tsx';
import { usePageTitle } from '../title/use-page-title.ts';
import { PermissionGateContext } from './permission-gate-context.ts';
import { usePermissions } from './use-permissions.ts';

/** Following is enough: the live engine reloads the rights when they change. */
const OWN_RIGHTS: LiveRules = { reads: [], apply: () => [] };

function Listening(): null {
  useLive(OWN_RIGHTS);
  return null;
}

/** Before the screen, which may know a better title. */
function PageTitle({ title }: { title: string }): null {
  usePageTitle(title);
  return null;
}

/**
 * Shows a screen, with its page title, to users with the permission; to others, which one is missing. A form that
 * was open when it was revoked stays: see `useSubmitDenialReason`.
 */
export function PermissionGate({
  title,
  back,
  permission,
  isReading = false,
  refusal,
  children,
}: {
  title: string;
  /** Where those without the permission are led, who may read that; default: home. */
  back?: { label: string; href: string } | undefined;
  permission: Permission;
  /** Read-only screen: also open to an owner viewing as a role with the permission. */
  isReading?: boolean | undefined;
  /** The spec's text for a missing permission; default: the general one. */
  refusal?: string | undefined;
  children: ReactNode;
}) {
  const common = useText(commonMessages);
  const wayOut = back ?? { label: common('notFound.home'), href: paths.home() };
  const { can, writeDenialReason, readDenialReason } = usePermissions();
  const missing = isReading ? readDenialReason(permission) : writeDenialReason(permission);
  const [hasOpened, setOpened] = useState(missing === undefined);
  if (missing === undefined && !hasOpened) setOpened(true);
  const isOpen = missing === undefined || (hasOpened && !isReading);
  if (isOpen)
    return (
      <PermissionGateContext value={{ reason: missing, back: wayOut }}>
        <PageTitle title={title} />
        {children}
      </PermissionGateContext>
    );
  return (
    <>
      <Listening />
      <ScreenHeader title={title} back={wayOut} />
      <EmptyState
        icon={Lock}
        title={can(permission) ? common('gate.viewTitle') : (refusal ?? common('gate.title'))}
        text={missing}
        actions={
          <Button variant="primary" href={withRememberedState(wayOut).href}>
            {isReading ? wayOut.label : common('gate.back')}
          </Button>
        }
      />
    </>
  );
}
