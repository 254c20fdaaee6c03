import { CollectionRoundInput } from '@kasa/contracts/transactions/collection-rounds';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { AlreadySavedNotice } from '#shared/forms/already-saved-notice.tsx';
import { FormDate } from '#shared/forms/fields/form-date.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { type FormFieldProps, useField } from '#shared/forms/use-field.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { PersonSelect } from '#shared/table/person-filter.tsx';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import { roundQueryIds } from '../../model/live-cash.ts';

const schema = CollectionRoundInput.omit({ target: true });

/** Asks who makes a round and when, plans it and opens it. */
export function PlanDialog({
  target,
  onClose,
}: {
  target: InputOf<'createCollectionRound'>['body']['target'];
  onClose: () => void;
}) {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const { label } = useFields(collectionRoundFields);
  const navigate = useNavigate();
  const create = useCommand('createCollectionRound', {
    refreshes: roundQueryIds,
    success: text('plan.done'),
  });
  const form = useContractForm({
    schema,
    defaults: { assignee_id: null, planned_for: null },
    send: (input, how) => create.run({ body: { ...input, target } }, how),
    onSaved: ({ id }) => void navigate(paths.cashRound({ id })),
  });
  const count = target.terminal_ids?.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('plan.title')}
      closeLabel={common('action.close')}
      isBusy={form.isSubmitting}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {common('action.cancel')}
          </Button>
          <Button
            variant="primary"
            isLoading={form.isSubmitting}
            loadingLabel={text('plan.busy')}
            onPress={form.submit}
          >
            {text('plan.title')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        className="flex flex-col gap-4"
      >
        <AlreadySavedNotice form={form} />
        <p>{count === undefined ? text('plan.all') : text('plan.chosen', { count })}</p>
        <FormPerson
          form={form}
          name="assignee_id"
          label={label('assignee')}
          hint={text('plan.assigneeHint')}
          isClearable
        />
        <FormDate form={form} name="planned_for" label={label('planned_for')} />
      </form>
    </Dialog>
  );
}

function FormPerson<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<SearchSelectProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return (
    <PersonSelect
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : null}
      read="listCashCollectors"
      input={{}}
    />
  );
}
