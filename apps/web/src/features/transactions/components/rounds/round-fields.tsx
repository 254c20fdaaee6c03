import { CollectionRoundChanges } from '@kasa/contracts/transactions/collection-rounds';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormDate } from '#shared/forms/fields/form-date.tsx';
import type { FormValuesOf } from '#shared/forms/form-values.ts';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { PersonSelect } from '#shared/table/person-filter.tsx';
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
  const { label } = useFields(collectionRoundFields);
  const { value, ...field } = useField({ form, name: 'assignee_id' });
  return (
    <>
      <PersonSelect
        {...field}
        value={typeof value === 'string' ? value : null}
        label={label('assignee')}
        hint={text('plan.assigneeHint')}
        isClearable
        known={assignee && { id: assignee.id, label: assignee.name }}
        read="listCashCollectors"
        input={{}}
      />
      <FormDate form={form} name="planned_for" label={label('planned_for')} />
    </>
  );
}
