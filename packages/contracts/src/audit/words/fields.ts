import {
  bank,
  browser,
  choice,
  day,
  type FieldSpecs,
  instant,
  parts,
  phone,
  text,
} from '../../shared/fields.ts';
import { permissions, roles } from '../../shared/permissions.ts';
import {
  depotFields,
  driverFields,
  routeFields,
  shiftFields,
  vehicleFields,
} from '../../transport/fields.ts';
import { bulkRun, callbackTest, terminal, terminalTemplate } from './terminals.ts';
import { encashment } from './transactions.ts';

const name = text('Назва', 'Name');
const fullName = text('Прізвище, ім’я, по батькові', 'Full name');

/** Without derived fields, which the audit log never records. */
const recorded = (specs: FieldSpecs): FieldSpecs =>
  Object.fromEntries(Object.entries(specs).filter(([, { isDerived }]) => !isDerived));

/** All fields that the audit log records, by object type. */
export const fields: Readonly<Record<string, FieldSpecs>> = {
  route: routeFields,
  transport: vehicleFields,
  driver: driverFields,
  shift: shiftFields,
  depot: recorded(depotFields),
  terminal,
  encashment,
  terminal_template: terminalTemplate,
  bulk_run: bulkRun,
  callback_test: callbackTest,
  merchant: {
    name,
    tax_number: text('ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'),
    bank_mfo: bank('Банк', 'Bank'),
    iban: text('Рахунок IBAN', 'IBAN'),
  },
  user: {
    full_name: fullName,
    phone: phone('Телефон', 'Phone'),
    roles: choice('Ролі', 'Roles', roles),
    tags_added: choice('Окремо надані права', 'Permissions granted separately', permissions),
    tags_removed: choice('Окремо вилучені права', 'Permissions taken away separately', permissions),
    password: text('Пароль', 'Password'),
    accepted: parts('Прийняті документи', 'Accepted documents', {
      terms: day('Умови використання', 'Terms of use'),
      privacy_policy: day('Політика конфіденційності', 'Privacy policy'),
      public_offer: day('Публічна оферта', 'Public offer'),
    }),
  },
  session: {
    user_agent: browser('Браузер', 'Browser'),
    address: text('IP-адреса', 'IP address'),
    signed_in_at: instant('Час входу', 'Signed in'),
    viewing_as: choice('Роль, у якій переглядають', 'Role viewed as', roles),
  },
};
