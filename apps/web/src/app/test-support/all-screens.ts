/** All screens, derived from `shared/paths`. Only addresses that need an id or previous steps are listed. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Role } from '@kasa/contracts/shared/permissions';
import { renderAtBankStep, renderAtCodeStep } from '../../features/auth/test-support/registration.ts';
import { paths } from '../../shared/paths.ts';
import { type RenderedApp, type RenderOptions, renderApp } from './render-app.tsx';

export interface TestedScreen {
  /** The address without the values of its parameters. */
  readonly name: string;
  readonly address: string;
  readonly as: Role | null;
  readonly idleAddress: string;
  /** Mounts the app at `idleAddress`. */
  open(options?: RenderOptions): Promise<RenderedApp>;
}

interface Needs {
  as?: null;
  /** Addresses instead of the pattern. */
  addresses?: readonly string[];
  begin?: (options: RenderOptions) => Promise<RenderedApp>;
}

const {
  auditEntry,
  bulkRun,
  bulkRunToCancel,
  callbackDelivery,
  collectionRound,
  company,
  customer,
  ingredient,
  ingredientTemplate,
  depot,
  discount,
  discountToDelete,
  driver,
  ecommTerminal,
  encashment,
  point,
  product,
  productImport,
  productImportDone,
  productImportRun,
  productRun,
  resendRun,
  reversalRun,
  route,
  terminal,
  terminalTemplate,
  terminalWithCash,
  transaction,
  transactionToReverse,
  transport,
  user,
  userInvited,
  userToEdit,
  rightsTemplate,
} = exampleIds;

