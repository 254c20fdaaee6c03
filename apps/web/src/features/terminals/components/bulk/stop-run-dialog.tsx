import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { bulkMessages } from '../../messages/bulk/catalogue.ts';

export function StopRunDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(bulkMessages);
  const common = useText(commonMessages);
  const stop = useCommand('cancelBulkRun', { refreshes: ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'] });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text('stop.title')}
      confirmLabel={text('run.stop')}
      cancelLabel={text('stop.keep')}
      closeLabel={common('action.close')}
      busyLabel={text('stop.busy')}
      onConfirm={() => stop.run({ params: { id } })}
    >
      {text('stop.text')}
    </ConfirmDialog>
  );
}
