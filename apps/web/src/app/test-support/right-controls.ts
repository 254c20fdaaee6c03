/** Controls that need a right, by the screen they stand on: the contract says which operations need a line here. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { OperationId } from '../../shared/query/operations.ts';
import { catalogueGates } from './catalogue-gates.ts';
import { type Gate, peopleGates } from './people-gates.ts';

const { route, transport, driver, depot, bulkRunToCancel, collectionRoundToFinish, resendRun } = exampleIds;
const {
  ecommTerminal,
  terminal,
  terminalToActivate,
  terminalWithCash,
  terminalTemplate,
  transactionToReverse,
  transactionWithoutReceipt,
} = exampleIds;
const templates = '/terminals/templates';
/** The tag of a control that names none. */
export const manage = 'transport_manage';

export interface Control {
  name: string;
  does: readonly OperationId[];
  tag?: Permission;
}

/** Spec §5: the text for terminal settings, which replaces the general one. */
const noSettings = 'У вас немає дозволу на редагування налаштувань термінала';

/** Who looks: somebody without the right. Default: a cashier. */
export type Looking = { as?: 'accountant' | 'director' | 'dispatcher' };

export const gates: readonly Gate[] = [
  {
    path: '/dashboard',
    tag: 'reports_view',
    does: ['getDashboard', 'getSalesReport', 'getDeclinePatterns'],
  },
  ...peopleGates,
  {
    path: '/list/ecomm_keys',
    tag: 'ecomm_manage',
    does: ['listSigningKeys', 'rotateSigningKey', 'getStatusSecret', 'renewStatusSecret'],
  },
  { path: '/terminals/create', tag: 'add_terminal', does: ['addTerminal', 'disputeTerminal'] },
  { path: '/offline', tag: 'add_terminal', does: ['createOfflineTerminal'] },
  { path: '/terminal_config', tag: 'add_terminal', does: ['createOfflineTerminal'] },
  {
    path: `/terminals/${terminal}/edit`,
    tag: 'edit_terminal',
    does: ['updateTerminal', 'getTerminalSettingChanges', 'previewCallback', 'testCallback'],
    title: noSettings,
  },
  {
    path: '/list/ecomm_terminal',
    tag: 'ecomm_manage',
    does: ['listEcommTerminals', 'setEcommTerminalStatus'],
  },
  { path: '/create/ecomm_terminal', tag: 'ecomm_manage', does: ['createEcommTerminal'] },
  {
    path: `/edit/ecomm_terminal/${ecommTerminal}`,
    tag: 'ecomm_manage',
    does: ['replaceKeyPhrase', 'endKeyPhraseOverlap'],
  },
  {
    path: `${templates}/create`,
    tag: 'edit_terminal',
    does: ['createTerminalTemplate', 'previewCallback', 'testCallback'],
    title: noSettings,
  },
  {
    path: `${templates}/${terminalTemplate}/edit`,
    tag: 'edit_terminal',
    does: ['updateTerminalTemplate', 'getTerminalTemplateSettingChanges', 'previewCallback', 'testCallback'],
    title: noSettings,
  },
  {
    path: `${templates}/${terminalTemplate}/apply`,
    tag: 'edit_terminal',
    does: ['previewBulkRun', 'startBulkRun'],
    title: noSettings,
  },
  { path: '/Routes', tag: 'transport_view', does: ['listRoutes'] },
  { path: `/Route?id=${route}`, tag: 'transport_view', does: ['getRoute'] },
  { path: '/Transports', tag: 'transport_view', does: ['listTransports', 'getTransport'] },
  {
    path: '/Drivers',
    tag: 'transport_view',
    does: ['listDrivers', 'getDriver', 'getDriverAvatar', 'getOpenShift', 'listShifts'],
  },
  { path: '/branches', tag: 'transport_view', does: ['listDepots'] },
  { path: `/branches/${depot}`, tag: 'transport_view', does: ['getDepot'] },
  { path: '/Routes/Create', tag: manage, does: ['createRoute'] },
  { path: `/Route/Update?id=${route}`, tag: manage, does: ['updateRoute'] },
  { path: '/Transports/Create', tag: manage, does: ['createTransport'] },
  { path: '/Drivers/Create', tag: manage, does: ['createDriver', 'uploadDriverAvatar'] },
  { path: '/branches/edit', tag: manage, does: ['createDepot'] },
  { path: `/branches/edit?id=${depot}`, tag: manage, does: ['updateDepot'] },
  { path: '/cash', tag: 'cash_view', does: ['listTerminalsWithCash'] },
  { path: '/cash/rounds', tag: 'cash_view', does: ['listCollectionRounds', 'listCashCollectors'] },
  { path: `/cash/rounds/${collectionRoundToFinish}`, tag: 'cash_view', does: ['getCollectionRound'] },
  {
    path: `/terminals/${terminalWithCash}/encashment`,
    tag: 'cash_view',
    does: [
      'getTerminalCash',
      'listEncashments',
      'exportEncashments',
      'listEncashmentPeople',
      'getEncashment',
    ],
  },
  {
    path: '/list/ecomm_callbacks',
    tag: 'ecomm_manage',
    does: [
      ...['listCallbackDeliveries', 'getCallbackDelivery', 'resendCallback', 'listFailingEndpoints'],
      ...['previewResendRun', 'startResendRun'],
    ] as const,
  },
  {
    path: '/list/ecomm_callbacks/runs',
    tag: 'ecomm_manage',
    does: ['listResendRuns', 'listResendRunPeople'],
  },
  {
    path: `/list/ecomm_callbacks/runs/${resendRun}`,
    tag: 'ecomm_manage',
    does: ['getResendRun', 'listResendRunRows', 'exportResendRun', 'cancelResendRun'],
  },
  {
    path: '/audit',
    tag: 'audit_view',
    does: ['listAuditEntries', 'getAuditEntry', 'listAuditPeople', 'exportAuditEntries'],
  },
  {
    path: '/companies',
    tag: 'companies_manage',
    does: ['listCompanies', 'getCompany', 'getCompanyGroup', 'deleteCompany'],
  },
  { path: '/companies/create', tag: 'companies_manage', does: ['createCompany'] },
  { path: `/companies/${exampleIds.company}/edit`, tag: 'companies_manage', does: ['updateCompany'] },
  {
    path: '/points/list',
    tag: 'points_manage',
    does: [
      ...(['listPoints', 'getPoint', 'getPointKey', 'exportPoints', 'deletePoint'] as const),
      ...(['listRegisterShifts', 'exportRegisterShifts', 'getRegisterShift', 'openRegisterShift'] as const),
      ...(['closeRegisterShift', 'recordServiceCash'] as const),
      ...(['getFiscalClock', 'getRegisterRepair', 'repairRegister'] as const),
    ],
  },
  {
    path: '/points/create',
    tag: 'points_manage',
    does: [
      ...(['createPoint', 'listPointCompanies', 'getPointCompany'] as const),
      ...(['listPointDirectors', 'getPointDirector', 'listPointKeys', 'uploadPointKey'] as const),
    ],
  },
  { path: '/points/non-fiscal', tag: 'points_manage', does: ['createPoint'] },
  { path: '/points/keys', tag: 'points_manage', does: ['deletePointKey'] },
  { path: '/points/fiscal/add', tag: 'points_manage', does: ['getKeyRegisters', 'addKeyPoints'] },
  { path: `/points/${exampleIds.point}/edit`, tag: 'points_manage', does: ['updatePoint'] },
  ...catalogueGates,
  {
    path: '/Loyalty',
    tag: 'loyalty_manage',
    does: ['listDiscounts', 'getDiscount', 'changeDiscountState', 'deleteDiscount'],
  },
  { path: '/Loyalty/Create', tag: 'loyalty_manage', does: ['createDiscount'] },
  { path: `/Loyalty/${exampleIds.discount}/edit`, tag: 'loyalty_manage', does: ['updateDiscount'] },
  { path: '/Loyalty/simulation', tag: 'loyalty_manage', does: ['simulateDiscounts'] },
  { path: '/Loyalty/report', tag: 'loyalty_manage', does: ['getLoyaltyReport'] },
  {
    path: '/Loyalty/customers',
    tag: 'customers_manage',
    does: ['listCustomers', 'getCustomer', 'listBonusEntries', 'forgetCustomer'],
  },
  { path: '/Loyalty/customers/edit', tag: 'customers_manage', does: ['createCustomer'] },
  {
    path: `/Loyalty/customers/edit?id=${exampleIds.customer}`,
    tag: 'customers_manage',
    does: ['updateCustomer'],
  },
];

