import type { RowAction } from '@kasa/ui/data-table';
import { Copy, KeyRound, Phone } from 'lucide-react';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { usersMessages } from '../messages/catalogue.ts';
import type { MerchantUser } from '../model/types.ts';

/** Actions of a user, shared by the ⋯ menu, the context menu and the card. */
export function useUserActions(hrefOf: (id: string) => string): (user: MerchantUser) => RowAction[] {
  const text = useText(usersMessages);
  const format = useFormat();
  const copy = useCopyText();
  const history = useAuditLogAction();
  return ({ id, phone }) => [
    // Always enabled: the drawer says why rights are read-only.
    { id: 'rights', label: text('action.rights'), icon: KeyRound, href: hrefOf(id) },
    { id: 'call', label: text('action.call'), icon: Phone, href: `tel:${phone}` },
    { id: 'copy', label: text('action.copyPhone'), icon: Copy, onAction: () => copy(format.phone(phone)) },
    ...history(id),
  ];
}
