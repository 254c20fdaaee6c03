import type { RowAction } from '@kasa/ui/data-table';
import { Copy, KeyRound, Phone } from 'lucide-react';
import { useHistoryAction } from '#shared/history/use-history-action.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { usersMessages } from '../messages/catalogue.ts';
import type { MerchantUser } from '../model/types.ts';

/** What can be done about a person: one list for ⋯, right click and the card's menu. */
export function useUserActions(hrefOf: (id: string) => string): (user: MerchantUser) => RowAction[] {
  const text = useText(usersMessages);
  const format = useFormat();
  const copy = useCopyText();
  const history = useHistoryAction();
  return ({ id, phone }) => [
    // Whose rights may not be changed, and why, is said where they stand.
    { id: 'rights', label: text('action.rights'), icon: KeyRound, href: hrefOf(id) },
    { id: 'call', label: text('action.call'), icon: Phone, href: `tel:${phone}` },
    { id: 'copy', label: text('action.copyPhone'), icon: Copy, onAction: () => copy(format.phone(phone)) },
    ...history(id),
  ];
}
