import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { FormSection } from '@kasa/ui/form-section';
import { useSearchParams } from 'react-router-dom';
import { EntityCreateForm, EntityUpdateForm } from '#shared/entity/entity-form.tsx';
import { EntityScreen } from '#shared/entity/entity-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { customerEntity, entityToChange } from '../components/customer/customer-entity.ts';
import { CustomerPhone } from '../components/customer/customer-phone.tsx';
import { customerMessages } from '../messages/customers/catalogue.ts';
import { type Customer, customerName } from '../model/customer.ts';

/** `/Loyalty/customers/edit`: a new customer; with `?id=` the phone of that one is changed. */
export function CustomerEditScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <Creating /> : <Changing key={id} id={id} />;
}

function Creating() {
  const text = useText(customerMessages);
  return (
    <EntityCreateForm entity={customerEntity}>
      {(field, form) => (
        <>
          <FormSection title={text('form.known')}>
            <CustomerPhone form={form} hint={text('form.phoneHint')} />
          </FormSection>
          <FormSection title={text('form.consent')}>{field('has_consent')}</FormSection>
        </>
      )}
    </EntityCreateForm>
  );
}

function Changing({ id }: { id: string }) {
  const text = useText(customerMessages);
  const { data } = useObject('getCustomer', id).query;
  const title =
    data === undefined
      ? text('customer.editShort')
      : text('customer.editTitle', { name: customerName(data) });
  const back = { label: text('customers.title'), href: paths.customers() };
  return (
    <PermissionGate permission="customers_manage" title={title} back={back}>
      <EntityScreen entity={customerEntity} id={id} title={title}>
        {(customer, { refetch }) =>
          customer.state === 'forgotten' ? (
            <Forgotten customer={customer} title={title} back={back} />
          ) : (
            <ChangingPhone customer={customer} title={title} refetch={refetch} />
          )
        }
      </EntityScreen>
    </PermissionGate>
  );
}

/** Of somebody who is forgotten nothing can be changed. */
function Forgotten({
  customer: { id },
  title,
  back,
}: {
  customer: Customer;
  title: string;
  back: { label: string; href: string };
}) {
  const text = useText(customerMessages);
  return (
    <>
      <ScreenHeader title={title} back={back} />
      <EmptyState
        icon={customerEntity.icon}
        title={text('customer.forgottenTitle')}
        text={text('customer.forgottenText')}
        actions={
          <>
            <Button variant="primary" href={paths.customerEdit()}>
              {text('customers.create')}
            </Button>
            <Button href={paths.customers({ open: id })}>{text('customer.toList')}</Button>
          </>
        }
      />
    </>
  );
}

function ChangingPhone({
  customer,
  title,
  refetch,
}: {
  customer: Customer;
  title: string;
  refetch: Refetch<Customer>;
}) {
  const text = useText(customerMessages);
  return (
    <EntityUpdateForm entity={entityToChange(customer)} title={title} latest={customer} refetch={refetch}>
      {(_, form) => (
        <FormSection title={text('form.known')}>
          <CustomerPhone form={form} hint={text(customer.has_card ? 'form.phoneOrCard' : 'form.phoneHint')} />
        </FormSection>
      )}
    </EntityUpdateForm>
  );
}
