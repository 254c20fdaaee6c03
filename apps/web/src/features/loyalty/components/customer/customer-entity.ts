import { CustomerInput, CustomerUpdate } from '@kasa/contracts/loyalty/customers';
import { customerFields } from '@kasa/contracts/loyalty/fields';
import { Phone } from '@kasa/contracts/shared/phone-schema';
import { UserRound } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { customerMessages } from '../../messages/customers/catalogue.ts';
import { type Customer, customerName } from '../../model/customer.ts';
import { customerQueryIds } from '../../queries.ts';

/** Customers. */
export const customerEntity = defineEntity({
  read: 'getCustomer',
  create: 'createCustomer',
  update: 'updateCustomer',
  input: CustomerInput,
  fields: customerFields,
  name: customerName,
  useWords() {
    const text = useText(customerMessages);
    return { words: entityWords(text, 'customer'), list: text('customers.title') };
  },
  icon: UserRound,
  permission: 'customers_manage',
  refreshes: customerQueryIds,
  listHref: paths.customers,
  href: ({ id }) => paths.customers({ open: id }),
  editHref: paths.customerEdit,
});

/** Without a card, a phone is what remains to know a customer by. */
const phoneInput = CustomerUpdate.omit({ version: true });
export const entityToChange = ({ has_card }: Pick<Customer, 'has_card'>) => ({
  ...customerEntity,
  changeInput: has_card ? phoneInput : phoneInput.extend({ phone: Phone }),
});
