import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import { placementQueryIds } from '../../model/live-users.ts';

export type Placed = DataOf<'placeUsers'>;

/** Places people. What was done is told by a toast; who was skipped is for the screen to name. */
export function usePlacement(done: 'move.done' | 'add.done' | 'remove.done') {
  const text = useText(userBranchMessages);
  return useCommand('placeUsers', {
    refreshes: placementQueryIds,
    success: ({ changed, skipped }) => {
      if (changed > 0) return text(done, { count: changed });
      return skipped.length === 0 ? text('same.done') : undefined;
    },
  });
}
