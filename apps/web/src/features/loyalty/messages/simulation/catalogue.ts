import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of discounts tried on receipts of the past. */
export const simulationMessages = defineCatalogue('simulation', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
