import type { Permission } from '@kasa/contracts/shared/permissions';
import { useLocale } from '../i18n/i18n.tsx';
import { useSession } from '../services/use-services.tsx';
import { missingPermissionReason, viewAsReason } from './denial-reasons.ts';

/** Permissions of the signed-in user, for display and explanations. The server decides (spec §6). */
export interface Permissions {
  /** Whether the permission is there; a change also needs `viewAsReason` to be undefined. */
  can(tag: Permission): boolean;
  /** Why a change is impossible: missing permission, or viewing as a role. Undefined: it is possible. */
  writeDenialReason(tag: Permission): string | undefined;
  /** Why nothing can be changed, even without a permission; undefined if it can. */
  readonly viewAsReason: string | undefined;
  /** Why something cannot be seen: the missing permission and who grants it; undefined if it can. */
  readDenialReason(tag: Permission): string | undefined;
}

/** `const { writeDenialReason } = usePermissions(); <Button disabledReason={writeDenialReason('transport_manage')}>` */
export function usePermissions(): Permissions {
  const session = useSession();
  const locale = useLocale();
  const can = (tag: Permission) => session?.user.tags.includes(tag) ?? false;
  const view = viewAsReason(session, locale);
  const readDenialReason = (tag: Permission) =>
    can(tag) ? undefined : missingPermissionReason(tag, locale, session);
  return {
    can,
    // A missing permission comes first: the viewed role would get the same reason.
    writeDenialReason: (tag) => readDenialReason(tag) ?? view,
    viewAsReason: view,
    readDenialReason,
  };
}
