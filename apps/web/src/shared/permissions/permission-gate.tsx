import type { Permission } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { PageHeader } from '@kasa/ui/page-header';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { withLastListState } from '../history/list-history.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { LiveRules } from '../live/live-reads.ts';
import { useLive } from '../live/use-live.ts';
import { GateContext } from './gate.ts';
import { usePermissions } from './use-permissions.ts';

/** Whoever follows hears that their own rights were changed; nothing else can happen to a closed screen. */
const OWN_RIGHTS: LiveRules = { reads: [], apply: () => [] };

/** Keeps a closed screen listening, so that it opens when the right is given. */
function Listening(): null {
  useLive(OWN_RIGHTS);
  return null;
}

/**
 * A screen for whoever may use it; for others which permission is missing, who gives it, and the way on. A form that
 * was open when the right went stays, with what was typed, and says why it cannot be sent: see `useGateReason`.
 */
export function PermissionGate({
  title,
  back,
  permission,
  isReading = false,
  refusal,
  children,
}: {
  /** Heading of the screen. */
  title: string;
  /** The list that it belongs to; a form behind the gate shows the way to it, too. */
  back: { label: string; href: string };
  permission: Permission;
  /** It only shows: then whoever looks through a role with the right sees it, too. */
  isReading?: boolean | undefined;
  /** What the specification says to whoever lacks the right; else words that fit every screen. */
  refusal?: string | undefined;
  children: ReactNode;
}) {
  const common = useText(commonMessages);
  const { can, reasonAgainst, reasonAgainstSeeing } = usePermissions();
  const missing = isReading ? reasonAgainstSeeing(permission) : reasonAgainst(permission);
  const [hasOpened, setOpened] = useState(missing === undefined);
  if (missing === undefined && !hasOpened) setOpened(true);
  const isOpen = missing === undefined || (hasOpened && !isReading);
  if (isOpen) return <GateContext value={{ reason: missing, back }}>{children}</GateContext>;
  return (
    <>
      <Listening />
      <PageHeader title={title} back={withLastListState(back)} moreLabel={common('action.more')} />
      <EmptyState
        icon={Lock}
        title={can(permission) ? common('gate.viewTitle') : (refusal ?? common('gate.title'))}
        text={missing}
        actions={
          <Button variant="primary" href={withLastListState(back).href}>
            {isReading ? back.label : common('gate.back')}
          </Button>
        }
      />
    </>
  );
}
