import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { terminalsMessages } from '../../messages.ts';
import type { Terminal, TerminalDetails } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';

export function ActivateDialog({
  terminal: { id, name, number, version, test_mode },
  onClose,
  onActivated,
}: {
  terminal: Terminal;
  onClose: () => void;
  /** Called after the success toast. */
  onActivated?: ((terminal: TerminalDetails) => void) | undefined;
}) {
  const text = useText(terminalsMessages);
  const common = useText(commonMessages);
  const activate = useCommand('activateTerminal', {
    refreshes: terminalQueryIds,
    success: text('toast.activated'),
    successHref: (terminal) => paths.terminals({ open: terminal.id }),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text('activate.title', { name })}
      confirmLabel={text('action.activate')}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      busyLabel={text('activate.busy')}
      onConfirm={async () => {
        const activated = await activate.run({ params: { id }, body: { version } });
        onActivated?.(activated);
      }}
    >
      {text(test_mode ? 'activate.textTest' : 'activate.text', { number })}
    </ConfirmDialog>
  );
}
