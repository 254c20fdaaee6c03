import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import { useLocale } from '../i18n/i18n.tsx';
import { useSession } from '../services/use-services.tsx';
import { missingPermissionReason, viewAsReason } from './denial-reasons.ts';

/**
 * Permissions of the signed-in user, for display and explanations. The server decides (spec §6).
 * `const { writeDenialReason } = usePermissions(); <Button disabledReason={writeDenialReason('transport_manage')}>`
 */
export function usePermissions() {
  const session = useSession();
  const locale = useLocale();
  /** A change also needs `viewAsReason` to be undefined. */
  const can = (tag: Permission) => opens(session?.user.tags ?? [], tag);
  const view = viewAsReason(session, locale);
  /** Why something cannot be seen: the missing permission and who grants it; undefined if it can. */
  const readDenialReason = (tag: Permission) =>
    can(tag) ? undefined : missingPermissionReason(tag, locale, session);
  return {
    can,
    /** Why a change is impossible. A missing permission comes first: the viewed role would get the same reason. */
    writeDenialReason: (tag: Permission) => readDenialReason(tag) ?? view,
    /** Why nothing can be changed, even without a permission; undefined if it can. */
    viewAsReason: view,
    readDenialReason,
  };
}
