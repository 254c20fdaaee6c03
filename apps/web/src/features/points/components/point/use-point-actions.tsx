import type { RowAction } from '@kasa/ui/data-table';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Trash2 } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOpenObject } from '#shared/routing/use-open-object.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { usageIn, usageText } from '../../model/usage.ts';
import { pointQueryIds } from '../../queries.ts';
import { pointEntity } from './point-entity.ts';

type Point = DataOf<'getPoint'>;

/** The actions of rows, and the dialog that asks before one is deleted. */
export function usePointActions() {
  const text = useText(pointMessages);
  const { edit, guarded, history } = useEntityActions(pointEntity);
  const { openId, close } = useOpenObject();
  const remove = useCommand('deletePoint', {
    refreshes: pointQueryIds,
    success: text('point.deleted'),
    isQuiet: (error) => usageIn(error) !== undefined,
  });
  const usage = usageIn(remove.error);
  const removal = useConfirm(({ id, name }: Point) => ({
    tone: 'danger',
    title: text('delete.title', { name }),
    children: (
      <>
        <p>{text('delete.text')}</p>
        {usage ? (
          <div className="mt-4">
            <InlineNotice tone="danger" isLive>
              {text('delete.inUse', { usage: usageText(usage, text) })}
            </InlineNotice>
          </div>
        ) : null}
      </>
    ),
    confirmLabel: text('action.delete'),
    busyLabel: text('delete.busy'),
    async onConfirm() {
      await remove.run({ params: { id } });
      if (openId === id) close();
    },
  }));
  const actions = (point: Point): RowAction[] => {
    const { id, terminals_count: count } = point;
    const refusal =
      count > 0 ? text('delete.inUse', { usage: text('usage.terminals', { count }) }) : undefined;
    const ask = () => {
      remove.reset();
      removal.ask(point);
    };
    return [
      edit(id),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: ask },
        refusal,
      ),
      ...history(id),
    ];
  };
  return { actions, dialog: removal.dialog };
}
