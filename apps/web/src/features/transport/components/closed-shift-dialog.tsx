import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { KeyValue } from '@kasa/ui/key-value';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { paths } from '../../../shared/paths.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import type { Shift } from '../model/types.ts';
import { CashBalanceLabel } from './cash-balance.tsx';

/** What came of closing a shift, and the way to its record. */
export function ClosedShiftDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('close.doneTitle', { name: shift.driver.name })}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button href={paths.driversList({ driver: shift.driver.id, record: shift.id })} onPress={onClose}>
            {text('close.history')}
          </Button>
          <Button variant="primary" onPress={onClose} autoFocus>
            {common('action.close')}
          </Button>
        </>
      }
    >
      <div role="status" className="flex flex-col gap-3">
        <div>
          <CashBalanceLabel difference={shift.cash_difference ?? 0} variant="badge" />
        </div>
        <KeyValue
          items={[
            { id: 'expected', label: text('history.expected'), value: format.money(shift.expected_cash) },
            { id: 'given', label: text('history.handedOver'), value: format.money(shift.handed_over_cash) },
            { id: 'transport', label: text('card.transport'), value: shift.transport.name },
            { id: 'route', label: text('card.route'), value: shift.route.name },
            { id: 'comment', label: text('close.comment'), value: shift.comment },
          ]}
        />
      </div>
    </Dialog>
  );
}
