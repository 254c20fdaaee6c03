import type { RowAction } from '@kasa/ui/data-table';
import { Copy, KeyRound, Power, ReceiptText, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { ecommMessages, terminalsMessages } from '../../messages.ts';
import type { EcommTerminal } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';
import { KeyPhraseDialog, type PhraseSubject } from './key-phrase-dialog.tsx';

type Subject = Pick<EcommTerminal, 'id' | 'name' | 'number' | 'status' | 'blocked_by' | 'version'> &
  PhraseSubject;

/** What can be done with an e-commerce terminal, in its row and on its page. */
export function useEcommActions(): {
  actions: (terminal: Subject) => RowAction[];
  /** Only those that change it at once. */
  commands: (terminal: Subject) => RowAction[];
  askForPhrase: (terminal: PhraseSubject) => void;
  dialog: ReactNode;
} {
  const text = useText(ecommMessages);
  const list = useText(terminalsMessages);
  const copy = useCopyText();
  const { can } = usePermissions();
  const { edit, guarded, history } = useRowActions('ecomm_manage');
  const [replaced, setReplaced] = useState<PhraseSubject | null>(null);
  const turn = useCommand('setEcommTerminalStatus', {
    refreshes: terminalQueryIds,
    success: ({ status, name }) => text(status === 'blocked' ? 'off.done' : 'on.done', { name }),
  });
  const send = ({ id, version }: Subject, status: 'active' | 'blocked') =>
    turn.run({ params: { id }, body: { status, version } });
  const off = useConfirm((terminal: Subject) => ({
    tone: 'danger',
    title: text('off.title', { name: terminal.name }),
    children: text('off.text', { number: terminal.number }),
    confirmLabel: text('action.turnOff'),
    busyLabel: text('off.busy'),
    onConfirm: async () => {
      await send(terminal, 'blocked');
    },
  }));
  const commands = (terminal: Subject): RowAction[] => {
    const { status, blocked_by } = terminal;
    const released = status === 'released' ? text('action.released') : undefined;
    const byBank = blocked_by === 'acquirer' ? text('action.byBank') : undefined;
    const isOn = status === 'active';
    return [
      guarded(
        {
          id: 'switch',
          label: text(isOn ? 'action.turnOff' : 'action.turnOn'),
          icon: Power,
          onAction: () => (isOn ? off.ask(terminal) : void send(terminal, 'active').catch(() => undefined)),
        },
        released ?? byBank,
      ),
      guarded(
        {
          id: 'phrase',
          label: text('action.newPhrase'),
          icon: KeyRound,
          onAction: () => setReplaced(terminal),
        },
        released,
      ),
    ];
  };
  return {
    commands,
    askForPhrase: setReplaced,
    actions: (terminal) => {
      const { id, number, status } = terminal;
      const payments = { id: 'payments', label: text('action.payments'), icon: ReceiptText };
      return [
        ...(status === 'released' ? [] : [edit({ href: paths.ecommTerminalEdit({ id }) })]),
        ...(can('transactions_view') ? [{ ...payments, href: paths.ecommTransactions({ id }) }] : []),
        {
          id: 'callbacks',
          label: text('action.callbackLog'),
          icon: Send,
          href: paths.ecommCallbacks({ terminal_id: id }),
        },
        ...(status === 'released' ? [] : commands(terminal)),
        { id: 'copy', label: list('action.copyNumber'), icon: Copy, onAction: () => copy(number) },
        ...history(id),
      ];
    },
    dialog: (
      <>
        {off.dialog}
        {replaced ? <KeyPhraseDialog terminal={replaced} onClose={() => setReplaced(null)} /> : null}
      </>
    ),
  };
}
