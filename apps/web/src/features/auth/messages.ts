import { defineCatalogue } from '../../shared/i18n/catalogue.ts';

export const authMessages = defineCatalogue('auth', {
  uk: async () => (await import('./messages/uk.ts')).uk,
  en: async () => (await import('./messages/en.ts')).en,
});

/** Texts of the profile: data, permissions, sessions, password. */
export const accountMessages = defineCatalogue('account', {
  uk: async () => (await import('./messages/account/uk.ts')).uk,
  en: async () => (await import('./messages/account/en.ts')).en,
});

export const registrationMessages = defineCatalogue('registration', {
  uk: async () => (await import('./messages/registration/uk.ts')).uk,
  en: async () => (await import('./messages/registration/en.ts')).en,
});

/** Texts of codes and new passwords, shared by registration, password reset and profile. */
export const stepsMessages = defineCatalogue('steps', {
  uk: async () => (await import('./messages/steps/uk.ts')).uk,
  en: async () => (await import('./messages/steps/en.ts')).en,
});

export const welcomeMessages = defineCatalogue('welcome', {
  uk: async () => (await import('./messages/welcome/uk.ts')).uk,
  en: async () => (await import('./messages/welcome/en.ts')).en,
});
