import { z } from 'zod';
import { entityOperations, examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  BonusEntryPage,
  BonusEntryQuery,
  Customer,
  CustomerInput,
  CustomerPage,
  CustomerQuery,
  CustomerUpdate,
  CustomerVersion,
  exampleBonusEntry,
  exampleCustomer,
} from '../customers.ts';

const path = '/api/v1/loyalty/customers';
const permission = 'customers_manage';
const customers = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: Customer,
  page: CustomerPage,
  example: exampleCustomer,
});
const assumed =
  'What is kept of a customer, and who sees it: the specification names bonuses alone (spec §1, §2).';
const failureDetails = {
  conflict: { fields: [{ path: 'phone', rule: 'taken' as const, message: 'Таке значення вже використано' }] },
};

export const listCustomers = customers.list('listCustomers', {
  summary: 'Customers of the merchant',
  description:
    'Wherever they buy: a session that is limited to points sees all of them, too, and only with a permission of their own.',
  query: CustomerQuery,
  assumed,
  example: { page: 1, sort: '-created_at' },
});

export const getCustomer = customers.get('getCustomer', {
  summary: 'A customer',
  description: 'How they are known, and what bonuses they have.',
  assumed,
});

const created = {
  ...exampleCustomer,
  phone: '+380671112299',
  number: '4820010998',
  available: 0,
  waiting: 0,
};

export const createCustomer = customers.create('createCustomer', {
  summary: 'Add a customer',
  description:
    'By phone. At a terminal somebody becomes one by a quote with consent (`quoteLoyalty`), there by a card as well. A phone that is known already is a conflict at its field.',
  body: CustomerInput,
  failureDetails,
  assumed,
  example: { body: { phone: created.phone, has_consent: true }, data: created },
});

const edited = { ...exampleCustomer, id: exampleIds.customerToEdit, phone: '+380671112288', version: 2 };

export const updateCustomer = customers.update('updateCustomer', {
  summary: 'Change the phone of a customer',
  description:
    'The bonuses stay. A phone that is known already is a conflict at its field. A forgotten customer stays as they are (`customer_forgotten`).',
  body: CustomerUpdate,
  codes: ['customer_forgotten'],
  failureDetails,
  assumed,
  example: { body: { phone: edited.phone, version: 1 }, data: edited },
});

export const forgetCustomer = customers.command('forgetCustomer', 'forget', {
  summary: 'Forget a customer, on their request',
  description:
    'Phone and card are erased for good (the journal knows only the end of a phone), and the bonuses that are left expire. The ledger stays, without the person. Somebody who comes again is a new customer. One that is forgotten already stays as it is.',
  body: CustomerVersion,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    body: { version: 1 },
    data: {
      ...exampleCustomer,
      ...{ id: exampleIds.customerToForget, phone: null, state: 'forgotten' as const },
      ...{ available: 0, waiting: 0, version: 2 },
    },
  },
});

export const listBonusEntries = operation({
  id: 'listBonusEntries',
  method: 'GET',
  path: `${path}/{id}/entries`,
  permission,
  summary: 'The ledger of a customer: what was earned, activated, spent, expired and returned',
  description:
    'Nothing in it is ever changed or removed. Each entry is of one lot of bonuses, those that were earned together: what is spent at once can be several entries.',
  params: z.strictObject({ id: Id }),
  query: BonusEntryQuery,
  data: BonusEntryPage,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleCustomer.id },
    query: { page: 1, kind: ['earned'] },
    data: examplePage(exampleBonusEntry),
  },
});
