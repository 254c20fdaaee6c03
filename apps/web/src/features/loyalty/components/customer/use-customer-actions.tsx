import { isClientError } from '@kasa/client/http/errors';
import type { RowAction } from '@kasa/ui/data-table';
import { UserRoundX } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { isConflict } from '#shared/errors/current-version.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { customerMessages } from '../../messages/customers/catalogue.ts';
import { type Customer, customerName } from '../../model/customer.ts';
import { customerQueryIds } from '../../queries.ts';
import { customerEntity } from './customer-entity.ts';

/** The actions of a customer, and the question before they are forgotten. */
export function useCustomerActions() {
  const text = useText(customerMessages);
  const format = useFormat();
  const { edit, guarded, history } = useEntityActions(customerEntity);
  const forget = useCommand('forgetCustomer', {
    refreshes: customerQueryIds,
    success: text('customer.forgotten'),
  });
  const asking = useConfirm((customer: Customer) => {
    const { id, version, available, waiting } = customer;
    const left = available + waiting;
    return {
      tone: 'danger',
      title: text('forget.title', { name: customerName(customer).replaceAll(' ', '\u00a0') }),
      children: [
        text('forget.text'),
        ...(left > 0 ? [text('forget.bonuses', { amount: format.money(left) })] : []),
      ].join(' '),
      confirmLabel: text('action.forget'),
      busyLabel: text('forget.busy'),
      async onConfirm() {
        try {
          await forget.run({ params: { id }, body: { version } });
        } catch (error) {
          // What was asked about is not what there is now: it is to be looked at and asked anew.
          if (!isClientError(error) || !isConflict(error)) throw error;
        }
      },
    };
  });
  const actions = (customer: Customer): RowAction[] => {
    const over = customer.state === 'forgotten' ? text('customer.forgottenShort') : undefined;
    return [
      guarded({ ...edit(customer.id), label: text('action.changePhone') }, over),
      guarded(
        {
          id: 'forget',
          label: text('action.forget'),
          icon: UserRoundX,
          tone: 'danger',
          onAction: () => asking.ask(customer),
        },
        over,
      ),
      ...history(customer.id),
    ];
  };
  return { actions, dialog: asking.dialog };
}
