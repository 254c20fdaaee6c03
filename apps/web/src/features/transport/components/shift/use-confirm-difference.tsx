import { shiftFields } from '@kasa/contracts/transport/fields';
import { KeyValue } from '@kasa/ui/key-value';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';

/** Data to confirm; amounts in kopiykas, which differ. */
interface CountedCash {
  readonly expected: number;
  readonly handedOver: number;
  readonly comment: string | null;
}

/** Asks before a shift is closed with a difference. */
export function useConfirmDifference(driverName: string, onConfirm: (difference: number) => void) {
  const text = useText(driversMessages);
  const format = useFormat();
  const { fact } = useFields(shiftFields);
  return useConfirm<CountedCash>(({ expected, handedOver, comment }) => {
    const difference = handedOver - expected;
    const kind = difference < 0 ? 'shortage' : 'surplus';
    const amount = format.money(Math.abs(difference));
    return {
      title: text(`close.ask.${kind}`, { amount }),
      tone: kind === 'shortage' ? 'danger' : 'default',
      confirmLabel: text(`close.confirm.${kind}`, { amount }),
      cancelLabel: text('close.recount'),
      busyLabel: text('close.busy'),
      onConfirm: () => {
        onConfirm(difference);
        return undefined;
      },
      children: (
        <div className="flex flex-col gap-3">
          <KeyValue
            items={[
              { id: 'driver', label: text('driver.title'), value: driverName },
              { id: 'expected', label: text('close.expected'), value: format.money(expected) },
              { id: 'given', label: text('close.handedOver'), value: format.money(handedOver) },
              fact({ comment }, 'comment'),
            ]}
          />
          <p className="text-text-muted">{text(`close.askText.${kind}`)}</p>
        </div>
      ),
    };
  });
}
