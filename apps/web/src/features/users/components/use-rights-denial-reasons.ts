import { type Permission, permissions, type Role } from '@kasa/contracts/shared/permissions';
import {
  allRoles,
  type PermissionGrantor,
  refusalOfCommand,
  refusalOfPermission,
  refusalOfPerson,
  refusalOfRole,
} from '@kasa/contracts/users/rights';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { nameWithPosition } from '#shared/permissions/denial-reasons.ts';
import { editorsOf, grantorsOf } from '#shared/permissions/grantors.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useSession } from '#shared/services/use-services.tsx';
import type { PermissionGrantor as Giver } from '#shared/session/session-data.ts';
import { usersMessages } from '../messages/catalogue.ts';
import type { MerchantUser } from '../model/types.ts';

/** Why the signed-in user may not change the rights of another, and who may; undefined: allowed. */
export interface RightsDenialReasons {
  readonly ofPerson: string | undefined;
  ofRole(role: Role): string | undefined;
  ofTag(tag: Permission): string | undefined;
}

export const giverOf = (session: ReturnType<typeof useSession>): PermissionGrantor => ({
  id: session?.user.id ?? '',
  roles: allRoles.filter((role) => session?.roles.includes(role)),
  tags: session?.user.tags ?? [],
});

/** Why the signed-in user may not take away the second factor of another; undefined: allowed. */
export function useFactorRemovalDenial(): (person: MerchantUser) => string | undefined {
  const text = useText(usersMessages);
  const session = useSession();
  const { writeDenialReason } = usePermissions();
  return (person) => {
    const refusal = refusalOfCommand(giverOf(session), person);
    if (refusal === undefined) return writeDenialReason('users_manage');
    return text(refusal.code === 'own_rights' ? 'removeFactor.own' : 'removeFactor.denied');
  };
}

/** Applies the contract's rules to the current session. */
export function useRightsDenialReasons(person: Pick<MerchantUser, 'id' | 'roles'>): RightsDenialReasons {
  const text = useText(usersMessages);
  const locale = useLocale();
  const session = useSession();
  const own = giverOf(session);
  const said = (id: 'own' | 'owner' | 'role' | 'points' | 'tag', others: readonly Giver[], right = '') =>
    others.length === 0
      ? text(`reason.${id}`, { right })
      : text(`reason.${id}By`, {
          right,
          count: others.length,
          people: others.map(nameWithPosition).join(', '),
        });
  const refusal = refusalOfPerson(own, person);
  return {
    ofPerson: refusal && said(refusal.code === 'own_rights' ? 'own' : 'owner', editorsOf(session, person)),
    ofRole: (role) => {
      const ofRole = refusalOfRole(own, role);
      if (ofRole === undefined) return undefined;
      const others = editorsOf(session, person, (giver) => refusalOfRole(giver, role));
      if (ofRole.code === 'beyond_own_points') return said('points', others);
      if (!('permission' in ofRole)) return said('owner', others);
      return said('role', others, permissions[ofRole.permission][locale]);
    },
    ofTag: (tag) => refusalOfPermission(own, tag) && said('tag', grantorsOf(session, tag, person)),
  };
}
