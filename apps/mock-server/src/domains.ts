import type { Operations } from '@kasa/contracts/operations';
import { auditHandlers } from './audit/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { importRuns } from './catalogue/imports/domain.ts';
import { productRuns } from './catalogue/product-runs/domain.ts';
import { companiesHandlers } from './companies/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import type { Db } from './db/schema.ts';
import type { SeededMerchant, SeedOptions } from './db/seed-options.ts';
import { eventsHandlers } from './events/handlers.ts';
import type { EventHub } from './events/hub.ts';
import type { Registrar } from './http/fiscal/registrar.ts';
import type { Invitations } from './http/invitations.ts';
import type { OutgoingHttpClient } from './http/outgoing/outgoing-client.ts';
import type { Handlers } from './http/request/handler.ts';
import type { Workplaces } from './http/workplaces.ts';
import { loyaltyHandlers } from './loyalty/handlers.ts';
import type { DocumentSigner } from './points/documents/signer.ts';
import { pointsHandlers } from './points/handlers.ts';
import type { TaxService } from './points/tax-service/tax-service.ts';
import type { RunDomain } from './runs/run.ts';
import { terminalRuns } from './terminals/bulk/domain.ts';
import { resendRuns } from './terminals/callbacks/resend-runs/domain.ts';
import { terminalsHandlers } from './terminals/handlers.ts';
import { seedBulkRuns } from './terminals/seed/bulk-runs.ts';
import type { Acquirer } from './transactions/acquirer.ts';
import { transactionsHandlers } from './transactions/handlers.ts';
import { reversalRuns } from './transactions/reversal-runs/domain.ts';
import type { SettlementServices } from './transactions/reversals/settle.ts';
import { transportHandlers } from './transport/handlers.ts';
import { usersHandlers } from './users/handlers.ts';

/** What works the runs of all domains. */
export const runDomains = (services: SettlementServices): readonly RunDomain[] => [
  terminalRuns,
  reversalRuns(services),
  resendRuns,
  productRuns,
  importRuns,
];

interface Services {
  readonly acquirer: Acquirer;
  readonly taxService: TaxService;
  readonly signer: DocumentSigner;
  readonly registrar: Registrar;
  readonly invitations: Invitations;
  readonly workplaces: Workplaces;
  readonly outgoing: OutgoingHttpClient;
  readonly hub: EventHub;
  readonly heartbeatMs: number | undefined;
}

interface Domain {
  readonly handlers: (services: Services) => object;
  /** Writes the merchant's demo data. Uses dynamic imports: most server starts seed nothing. */
  readonly seed?: (tx: Db, merchant: SeededMerchant, world: SeedOptions) => Promise<void>;
}

/** Every domain, in seeding order: data of a domain may refer to data of earlier ones. */
const domains = {
  auth: { handlers: () => authHandlers },
  dashboard: { handlers: () => dashboardHandlers },
  events: { handlers: ({ hub, heartbeatMs }) => eventsHandlers(hub, heartbeatMs) },
  companies: {
    handlers: () => companiesHandlers,
    async seed(tx, merchant, world) {
      const { seedCompanies } = await import('./companies/seed/companies.ts');
      await seedCompanies(tx, merchant, world);
    },
  },
  transport: {
    handlers: () => transportHandlers,
    async seed(tx, merchant, world) {
      const { id, size, dispatcher } = merchant;
      const { seedTransport } = await import('./transport/seed.ts');
      await seedTransport(tx, { merchant: id, dispatcher: dispatcher.id, size }, world);
    },
  },
  terminals: {
    handlers: ({ outgoing }) => terminalsHandlers(outgoing),
    async seed(tx, merchant, world) {
      const { seedTerminals } = await import('./terminals/seed.ts');
      await seedTerminals(tx, merchant, world);
      await seedBulkRuns(tx, merchant, world);
    },
  },
  users: {
    handlers: ({ invitations }) => usersHandlers(invitations),
    async seed(tx, { id, owner }, world) {
      const { seedUserPoints } = await import('./users/seed/points.ts');
      const { seedSchedules } = await import('./users/seed/schedules.ts');
      const { seedAttendances } = await import('./users/seed/attendances.ts');
      await seedUserPoints(tx, id, world);
      await seedSchedules(tx, id, owner, world);
      await seedAttendances(tx, id, world);
    },
  },
  transactions: {
    handlers: ({ acquirer, registrar }) => transactionsHandlers(acquirer, registrar),
    async seed(tx, merchant, world) {
      const { seedTransactions } = await import('./transactions/seed.ts');
      await seedTransactions(tx, merchant, world);
    },
  },
  points: {
    handlers: ({ taxService, signer, workplaces }) => pointsHandlers({ taxService, signer, workplaces }),
    async seed(tx, merchant, world) {
      const { seedPointKeys } = await import('./points/seed/keys.ts');
      const { seedTaxRegisters } = await import('./points/seed/registers.ts');
      const { seedShifts } = await import('./points/seed/shifts.ts');
      await seedPointKeys(tx, merchant, world);
      await seedTaxRegisters(tx, merchant, world);
      const { soldAt } = await import('./transactions/seed/sold-at.ts');
      await seedShifts(tx, merchant, world, soldAt);
    },
  },
  catalogue: {
    handlers: () => catalogueHandlers,
    async seed(tx, merchant, world) {
      const { seedProducts } = await import('./catalogue/seed/products.ts');
      await seedProducts(tx, merchant, world);
      const { seedIngredients } = await import('./catalogue/seed/ingredients.ts');
      await seedIngredients(tx, merchant, world);
      const { seedProductImports } = await import('./catalogue/seed/product-imports.ts');
      await seedProductImports(tx, merchant, world);
    },
  },
  loyalty: {
    handlers: () => loyaltyHandlers,
    async seed(tx, merchant, world) {
      const { seedDiscounts } = await import('./loyalty/seed/discounts.ts');
      await seedDiscounts(tx, merchant, world);
      const { seedCustomers } = await import('./loyalty/seed/customers.ts');
      await seedCustomers(tx, merchant, world);
    },
  },
  audit: {
    handlers: () => auditHandlers,
    async seed(tx, merchant, world) {
      const { seedAudit } = await import('./audit/seed.ts');
      await seedAudit(tx, merchant, world);
    },
  },
} satisfies Readonly<Record<string, Domain>>;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Handled = Together<ReturnType<(typeof domains)[keyof typeof domains]['handlers']>>;

/** The handlers of all operations; a missing one is a compile error. */
export function allHandlers(services: Services): Handlers<Operations> {
  const handlers = Object.values<Domain>(domains).map((domain) => domain.handlers(services));
  return Object.assign({}, ...handlers) as Handled;
}

export async function seedDomains(tx: Db, merchant: SeededMerchant, world: SeedOptions): Promise<void> {
  for (const { seed } of Object.values<Domain>(domains)) await seed?.(tx, merchant, world);
}
