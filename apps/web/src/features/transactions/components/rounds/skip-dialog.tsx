import { SkipRoundStopInput } from '@kasa/contracts/transactions/collection-rounds';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import { roundQueryIds } from '../../model/live-cash.ts';
import type { RoundStop } from '../../model/types.ts';

export function SkipDialog({
  stop: { id, terminal, skip_reason },
  onClose,
}: {
  stop: RoundStop;
  onClose: () => void;
}) {
  const text = useText(roundsMessages);
  const { label } = useFields(collectionRoundFields);
  const skip = useCommand('skipRoundStop', { refreshes: roundQueryIds, success: text('skip.done') });
  const form = useContractForm({
    schema: SkipRoundStopInput,
    defaults: { reason: skip_reason ?? '' },
    send: (body, how) => skip.run({ params: { id }, body }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('skip.title', { name: terminal.name })}
      form={form}
      submitLabel={text('skip.submit')}
      busyLabel={text('skip.busy')}
      onClose={onClose}
    >
      <FormText form={form} name="reason" label={label('skip_reason')} hint={text('skip.hint')} />
    </FormDialog>
  );
}
