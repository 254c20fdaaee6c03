import { personLabel } from '@kasa/contracts/shared/person-label';
import { CollectionRoundChanges } from '@kasa/contracts/transactions/collection-rounds';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { usePeople } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormDate } from '#shared/forms/fields/form-date.tsx';
import type { FormValuesOf } from '#shared/forms/form-values.ts';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { CollectionRound } from '../../model/types.ts';

/** What of a round is filled in by people. */
export const roundSchema = CollectionRoundChanges;

/** Who makes a round, and when. */
export function RoundFields({
  form,
  assignee,
}: {
  form: ContractForm<FormValuesOf<typeof roundSchema>>;
  /** Shown even if they may not collect cash any more. */
  assignee?: CollectionRound['assignee'] | undefined;
}) {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const { label } = useFields(collectionRoundFields);
  const { value, ...field } = useField({ form, name: 'assignee_id' });
  return (
    <>
      <LocalSearchSelect
        {...field}
        value={typeof value === 'string' ? value : null}
        label={label('assignee')}
        hint={text('plan.assigneeHint')}
        isClearable
        known={assignee && { id: assignee.id, label: personLabel(assignee) }}
        {...usePeople('listCashCollectors', {})}
        searchLabel={common('choice.person')}
      />
      <FormDate form={form} name="planned_for" label={label('planned_for')} />
    </>
  );
}
