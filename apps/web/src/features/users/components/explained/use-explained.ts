import { areSameRights } from '@kasa/contracts/users/rights';
import { useOperation } from '#shared/query/use-operation.ts';
import { type ExplainedRights, explainRights } from '../../model/explained.ts';
import type { MerchantUser } from '../../model/types.ts';

/** What somebody may do and why; the template, if there is one, is read quietly and named once it is there. */
export function useExplained(user: MerchantUser | undefined): {
  readonly explained: ExplainedRights | undefined;
  /** The name of the template that the rights have since departed from; null: none, or not known. */
  readonly changedFrom: string | null;
} {
  const id = user?.template?.id ?? null;
  const { data: template } = useOperation(
    'getRightsTemplate',
    { params: { id: id ?? '' } },
    { isEnabled: id !== null, isQuiet: true },
  );
  const isChanged = user !== undefined && template !== undefined && !areSameRights(user, template);
  return {
    explained: user && explainRights(user, template ?? null),
    changedFrom: isChanged ? template.name : null,
  };
}
