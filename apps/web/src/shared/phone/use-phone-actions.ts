import type { RowAction } from '@kasa/ui/data-table';
import { Copy, Phone } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useCopyText } from '../toast/use-copy-text.ts';

/** To call a person and to copy the number, for the menu of a row. */
export function usePhoneActions(callLabel?: string): (phone: string) => [call: RowAction, copy: RowAction] {
  const common = useText(commonMessages);
  const format = useFormat();
  const copy = useCopyText();
  return (phone) => [
    { id: 'call', label: callLabel ?? common('action.call'), icon: Phone, href: `tel:${phone}` },
    { id: 'copy', label: common('action.copyPhone'), icon: Copy, onAction: () => copy(format.phone(phone)) },
  ];
}
