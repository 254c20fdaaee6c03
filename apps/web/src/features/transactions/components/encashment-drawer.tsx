import { PrintSheet } from '@kasa/ui/print-sheet';
import { Printer } from 'lucide-react';
import { ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import type { Encashment } from '../model/types.ts';
import { EncashmentSlip } from './encashment-slip.tsx';

/** An encashment to look at, with its slip to print again. */
export function EncashmentDrawer(props: RowDrawerProps<Encashment>) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  return (
    <ShowDrawer
      {...props}
      read="getEncashment"
      title={text('short')}
      name={({ number }) => text('history.row', { number: String(number) })}
      subtitle={({ taken_at }) => format.dateTime(taken_at)}
      lost={text('slip.lost')}
      permission={null}
      actions={() => [
        { id: 'print', label: text('slip.print'), icon: Printer, onAction: () => window.print() },
      ]}
    >
      {(encashment) => (
        <>
          <EncashmentSlip encashment={encashment} />
          <PrintSheet>
            <EncashmentSlip encashment={encashment} />
          </PrintSheet>
        </>
      )}
    </ShowDrawer>
  );
}
