import { defineCatalogue } from '../../shared/i18n/catalogue.ts';

/** Texts of the list of terminals, including kinds and states. */
export const terminalsMessages = defineCatalogue('terminals', {
  uk: async () => (await import('./messages/list/uk.ts')).uk,
  en: async () => (await import('./messages/list/en.ts')).en,
});

export const terminalFormsMessages = defineCatalogue('terminalForms', {
  uk: async () => (await import('./messages/forms/uk.ts')).uk,
  en: async () => (await import('./messages/forms/en.ts')).en,
});

export const bulkMessages = defineCatalogue('terminal runs', {
  uk: async () => (await import('./messages/bulk/uk.ts')).uk,
  en: async () => (await import('./messages/bulk/en.ts')).en,
});

export const templatesMessages = defineCatalogue('terminalTemplates', {
  uk: async () => (await import('./messages/templates/uk.ts')).uk,
  en: async () => (await import('./messages/templates/en.ts')).en,
});

export const scanMessages = defineCatalogue('terminalScan', {
  uk: async () => (await import('./messages/scan/uk.ts')).uk,
  en: async () => (await import('./messages/scan/en.ts')).en,
});

export const terminalDrawerMessages = defineCatalogue('terminalDrawer', {
  uk: async () => (await import('./messages/drawer/uk.ts')).uk,
  en: async () => (await import('./messages/drawer/en.ts')).en,
});

/** E-commerce terminals: their list and forms. */
export const ecommMessages = defineCatalogue('ecommTerminals', {
  uk: async () => (await import('./messages/ecomm/uk.ts')).uk,
  en: async () => (await import('./messages/ecomm/en.ts')).en,
});