/** Requirements of some addresses; all others are opened as they are, by the owner. */
const needs: { readonly [Name in keyof typeof paths]?: Needs } = {
  welcome: { as: null },
  signIn: { as: null },
  signUp: { as: null },
  resetPassword: { as: null },
  confirmPassword: { as: null },
  invitation: { as: null },
  confirmCode: { as: null, begin: renderAtCodeStep },
  signUpBanking: { as: null, begin: renderAtBankStep },
  terminals: { addresses: [paths.terminals(), paths.terminals({ open: terminal })] },
  terminalEdit: { addresses: [paths.terminalEdit({ id: terminal })] },
  terminalRuns: { addresses: [paths.terminalRuns(), paths.terminalRuns({ open: bulkRun })] },
  terminalRun: {
    addresses: [paths.terminalRun({ id: bulkRun }), paths.terminalRun({ id: bulkRunToCancel })],
  },
  terminalSuccess: { addresses: [paths.terminalSuccess({ id: terminal })] },
  terminalEncashment: {
    addresses: [
      paths.terminalEncashment({ id: terminalWithCash }),
      paths.terminalEncashment({ id: terminalWithCash }, { open: encashment }),
      paths.terminalEncashment({ id: terminalWithCash }, { slip: encashment }),
    ],
  },
  transactions: {
    addresses: [
      paths.transactions(),
      paths.transactions({ open: transaction }),
      paths.transactions({ refund: 'find' }),
      paths.transactions({ refund: transactionToReverse }),
    ],
  },
  transactionRuns: { addresses: [paths.transactionRuns(), paths.transactionRuns({ open: reversalRun })] },
  transactionRun: { addresses: [paths.transactionRun({ id: reversalRun })] },
  callbackRuns: { addresses: [paths.callbackRuns(), paths.callbackRuns({ open: resendRun })] },
  callbackRun: { addresses: [paths.callbackRun({ id: resendRun })] },
  ecommCallbacks: { addresses: [paths.ecommCallbacks(), paths.ecommCallbacks({ open: callbackDelivery })] },
  cash: { addresses: [paths.cash(), paths.cash({ open: terminalWithCash })] },
  cashRounds: { addresses: [paths.cashRounds(), paths.cashRounds({ open: collectionRound })] },
  cashRound: {
    addresses: [
      paths.cashRound({ id: collectionRound }),
      paths.cashRound({ id: collectionRound }, { open: terminalWithCash }),
    ],
  },
  ecommTerminalEdit: { addresses: [paths.ecommTerminalEdit({ id: ecommTerminal })] },
  ecommTransactions: { addresses: [paths.ecommTransactions({ id: ecommTerminal })] },
  terminalTemplates: {
    addresses: [paths.terminalTemplates(), paths.terminalTemplates({ open: terminalTemplate })],
  },
  terminalTemplateCreate: {
    addresses: [
      paths.terminalTemplateCreate(),
      paths.terminalTemplateCreate({ from: terminal }),
      paths.terminalTemplateCreate({ copy: terminalTemplate }),
    ],
  },
  terminalTemplateEdit: { addresses: [paths.terminalTemplateEdit({ id: terminalTemplate })] },
  terminalTemplateApply: { addresses: [paths.terminalTemplateApply({ id: terminalTemplate })] },
  transportList: {
    addresses: [
      paths.transportList(),
      paths.transportList({ open: transport }),
      paths.transportList({ vehicle: transport }),
    ],
  },
  showRoute: { addresses: [paths.showRoute({ id: route })] },
  routeUpdate: { addresses: [paths.routeUpdate({ id: route })] },
  driversList: {
    addresses: [
      paths.driversList(),
      paths.driversList({ open: driver }),
      paths.driversList({ editDriver: driver }),
    ],
  },
  users: {
    addresses: [
      paths.users(),
      paths.users({ open: user }),
      paths.users({ open: userInvited }),
      paths.users({ user }),
      paths.users({ open: user, compare: userToEdit }),
    ],
  },
  rightsTemplates: { addresses: [paths.rightsTemplates(), paths.rightsTemplates({ open: rightsTemplate })] },
  rightsTemplateEdit: { addresses: [paths.rightsTemplateEdit({ id: rightsTemplate })] },
  userBranch: { addresses: [paths.userBranch({ id: point }), paths.userBranch({ id: depot })] },
  userSchedule: { addresses: [paths.userSchedule({ id: point })] },
  userStatistics: { addresses: [paths.userStatistics({ id: user })] },
  userEdit: { addresses: [paths.userEdit({ id: user })] },
  audit: { addresses: [paths.audit(), paths.audit({ open: auditEntry })] },
  branchesList: { addresses: [paths.branchesList(), paths.branchesList({ open: depot })] },
  branch: { addresses: [paths.branch({ id: depot }), paths.branch({ id: depot }, { tab: 'drivers' })] },
  companies: { addresses: [paths.companies(), paths.companies({ open: company })] },
  points: { addresses: [paths.points(), paths.points({ open: point })] },
  pointEdit: { addresses: [paths.pointEdit({ id: point })] },
  companyEdit: { addresses: [paths.companyEdit({ id: company })] },
  products: { addresses: [paths.products(), paths.products({ open: product })] },
  productEdit: { addresses: [paths.productEdit({ id: product })] },
  productTable: { addresses: [paths.productTable()] },
  productRuns: { addresses: [paths.productRuns(), paths.productRuns({ open: productRun })] },
  productRun: { addresses: [paths.productRun({ id: productRun })] },
  productImport: {
    addresses: [paths.productImport({ id: productImport }), paths.productImport({ id: productImportDone })],
  },
  productImportRuns: {
    addresses: [paths.productImportRuns(), paths.productImportRuns({ open: productImportRun })],
  },
  productImportRun: { addresses: [paths.productImportRun({ id: productImportRun })] },
  priceTags: { addresses: [paths.priceTags(), paths.priceTags({ product_id: product })] },
  ingredients: { addresses: [paths.ingredients(), paths.ingredients({ open: ingredient })] },
  ingredientEdit: { addresses: [paths.ingredientEdit({ id: ingredient })] },
  ingredientTemplates: {
    addresses: [paths.ingredientTemplates(), paths.ingredientTemplates({ open: ingredientTemplate })],
  },
  ingredientTemplateEdit: { addresses: [paths.ingredientTemplateEdit({ id: ingredientTemplate })] },
  discounts: { addresses: [paths.discounts(), paths.discounts({ open: discount })] },
  customers: { addresses: [paths.customers(), paths.customers({ open: customer })] },
  customerEdit: { addresses: [paths.customerEdit(), paths.customerEdit({ id: customer })] },
  discountEdit: { addresses: [paths.discountEdit({ id: discount })] },
  simulation: { addresses: [paths.simulation(), paths.simulation({ discount: discountToDelete })] },
  loyaltyReport: { addresses: [paths.loyaltyReport(), paths.loyaltyReport({ discount })] },
  branchEdit: { addresses: [paths.branchEdit(), paths.branchEdit({ id: depot })] },
};

const IDLE_ADDRESS = '/nowhere';

export const allScreens: readonly TestedScreen[] = Object.entries(paths).flatMap(([name, { pattern }]) => {
  const { as = 'owner', addresses = [pattern], begin = null } = needs[name as keyof typeof paths] ?? {};
  return addresses.map((address) => ({
    name: address.replace(/=[^&]*/g, ''),
    address,
    as,
    idleAddress: IDLE_ADDRESS,
    open: async (options: RenderOptions = {}) => {
      const app = begin ? await begin(options) : await renderApp(IDLE_ADDRESS, { as, ...options });
      if (begin) await app.goTo(IDLE_ADDRESS);
      return app;
    },
  }));
});

export const privateScreens = allScreens.filter(({ as }) => as !== null);
