import { customerFields } from '@kasa/contracts/loyalty/fields';
import { Status } from '@kasa/ui/status';
import { UserRoundX } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { customerMessages } from '../../messages/customers/catalogue.ts';
import { type Customer, customerName } from '../../model/customer.ts';

/** Says that a customer is forgotten; nothing of others. */
export function CustomerState({ customer: { state } }: { customer: Customer }) {
  const { display } = useFields(customerFields);
  return state === 'forgotten' ? (
    <Status tone="neutral" icon={UserRoundX}>
      {display('state', state)}
    </Status>
  ) : null;
}

/** How a customer is known: by phone, by a card alone, or not any more. */
export function CustomerName({ customer }: { customer: Customer }) {
  const text = useText(customerMessages);
  const { display } = useFields(customerFields);
  if (customer.phone !== null) {
    return <NameCell name={<span className="figures">{customerName(customer)}</span>} />;
  }
  const { state } = customer;
  return <NameCell name={state === 'forgotten' ? display('state', state) : text('customers.cardOnly')} />;
}
