import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { discountMessages } from './messages/discounts/catalogue.ts';

/** Discounts. */
export const loyaltyFeatures: readonly Feature[] = [
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
];
