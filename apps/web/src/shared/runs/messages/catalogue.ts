import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Texts that all runs have in common; loaded by features that have runs. */
export const runMessages = defineCatalogue('runs', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
