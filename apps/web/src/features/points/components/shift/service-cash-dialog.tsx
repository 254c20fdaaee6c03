import type { ClientError } from '@kasa/client/http/errors';
import { registerDocumentFields } from '@kasa/contracts/points/shift-fields';
import { ServiceCashInput } from '@kasa/contracts/points/shifts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { shiftQueryIds } from '../../queries.ts';
import type { RegisterShift } from './shift-state.tsx';

const CashForm = ServiceCashInput.pick({ amount: true });

/** Asks how much is put into the drawer, or taken out of it. */
export function ServiceCashDialog({
  shift: { id, report },
  kind,
  onClose,
}: {
  shift: RegisterShift;
  kind: 'service_in' | 'service_out';
  onClose: () => void;
}) {
  const text = useText(pointMessages);
  const format = useFormat();
  const { display } = useFields(registerDocumentFields);
  const record = useCommand('recordServiceCash', {
    refreshes: shiftQueryIds,
    success: ({ pending, refusal }) =>
      pending === null && refusal === null ? text(`shift.done.${kind}`) : undefined,
    isQuiet: (error) => insideAt(error) !== undefined,
  });
  const form = useContractForm({
    schema: CashForm,
    defaults: { amount: null },
    send: ({ amount }, how) =>
      record.run({ params: { id }, body: { kind, amount } }, how).catch((error: ClientError) => {
        const inside = insideAt(error);
        if (inside !== undefined) {
          const message = text('shift.cashTooMuch', { amount: format.money(inside) });
          how.applyFieldErrors?.([{ path: 'amount', rule: 'too_big', message }]);
        }
        throw error;
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={display('kind', kind)}
      form={form}
      submitLabel={text(`shift.submit.${kind}`)}
      busyLabel={text('shift.cashBusy')}
      onClose={onClose}
    >
      <FormMoney
        form={form}
        name="amount"
        label={text('shift.amount')}
        hint={text('shift.cashInside', { amount: format.money(report.cash) })}
      />
    </FormDialog>
  );
}

/** What the drawer holds, where more was to be taken out of it; undefined: refused for something else. */
const insideAt = (error: ClientError): number | undefined =>
  error.kind === 'server' && error.codeName === 'register_cash_not_enough'
    ? error.details?.inside_amount
    : undefined;
