import type { RowAction } from '@kasa/ui/data-table';
import { History } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { usePermissions } from '../permissions/use-permissions.ts';

/** The way from an object to its changes in the journal, for its menu; nothing for those who may not see them. */
export function useHistoryAction(): (id: string) => readonly RowAction[] {
  const text = useText(commonMessages);
  const isAllowed = usePermissions().can('audit_view');
  return (id) =>
    isAllowed
      ? [
          {
            id: 'history',
            label: text('action.history'),
            icon: History,
            href: paths.audit({ object_id: id }),
          },
        ]
      : [];
}
