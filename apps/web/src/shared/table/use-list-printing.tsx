import type { MenuAction } from '@kasa/ui/menu';
import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { PrintedList } from '../print/printed-list.ts';

const printCode = onDemand(() => import('../print/print-list.tsx'));

/** The action that prints a list, and what it shows while it does. */
export function useListPrinting<Row extends { id: string }>(
  list: PrintedList<Row>,
): { action: MenuAction; dialog: ReactNode } {
  const text = useText(commonMessages);
  const code = useOnDemand(printCode);
  const [isOpen, setOpen] = useState(false);
  return {
    action: {
      id: 'print',
      label: text('action.print'),
      icon: Printer,
      onAction: () => {
        setOpen(true);
        void printCode.load();
      },
    },
    dialog: isOpen && code ? <code.PrintList {...list} onClose={() => setOpen(false)} /> : null,
  };
}
