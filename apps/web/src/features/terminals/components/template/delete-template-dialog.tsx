import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { TerminalTemplate } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';

export function DeleteTemplateDialog({
  template: { id, name },
  onClose,
}: {
  template: TerminalTemplate;
  onClose: () => void;
}) {
  const text = useText(templatesMessages);
  const common = useText(commonMessages);
  const remove = useCommand('deleteTerminalTemplate', {
    refreshes: terminalQueryIds,
    success: text('toast.deleted'),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('delete.title', { name })}
      confirmLabel={text('action.delete')}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      busyLabel={text('delete.busy')}
      onConfirm={() => remove.run({ params: { id } })}
    >
      {text('delete.text')}
    </ConfirmDialog>
  );
}