export const buttons: readonly ({ path: string; controls: readonly Control[] } & Looking)[] = [
  {
    path: '/terminals',
    controls: [{ name: 'Додати термінал', tag: 'add_terminal', does: ['addTerminal'] }],
  },
  {
    path: `/terminals/success?id=${terminalToActivate}`,
    controls: [
      { name: 'Створити ще один', tag: 'add_terminal', does: ['createOfflineTerminal'] },
      { name: 'Активувати', tag: 'add_terminal', does: ['activateTerminal', 'activateTerminalByCode'] },
      { name: 'Відкрити термінал', tag: 'edit_terminal', does: ['updateTerminal'] },
    ],
  },
  {
    path: templates,
    controls: [{ name: 'Створити шаблон', tag: 'edit_terminal', does: ['createTerminalTemplate'] }],
  },
  {
    as: 'accountant',
    path: `/cash/rounds/${collectionRoundToFinish}`,
    controls: [
      { name: 'Завершити обхід', tag: 'encashment_perform', does: ['finishCollectionRound'] },
      { name: 'Редагувати', tag: 'encashment_perform', does: ['updateCollectionRound'] },
    ],
  },
  {
    as: 'accountant',
    path: `/transactions?period=all&open=${transactionToReverse}`,
    controls: [{ name: 'Повернути', tag: 'facq_transac_reversal', does: ['reverseTransaction'] }],
  },
  {
    path: `/transactions?period=all&open=${transactionWithoutReceipt}`,
    controls: [
      {
        name: 'Зареєструвати чек',
        tag: 'facq_transac_status_update',
        does: ['registerTransactionReceipt'],
      },
    ],
  },
  { as: 'director', path: '/Routes', controls: [{ name: 'Створити маршрут', does: ['createRoute'] }] },
  {
    as: 'director',
    path: `/Route?id=${route}`,
    controls: [
      { name: 'Редагувати', does: ['updateRoute'] },
      { name: 'Додати ТС', does: ['createTransport'] },
    ],
  },
  { as: 'director', path: '/Transports', controls: [{ name: 'Додати ТС', does: ['createTransport'] }] },
  {
    as: 'director',
    path: `/Transports?vehicle=${transport}`,
    controls: [{ name: 'Зберегти', does: ['updateTransport'] }],
  },
  { as: 'director', path: '/Drivers', controls: [{ name: 'Додати водія', does: ['createDriver'] }] },
  {
    as: 'director',
    path: `/Drivers?editDriver=${driver}`,
    controls: [{ name: 'Зберегти', does: ['updateDriver', 'uploadDriverAvatar', 'removeDriverAvatar'] }],
  },
  {
    // Others see only runs of their own, unless they see all points.
    as: 'accountant',
    path: `/terminals/runs/${bulkRunToCancel}`,
    controls: [{ name: 'Зупинити', tag: 'edit_terminal', does: ['cancelBulkRun'] }],
  },
  { as: 'director', path: '/branches', controls: [{ name: 'Додати депо', does: ['createDepot'] }] },
  {
    as: 'director',
    path: `/branches/${depot}`,
    controls: [
      { name: 'Редагувати', does: ['updateDepot'] },
      { name: 'Додати ТС', does: ['createTransport'] },
      { name: 'Додати водія', does: ['createDriver'] },
    ],
  },
];

/**
 * Needs a row to be chosen, a payment that is open, or a run that goes on: see `collection-rounds.test.tsx`,
 * `refunds.test.tsx`, `reversal-runs.test.tsx`, `product-runs.test.tsx`.
 */
export const withRows: readonly OperationId[] = [
  'createCollectionRound',
  'updateTransactionStatus',
  'previewReversalRun',
  'startReversalRun',
  'cancelReversalRun',
  ...(['previewProductRun', 'startProductRun', 'cancelProductRun'] as const),
];
