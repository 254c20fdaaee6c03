import { defineCatalogue } from './catalogue.ts';
import { uk } from './messages/uk.ts';

/** Texts shared by all screens. Ukrainian is bundled: it is the default and the fallback. */
export const commonMessages = defineCatalogue('common', {
  uk: () => uk,
  en: async () => (await import('./messages/en.ts')).en,
});
