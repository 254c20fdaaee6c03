import { productRunFields } from '../../catalogue/product-run-fields.ts';
import { companyFields, companyFilterFields } from '../../companies/fields.ts';
import {
  choice,
  dayRange,
  type FieldSpec,
  type FieldSpecs,
  type LocalizedText,
  type LocalizedTexts,
  parts,
  reference,
  text,
  yesOrNo,
} from '../../shared/fields.ts';
import { callbackDeliveryFields } from '../../terminals/callback-fields.ts';
import {
  bulkRunFields,
  ecommTerminalFields,
  templateFields,
  terminalFields,
  terminalFilterFields,
} from '../../terminals/fields.ts';
import { resendRunFields } from '../../terminals/resend-run-fields.ts';
import {
  collectionRoundFields,
  reversalRunFields,
  terminalWithCashFields,
  transactionFields,
  transactionFilterFields,
} from '../../transactions/fields.ts';
import {
  depotFields,
  driverFields,
  routeFields,
  shiftFields,
  vehicleFields,
} from '../../transport/fields.ts';
import { userFields, userFilterFields } from '../../users/fields.ts';
import { auditChangeFields, auditFilterFields } from '../fields.ts';

const hasFailed = choice('Невдачі', 'Failures', {
  true: { uk: 'Є', en: 'Some' },
  false: { uk: 'Немає', en: 'None' },
});
const none = { '-': { uk: 'Немає', en: 'None' } };

const worded = (fields: FieldSpecs, word: (name: string, label: LocalizedText) => LocalizedTexts) =>
  Object.entries(fields).map(([name, { uk, en }]) => word(name, { uk, en }));

const ways = (name: string, { uk, en }: LocalizedText): LocalizedTexts => ({
  [name]: { uk: `${uk}, за зростанням`, en: `${en}, ascending` },
  [`-${name}`]: { uk: `${uk}, за спаданням`, en: `${en}, descending` },
});

/**
 * What a view of a list keeps.
 * @param columns words of its columns and ways to sort, by their ids
 */
const list = (uk: string, en: string, filters: FieldSpecs, columns: FieldSpecs): FieldSpec => {
  const hidden = worded(columns, (id, label) => ({ [id]: label }));
  return parts(uk, en, {
    ...filters,
    sort: choice('Порядок рядків', 'Sorting', Object.assign({}, ...worded(columns, ways))),
    hidden: choice('Приховані колонки', 'Hidden columns', Object.assign({}, none, ...hidden)),
  });
};

const { q } = terminalFilterFields;
const ofTransport = { route_id: vehicleFields.route, branch_id: vehicleFields.branch };
const createdAt = text('Створено', 'Created');

