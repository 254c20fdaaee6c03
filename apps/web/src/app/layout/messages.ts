import { defineCatalogue } from '../../shared/i18n/catalogue.ts';
import { uk } from './messages/uk.ts';

export const layoutCatalogue = defineCatalogue('layout', {
  uk: () => uk,
  en: async () => (await import('./messages/en.ts')).en,
});
