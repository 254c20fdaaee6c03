import { defineCatalogue } from './catalogue.ts';
import { uk } from './messages/uk.ts';

/** Words that every screen shares. Ukrainian comes with the app: it is the default and the fallback. */
export const commonMessages = defineCatalogue('common', {
  uk: () => uk,
  en: async () => (await import('./messages/en.ts')).en,
});
