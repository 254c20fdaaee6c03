import { useNavigate } from 'react-router-dom';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import { roundQueryIds } from '../../model/live-cash.ts';
import { RoundFields, roundSchema } from './round-fields.tsx';

/** Asks who makes a round and when, plans it and opens it. */
export function PlanDialog({
  target,
  onClose,
}: {
  target: InputOf<'createCollectionRound'>['body']['target'];
  onClose: () => void;
}) {
  const text = useText(roundsMessages);
  const navigate = useNavigate();
  const create = useCommand('createCollectionRound', {
    refreshes: roundQueryIds,
    success: text('plan.done'),
  });
  const form = useContractForm({
    schema: roundSchema,
    defaults: { assignee_id: null, planned_for: null },
    send: (input, how) => create.run({ body: { ...input, target } }, how),
    onSaved: ({ id }) => void navigate(paths.cashRound({ id })),
  });
  const count = target.terminal_ids?.length;
  return (
    <FormDialog
      title={text('plan.title')}
      form={form}
      submitLabel={text('plan.title')}
      busyLabel={text('plan.busy')}
      onClose={onClose}
    >
      <p>{count === undefined ? text('plan.all') : text('plan.chosen', { count })}</p>
      <RoundFields form={form} />
    </FormDialog>
  );
}
