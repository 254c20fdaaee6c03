import { defineCatalogue } from '#shared/i18n/catalogue.ts';

export const invitationMessages = defineCatalogue('invitation', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
