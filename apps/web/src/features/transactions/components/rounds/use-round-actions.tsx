import { isClientError } from '@kasa/client/http/errors';
import type { RowAction } from '@kasa/ui/data-table';
import { CircleCheck, OctagonX, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { isConflict } from '#shared/errors/current-version.ts';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import { roundQueryIds } from '../../model/live-cash.ts';
import type { CollectionRound } from '../../model/types.ts';
import { EditRoundDialog } from './edit-dialog.tsx';

const inputOf = ({ id, version }: CollectionRound) => ({ params: { id }, body: { version } });

/** Closes the question, which was about the round as it was; the refusal is reported, and the round read again. */
const closeOnConflict = (error: unknown) => {
  if (!isClientError(error) || !isConflict(error)) throw error;
};

/** What can be done with a round, in its row, its drawer and on its page; one that has ended stays as it is. */
export function useRoundActions(): { actions: (round: CollectionRound) => RowAction[]; dialogs: ReactNode } {
  const text = useText(roundsMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const history = useAuditLogAction();
  const missing = usePermissions().writeDenialReason('encashment_perform');
  const [edited, setEdited] = useState<CollectionRound | null>(null);
  const how = {
    refreshes: roundQueryIds,
    successHref: ({ id }: CollectionRound) => paths.cashRound({ id }),
  };
  const finish = useCommand('finishCollectionRound', { ...how, success: text('finish.done') });
  const cancel = useCommand('cancelCollectionRound', { ...how, success: text('cancel.done') });
  const finishing = useConfirm((round: CollectionRound) => ({
    title: text('finish.title'),
    children: text('finish.text', {
      collected: format.money(round.collected_amount),
      expected: format.money(round.expected_amount),
    }),
    confirmLabel: text('finish.action'),
    busyLabel: text('finish.busy'),
    onConfirm: () => finish.run(inputOf(round)).catch(closeOnConflict),
  }));
  const cancelling = useConfirm((round: CollectionRound) => ({
    title: text('cancel.title'),
    children: text('cancel.text'),
    confirmLabel: text('cancel.action'),
    cancelLabel: text('cancel.keep'),
    busyLabel: text('cancel.busy'),
    onConfirm: () => cancel.run(inputOf(round)).catch(closeOnConflict),
  }));
  const ofOpen = (round: CollectionRound): RowAction[] => {
    const open = round.stops_count - round.collected_count - round.skipped_count;
    return [
      {
        id: 'edit',
        label: common('action.edit'),
        icon: Pencil,
        onAction: () => setEdited(round),
        disabledReason: missing,
      },
      {
        id: 'finish',
        label: text('finish.action'),
        icon: CircleCheck,
        onAction: () => finishing.ask(round),
        disabledReason: missing ?? (open > 0 ? text('finish.open', { count: open }) : undefined),
      },
      {
        id: 'cancel',
        label: text('cancel.action'),
        icon: OctagonX,
        tone: 'danger',
        onAction: () => cancelling.ask(round),
        disabledReason: missing,
      },
    ];
  };
  return {
    actions: (round) => [...(round.ended_at === null ? ofOpen(round) : []), ...history(round.id)],
    dialogs: (
      <>
        {edited ? <EditRoundDialog round={edited} onClose={() => setEdited(null)} /> : null}
        {finishing.dialog}
        {cancelling.dialog}
      </>
    ),
  };
}
