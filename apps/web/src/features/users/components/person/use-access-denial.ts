import { permissions } from '@kasa/contracts/shared/permissions';
import {
  type RightsRefusal,
  refusalOfCommand,
  refusalOfPerson,
  refusalOfPlacement,
} from '@kasa/contracts/users/rights';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { nameWithPosition } from '#shared/permissions/denial-reasons.ts';
import { editorsOf } from '#shared/permissions/grantors.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useSession } from '#shared/services/use-services.tsx';
import type { PermissionGrantor } from '#shared/session/session-data.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';
import { giverOf } from '../use-rights-denial-reasons.ts';

/** Why the signed-in user may not do something to another, and who may; undefined: allowed. */
export function useAccessDenial() {
  const text = useText(usersMessages);
  const locale = useLocale();
  const session = useSession();
  const missing = usePermissions().writeDenialReason('users_manage');
  const said = (refusal: RightsRefusal, others: readonly PermissionGrantor[]) => {
    const why = text(
      `denial.${refusal.code}`,
      'permission' in refusal ? { right: permissions[refusal.permission][locale] } : {},
    );
    if (others.length === 0) return why;
    const people = others.map(nameWithPosition).join(', ');
    return `${why} ${text('denial.by', { count: others.length, people })}`;
  };
  return {
    /** Of who can sign in as them: invitation, access, phone. */
    ofAccess: (person: MerchantUser): string | undefined => {
      if (missing !== undefined) return missing;
      const refusal = refusalOfCommand(giverOf(session), person);
      return (
        refusal &&
        said(
          refusal,
          editorsOf(session, person, (giver) => refusalOfCommand(giver, person)),
        )
      );
    },
    /** Of where they work. */
    ofPlacement: (person: Pick<MerchantUser, 'id' | 'roles'>): string | undefined => {
      if (missing !== undefined) return missing;
      const refusal = refusalOfPlacement(giverOf(session), person);
      return refusal && said(refusal, editorsOf(session, person));
    },
    /** Of who they are: an owner’s is for owners, the own for oneself, too. */
    ofCard: (person: MerchantUser): string | undefined => {
      if (missing !== undefined) return missing;
      const refusal = refusalOfPerson(giverOf(session), person);
      return refusal?.code === 'owner_only' ? said(refusal, editorsOf(session, person)) : undefined;
    },
  };
}
