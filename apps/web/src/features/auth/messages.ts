import { defineCatalogue } from '../../shared/i18n/catalogue.ts';

export const authMessages = defineCatalogue('auth', {
  uk: async () => (await import('./messages/uk.ts')).uk,
  en: async () => (await import('./messages/en.ts')).en,
});
