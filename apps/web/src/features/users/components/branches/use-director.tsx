import type { RowAction } from '@kasa/ui/data-table';
import { UserRoundCheck, UserRoundX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import { placementQueryIds } from '../../model/live-users.ts';
import type { MerchantUser, UserPoint } from '../../model/types.ts';

const DirectorDialog = lazy(() =>
  import('./director-dialog.tsx').then((module) => ({ default: module.DirectorDialog })),
);

/**
 * Who directs a point: chosen in a dialog, made of somebody at hand, or nobody.
 * @param points those on screen, as they are now: what is asked follows another's change
 */
export function useDirector(points: readonly UserPoint[]) {
  const text = useText(userBranchMessages);
  const missing = usePermissions().writeDenialReason('users_manage');
  const [changedId, setChangedId] = useState<string | null>(null);
  const changed = points.find(({ id }) => id === changedId);
  const latest = (point: UserPoint) => points.find(({ id }) => id === point.id) ?? point;
  const set = useCommand('setPointDirector', {
    refreshes: placementQueryIds,
    success: ({ director }) => text(director === null ? 'director.removed' : 'director.done'),
  });
  const run = ({ id, version }: UserPoint, user_id: string | null) =>
    set.run({ params: { id }, body: { user_id, version } });
  const making = useConfirm((asked: { point: UserPoint; user: MerchantUser }) => {
    const point = latest(asked.point);
    const { id, full_name: name } = asked.user;
    const now = point.director;
    return {
      title: text('director.askTitle', { point: point.name, name }),
      children: (
        <div className="flex flex-col gap-2">
          <p>{now ? text('director.now', { name: now.name }) : text('director.nowNobody')}</p>
          <p>{text('director.about')}</p>
        </div>
      ),
      confirmLabel: text('director.make'),
      busyLabel: text('director.busy'),
      onConfirm: () => run(point, id),
    };
  });
  const removal = useConfirm((asked: UserPoint) => {
    const point = latest(asked);
    return {
      tone: 'danger',
      title: text('director.removeTitle', { point: point.name }),
      children: point.director
        ? text('director.now', { name: point.director.name })
        : text('director.nowNobody'),
      confirmLabel: text('director.removeConfirm'),
      busyLabel: text('director.removeBusy'),
      onConfirm: () => run(point, null),
    };
  });
  return {
    make: (point: UserPoint, user: MerchantUser) => making.ask({ point, user }),
    changeAction: ({ id, director }: UserPoint): RowAction => ({
      id: 'director',
      label: text(director ? 'director.change' : 'director.assign'),
      icon: UserRoundCheck,
      onAction: () => setChangedId(id),
      disabledReason: missing,
    }),
    /** None where there is no director, and of a depot, which always has one. */
    removalActions: (point: UserPoint): RowAction[] =>
      point.director === null || point.kind === 'depot'
        ? []
        : [
            {
              id: 'no-director',
              label: text('director.removal'),
              icon: UserRoundX,
              tone: 'danger',
              onAction: () => removal.ask(point),
              disabledReason: missing,
            },
          ],
    dialog: (
      <>
        {making.dialog}
        {removal.dialog}
        {changed ? (
          <Suspense>
            <DirectorDialog point={changed} onClose={() => setChangedId(null)} />
          </Suspense>
        ) : null}
      </>
    ),
  };
}
