import { customerFields } from '@kasa/contracts/loyalty/fields';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { DrawerSection, ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { customerMessages } from '../../messages/customers/catalogue.ts';
import { type Customer, customerName } from '../../model/customer.ts';
import { BonusEntries } from './bonus-entries.tsx';
import { CustomerState } from './customer-name.tsx';

/** A customer to look at: how they are known, their bonuses, and how these came to be. */
export function CustomerDrawer(props: RowDrawerProps<Customer>) {
  const text = useText(customerMessages);
  const { label } = useFields(customerFields);
  return (
    <ShowDrawer
      {...props}
      read="getCustomer"
      title={text('customer.title')}
      name={customerName}
      subtitle={({ phone, number }) =>
        phone === null ? label('number') : <span className="figures">{`${label('number')} ${number}`}</span>
      }
      status={(customer) => <CustomerState customer={customer} />}
      lost={text('customer.lostText')}
      permission="customers_manage"
    >
      {(customer: Customer) => (
        <>
          <Known customer={customer} />
          <Sums customer={customer} />
          <DrawerSection title={text('entries.title')}>
            <BonusEntries id={customer.id} />
          </DrawerSection>
        </>
      )}
    </ShowDrawer>
  );
}

function Known({ customer }: { customer: Customer }) {
  const text = useText(customerMessages);
  const { fact } = useFields(customerFields);
  const isForgotten = customer.state === 'forgotten';
  return (
    <DrawerSection title={text('facts.known')}>
      {isForgotten ? (
        <div className="mb-4">
          <InlineNotice tone="info">{text('facts.forgotten')}</InlineNotice>
        </div>
      ) : null}
      <KeyValue
        items={[
          ...(isForgotten
            ? []
            : [
                fact(customer, 'phone'),
                fact(customer, 'has_card', text(customer.has_card ? 'facts.cardKnown' : 'facts.noCard')),
              ]),
          fact(customer, 'consented_at'),
        ]}
      />
    </DrawerSection>
  );
}

function Sums({ customer }: { customer: Customer }) {
  const text = useText(customerMessages);
  const { fact } = useFields(customerFields);
  return (
    <DrawerSection title={text('facts.bonuses')}>
      <KeyValue
        items={[
          { ...fact(customer, 'available'), label: text('facts.available') },
          fact(customer, 'waiting'),
        ]}
      />
      {customer.waiting === 0 ? null : (
        <p className="mt-3 text-[13px] text-text-muted">{text('facts.waitingWhy')}</p>
      )}
    </DrawerSection>
  );
}
