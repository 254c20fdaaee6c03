import type { RowAction } from '@kasa/ui/data-table';
import { Pencil } from 'lucide-react';
import { useAuditLogAction } from '../history/use-audit-log-action.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import type { Entity } from './entity.ts';

/** The actions of rows whose form is beside the list. */
export function useRowActions(permission: Entity<never, never, never, never>['permission']) {
  const common = useText(commonMessages);
  const history = useAuditLogAction();
  const missing = usePermissions().writeDenialReason(permission);
  /** An action that takes the right to change it: who lacks it sees the reason, others `refusal`. */
  const guarded = (action: RowAction, refusal?: string): RowAction => ({
    ...action,
    disabledReason: missing ?? refusal,
  });
  return {
    guarded,
    edit: (how: Pick<RowAction, 'href' | 'onAction'>): RowAction =>
      guarded({ id: 'edit', label: common('action.edit'), icon: Pencil, ...how }),
    history,
  };
}

/** The actions that every entity has, for the menu of a row and the head of its page. */
export function useEntityActions({
  icon,
  permission,
  href,
  editHref,
}: Pick<Entity<never, never, never, never>, 'icon' | 'permission' | 'href'> & {
  editHref: (to: { id: string }) => string;
}) {
  const common = useText(commonMessages);
  const { guarded, edit, history } = useRowActions(permission);
  return {
    guarded,
    open: (id: string): RowAction => ({ id: 'open', label: common('action.open'), icon, href: href({ id }) }),
    edit: (id: string): RowAction => edit({ href: editHref({ id }) }),
    history,
  };
}
