import type { Permission } from '@kasa/contracts/shared/permissions';
import { useLocale } from '../i18n/i18n.tsx';
import { useSession } from '../services/use-services.tsx';
import { permissionReason } from './permission-reason.ts';

/** What the signed-in user may do, for showing and explaining. The server decides (spec §6). */
export interface Permissions {
  can(tag: Permission): boolean;
  /** Why not, for `disabledReason`: which permission is missing and who gives it; undefined when it is there. */
  reasonAgainst(tag: Permission): string | undefined;
}

/** `const { reasonAgainst } = usePermissions(); <Button disabledReason={reasonAgainst('transport_manage')}>` */
export function usePermissions(): Permissions {
  const session = useSession();
  const locale = useLocale();
  const can = (tag: Permission) => session?.user.tags.includes(tag) ?? false;
  return { can, reasonAgainst: (tag) => (can(tag) ? undefined : permissionReason(tag, locale)) };
}
