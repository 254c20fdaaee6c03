import type { RowAction } from '@kasa/ui/data-table';
import { Store, Warehouse } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { UserPoint } from '../../model/types.ts';

/** Leads to the point or depot itself; who may not see it is told why. */
export function useOpenBranch(): (point: UserPoint) => RowAction {
  const text = useText(userBranchMessages);
  const { readDenialReason } = usePermissions();
  return ({ id, kind }) => {
    const isDepot = kind === 'depot';
    return {
      id: 'point',
      label: text(isDepot ? 'branch.openDepot' : 'branch.openPoint'),
      icon: isDepot ? Warehouse : Store,
      href: isDepot ? paths.branch({ id }) : paths.points({ open: id }),
      disabledReason: readDenialReason(isDepot ? 'transport_view' : 'points_manage'),
    };
  };
}
