import { ReleaseTerminalInput } from '@kasa/contracts/terminals/releases';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalFormsMessages, terminalsMessages } from '../../messages.ts';
import type { Terminal } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';

/** Gives a terminal back, for a reason. */
export function ReleaseDialog({
  terminal: { id, name, number, version },
  onClose,
}: {
  terminal: Terminal;
  onClose: () => void;
}) {
  const text = useText(terminalFormsMessages);
  const list = useText(terminalsMessages);
  const release = useCommand('releaseTerminal', {
    refreshes: terminalQueryIds,
    success: text('release.done'),
    successHref: (terminal) => paths.terminals({ open: terminal.id }),
  });
  const form = useContractForm({
    schema: ReleaseTerminalInput.omit({ version: true }),
    defaults: { reason: '' },
    send: (body, how) => release.run({ params: { id }, body: { ...body, version } }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('release.title', { name })}
      form={form}
      submitLabel={list('action.release')}
      busyLabel={text('release.busy')}
      onClose={onClose}
    >
      <p>{text('release.text', { number })}</p>
      <FormTextarea
        form={form}
        name="reason"
        label={text('release.reason')}
        hint={text('release.reasonHint')}
      />
    </FormDialog>
  );
}
