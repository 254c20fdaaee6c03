import type { RowAction } from '@kasa/ui/data-table';
import { Trash2 } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { usageIn, usageText } from '../../model/usage.ts';
import { pointQueryIds } from '../../queries.ts';
import { pointEntity } from './point-entity.ts';

type Point = DataOf<'getPoint'>;

/** The actions of rows, and the dialog that asks before one is deleted. */
export function usePointActions() {
  const text = useText(pointMessages);
  const { edit, guarded, history } = useEntityActions(pointEntity);
  const inUse = (usage: string) => text('delete.inUse', { usage });
  const removal = useRemoval('deletePoint', text, {
    refreshes: pointQueryIds,
    success: text('point.deleted'),
    refusal: (error) => {
      const usage = usageIn(error);
      return usage && inUse(usageText(usage, text));
    },
  });
  const actions = (point: Point): RowAction[] => {
    const { id, terminals_count: count } = point;
    const refusal = count > 0 ? inUse(text('usage.terminals', { count })) : undefined;
    const remove = () => removal.ask(point);
    return [
      edit(id),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        refusal,
      ),
      ...history(id),
    ];
  };
  return { actions, dialog: removal.dialog };
}
