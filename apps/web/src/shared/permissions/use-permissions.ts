import type { Permission } from '@kasa/contracts/shared/permissions';
import { useLocale } from '../i18n/i18n.tsx';
import { useSession } from '../services/use-services.tsx';
import { permissionReason, viewReason } from './permission-reason.ts';

/** What the signed-in user may do, for showing and explaining. The server decides (spec §6). */
export interface Permissions {
  /** Whether the right is there: to see, and to change unless a role is only looked through. */
  can(tag: Permission): boolean;
  /**
   * Why a change that needs the right cannot be made, for `disabledReason`: which permission is missing and who gives
   * it, or that a role is only looked through. Undefined: it can.
   */
  reasonAgainst(tag: Permission): string | undefined;
  /** Why nothing at all can be changed, also what needs no right; undefined when it can. */
  readonly viewReason: string | undefined;
  /** Why something cannot even be seen: which permission is missing and who gives it; undefined when it can. */
  reasonAgainstSeeing(tag: Permission): string | undefined;
}

/** `const { reasonAgainst } = usePermissions(); <Button disabledReason={reasonAgainst('transport_manage')}>` */
export function usePermissions(): Permissions {
  const session = useSession();
  const locale = useLocale();
  const can = (tag: Permission) => session?.user.tags.includes(tag) ?? false;
  const view = viewReason(session, locale);
  const reasonAgainstSeeing = (tag: Permission) =>
    can(tag) ? undefined : permissionReason(tag, locale, session);
  return {
    can,
    // A right that is missing is what the role that is looked through would read, too.
    reasonAgainst: (tag) => reasonAgainstSeeing(tag) ?? view,
    viewReason: view,
    reasonAgainstSeeing,
  };
}
