import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of what discounts gave and brought. */
export const loyaltyReportMessages = defineCatalogue('loyalty report', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
