import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import { reportMessages } from '../../shared/report/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { customerMessages } from './messages/customers/catalogue.ts';
import { discountMessages } from './messages/discounts/catalogue.ts';
import { loyaltyReportMessages } from './messages/report/catalogue.ts';
import { simulationMessages } from './messages/simulation/catalogue.ts';

/** Discounts, customers, what drafts would have cost, and what discounts gave. */
export const loyaltyFeatures: readonly Feature[] = [
  {
    catalogues: [customerMessages],
    screens: [
      {
        pattern: paths.customers.pattern,
        load: async () => (await import('./screens/customers.tsx')).CustomersScreen,
      },
      {
        pattern: paths.customerEdit.pattern,
        load: async () => (await import('./screens/customer-edit.tsx')).CustomerEditScreen,
      },
    ],
  },

  {
    catalogues: [discountMessages],
    screens: [
      {
        pattern: paths.discounts.pattern,
        load: async () => (await import('./screens/discounts.tsx')).DiscountsScreen,
      },
      {
        pattern: paths.discountCreate.pattern,
        load: async () => (await import('./screens/discount-create.tsx')).DiscountCreateScreen,
      },
      {
        pattern: paths.discountEdit.pattern,
        load: async () => (await import('./screens/discount-edit.tsx')).DiscountEditScreen,
      },
    ],
  },
  {
    catalogues: [discountMessages, periodMessages, reportMessages, simulationMessages],
    screens: [
      {
        pattern: paths.simulation.pattern,
        load: async () => (await import('./screens/simulation.tsx')).SimulationScreen,
      },
    ],
  },
  {
    catalogues: [discountMessages, loyaltyReportMessages, periodMessages, reportMessages],
    screens: [
      {
        pattern: paths.loyaltyReport.pattern,
        load: async () => (await import('./screens/report.tsx')).LoyaltyReportScreen,
      },
    ],
  },
];
