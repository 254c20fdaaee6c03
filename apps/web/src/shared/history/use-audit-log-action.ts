import type { RowAction } from '@kasa/ui/data-table';
import { History } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { usePermissions } from '../permissions/use-permissions.ts';

/** Menu action from an object to its journal entries; disabled with the reason without the permission. */
export function useAuditLogAction(): (id: string) => readonly RowAction[] {
  const text = useText(commonMessages);
  const missing = usePermissions().readDenialReason('audit_view');
  return (id) => [
    {
      id: 'history',
      label: text('action.history'),
      icon: History,
      href: paths.audit({ object_id: id }),
      disabledReason: missing,
    },
  ];
}
