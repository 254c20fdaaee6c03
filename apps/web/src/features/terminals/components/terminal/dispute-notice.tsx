import { DisputeTerminalInput } from '@kasa/contracts/terminals/releases';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalFormsMessages } from '../../messages.ts';

interface Device {
  readonly number: string;
  readonly code: string;
}

/** What whoever has the device can do when its number and code were refused. */
export function DisputeNotice({ onDispute }: { onDispute: () => void }) {
  const text = useText(terminalFormsMessages);
  return (
    <InlineNotice
      tone="info"
      isLive
      actions={
        <Button size="sm" onPress={onDispute}>
          {text('dispute.open')}
        </Button>
      }
    >
      {text('dispute.hint')}
    </InlineNotice>
  );
}

/** Stands outside the form whose device it is about: what is submitted in a form inside another one submits both. */
export function DisputeDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const text = useText(terminalFormsMessages);
  const dispute = useCommand('disputeTerminal', { refreshes: [], success: text('dispute.done') });
  const form = useContractForm({
    schema: DisputeTerminalInput.pick({ reason: true }),
    defaults: { reason: '' },
    send: (input, how) => dispute.run({ body: { ...device, ...input } }, how),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text('dispute.title', { number: device.number })}
      form={form}
      submitLabel={text('dispute.submit')}
      busyLabel={text('dispute.busy')}
      onClose={onClose}
    >
      <p>{text('dispute.text')}</p>
      <FormTextarea
        form={form}
        name="reason"
        label={text('dispute.reason')}
        hint={text('dispute.reasonHint')}
      />
    </FormDialog>
  );
}
