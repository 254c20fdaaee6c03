import { useText } from '#shared/i18n/i18n.tsx';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';
import { useAccessDenial } from '../person/use-access-denial.ts';

/** Why the signed-in user cannot make somebody a director; undefined: they can. */
export function useDirectorDenial(): (user: MerchantUser) => string | undefined {
  const text = useText(userBranchMessages);
  const denial = useAccessDenial();
  return (user) =>
    denial.ofPlacement(user) ?? (user.state === 'active' ? undefined : text(`director.${user.state}`));
}