const lists: FieldSpecs = {
  terminals: list('Термінали', 'Terminals', terminalFilterFields, terminalFields),
  ecomm_terminals: list(
    'Вебтермінали',
    'Web terminals',
    {
      q,
      status: terminalFilterFields.status,
      point_id: terminalFilterFields.point_id,
      test_mode: terminalFilterFields.test_mode,
      ...dayRange('activated', terminalFields.activated_at),
    },
    { ...ecommTerminalFields, commission: text('Комісія', 'Commission') },
  ),
  terminal_templates: list(
    'Шаблони терміналів',
    'Terminal templates',
    {
      q,
      is_used: yesOrNo('Використовується', 'In use'),
      ...dayRange('changed', templateFields.updated_at),
      ...dayRange('created', templateFields.created_at),
    },
    {
      ...templateFields,
      terminals: templateFields.terminals_count,
      settings: text('Налаштувань', 'Settings'),
      changed: templateFields.updated_at,
    },
  ),
  terminal_runs: list(
    'Масові дії',
    'Bulk actions',
    {
      kind: bulkRunFields.kind,
      state: bulkRunFields.state,
      has_failed: hasFailed,
      user_id: bulkRunFields.started_by,
      template_id: bulkRunFields.template,
      ...dayRange('started', bulkRunFields.created_at),
    },
    { ...bulkRunFields, by: bulkRunFields.started_by },
  ),
  callbacks: list(
    'Сповіщення магазинів',
    'Shop callbacks',
    {
      state: callbackDeliveryFields.state,
      terminal_id: callbackDeliveryFields.terminal,
      transaction_id: callbackDeliveryFields.transaction,
      status: callbackDeliveryFields.status,
      host: callbackDeliveryFields.host,
      ...dayRange('created', callbackDeliveryFields.created_at),
      created_since: text('Від моменту', 'Since'),
    },
    callbackDeliveryFields,
  ),
  resend_runs: list(
    'Масові надсилання сповіщень',
    'Bulk resends of callbacks',
    {
      state: resendRunFields.state,
      has_failed: hasFailed,
      user_id: resendRunFields.started_by,
      ...dayRange('started', resendRunFields.created_at),
    },
    { ...resendRunFields, by: resendRunFields.started_by },
  ),
  transactions: list('Транзакції', 'Transactions', transactionFilterFields, transactionFields),
  reversal_runs: list(
    'Масові повернення',
    'Bulk refunds',
    {
      state: reversalRunFields.state,
      has_failed: hasFailed,
      user_id: reversalRunFields.started_by,
      ...dayRange('started', reversalRunFields.created_at),
    },
    { ...reversalRunFields, by: reversalRunFields.started_by },
  ),
  product_runs: list(
    'Масові дії з товарами',
    'Bulk actions on products',
    {
      action: productRunFields.action,
      state: productRunFields.state,
      has_failed: hasFailed,
      user_id: productRunFields.started_by,
      ...dayRange('started', productRunFields.created_at),
    },
    { ...productRunFields, by: productRunFields.started_by },
  ),
  cash: list(
    'Інкасація',
    'Cash collection',
    { q, kind: terminalFields.kind, point_id: terminalFields.point },
    { ...terminalWithCashFields, kind: terminalFields.kind },
  ),
  cash_rounds: list(
    'Обходи інкасації',
    'Cash collection rounds',
    {
      state: collectionRoundFields.state,
      user_id: collectionRoundFields.assignee,
      ...dayRange('created', collectionRoundFields.created_at),
    },
    collectionRoundFields,
  ),
  routes: list(
    'Маршрути',
    'Routes',
    { q, city: routeFields.city, mode: routeFields.mode },
    { ...routeFields, created_at: createdAt },
  ),
  transports: list(
    'Транспорт',
    'Vehicles',
    {
      q,
      ...ofTransport,
      status: vehicleFields.status,
      mode: vehicleFields.mode,
      city: routeFields.city,
      inspection: choice('Техогляд', 'Inspection', {
        due: { uk: 'Протягом 30 днів', en: 'Within 30 days' },
        overdue: { uk: 'Прострочено', en: 'Overdue' },
      }),
    },
    { ...vehicleFields, location: text('Розташування', 'Location'), created_at: createdAt },
  ),
  drivers: list(
    'Водії',
    'Drivers',
    { name: q, ...ofTransport, transport_id: vehicleFields.transport_num, shift: shiftFields.status },
    { ...driverFields, messenger: text('Месенджер', 'Messenger'), created_at: createdAt },
  ),
  branches: list('Депо', 'Depots', { q }, { ...depotFields, created_at: createdAt }),
  companies: list('Компанії', 'Companies', companyFilterFields, companyFields),
  users: list('Користувачі', 'Users', userFilterFields, {
    ...userFields,
    single: userFilterFields.has_single_tags,
    access: userFields.is_active,
    created_at: createdAt,
  }),
  audit: list('Журнал змін', 'Audit log', auditFilterFields, {
    ...auditChangeFields,
    what: auditChangeFields.operation,
    object: auditChangeFields.object_name,
    who: auditChangeFields.user,
  }),
};

/** What the journal knows of a shared view. */
export const savedViewFields = {
  name: text('Назва', 'Name'),
  list: choice('Список', 'List', lists),
  // By list, as the same name means another thing in each.
  parameters: parts('Відбір і порядок', 'Filters and order', lists),
  author: reference('Автор', 'Author'),
} as const satisfies FieldSpecs;
