import { permissions } from '@kasa/contracts/shared/permissions';
import { type Rights, refusalOfChange } from '@kasa/contracts/users/rights';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import { giverOf } from '../use-rights-denial-reasons.ts';

const nobody = { id: '', roles: [], tags_added: [], tags_removed: [] };

/** Why the signed-in user may not give the rights of a template; undefined: allowed. */
export function useTemplateDenial() {
  const text = useText(rightsTemplateMessages);
  const locale = useLocale();
  const giver = giverOf(useSession());
  /** @param person who has other rights, which are taken; default: nobody in particular */
  return (template: Rights, person: Rights & { readonly id: string } = nobody): string | undefined => {
    const ofTemplate = refusalOfChange(giver, nobody, template);
    const refusal = ofTemplate ?? refusalOfChange(giver, person, template);
    if (refusal === undefined) return undefined;
    if (refusal.code === 'beyond_own_points')
      return text(ofTemplate === undefined ? 'denial.takesPoints' : 'denial.points');
    if (!('permission' in refusal)) return text('denial.owner');
    const right = permissions[refusal.permission][locale];
    return text(ofTemplate === undefined ? 'denial.takes' : 'denial.beyond', { right });
  };
}
