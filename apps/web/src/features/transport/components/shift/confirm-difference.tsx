import { shiftFields } from '@kasa/contracts/transport/fields';
import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { KeyValue } from '@kasa/ui/key-value';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { cashBalance } from '../../model/cash.ts';

/** Data to confirm; amounts in kopiykas. */
export interface CountedCash {
  readonly expected: number;
  readonly handedOver: number;
  readonly comment: string | null;
}

export function ConfirmDifference({
  driverName,
  cash: { expected, handedOver, comment },
  onConfirm,
  onClose,
}: {
  driverName: string;
  cash: CountedCash;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const { fact } = useFields(shiftFields);
  const balance = cashBalance(handedOver - expected);
  if (balance.kind === 'even') return null;
  const amount = format.money(balance.amount);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text(`close.ask.${balance.kind}`, { amount })}
      tone={balance.kind === 'shortage' ? 'danger' : 'default'}
      confirmLabel={text(`close.confirm.${balance.kind}`, { amount })}
      cancelLabel={text('close.recount')}
      closeLabel={common('action.close')}
      busyLabel={text('close.busy')}
      onConfirm={() => {
        onConfirm();
        return undefined;
      }}
    >
      <div className="flex flex-col gap-3">
        <KeyValue
          items={[
            { id: 'driver', label: text('column.name'), value: driverName },
            { id: 'expected', label: text('close.expected'), value: format.money(expected) },
            { id: 'given', label: text('close.handedOver'), value: format.money(handedOver) },
            fact({ comment }, 'comment'),
          ]}
        />
        <p className="text-text-muted">{text(`close.askText.${balance.kind}`)}</p>
      </div>
    </ConfirmDialog>
  );
}
