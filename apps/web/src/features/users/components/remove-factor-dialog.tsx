import { SecondFactorRemovalInput } from '@kasa/contracts/users/users';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { userQueryIds } from '../model/live-users.ts';
import type { MerchantUser } from '../model/types.ts';

/** Takes away the second factor of somebody who lost the phone. */
export function RemoveFactorDialog({
  user: { id, full_name },
  onClose,
}: {
  user: MerchantUser;
  onClose: () => void;
}) {
  const text = useText(usersMessages);
  const remove = useCommand('removeSecondFactor', {
    refreshes: [...userQueryIds, 'listAuditEntries'],
    success: text('factor.removed'),
  });
  const form = useContractForm({
    schema: SecondFactorRemovalInput,
    defaults: { reason: '' },
    send: (body, how) => remove.run({ params: { id }, body }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('factor.title')}
      form={form}
      submitLabel={text('factor.remove')}
      busyLabel={text('factor.removing')}
      onClose={onClose}
      notice={<p className="mb-4 text-text-muted">{text('factor.about', { name: full_name })}</p>}
    >
      <FormText
        form={form}
        name="reason"
        label={text('factor.reason')}
        hint={text('factor.reasonHint')}
        autoFocus
      />
    </FormDialog>
  );
}
