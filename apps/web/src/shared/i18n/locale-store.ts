import { createListeners } from '../listeners.ts';
import { readText, storageKeys, writeText } from '../session/storage.ts';
import { reloadLoadedCatalogues } from './catalogue.ts';
import { isLocale, type Locale } from './locales.ts';

export type LocaleStore = ReturnType<typeof createLocaleStore>;

/** Current language of the app: the stored locale, else Ukrainian (spec §9). Components use `useLocale`. */
export function createLocaleStore() {
  const stored = readText(storageKeys.locale);
  let locale: Locale = isLocale(stored) ? stored : 'uk';
  let isStored = isLocale(stored);
  const { subscribe, notify } = createListeners();

  const use = async (next: Locale) => {
    await reloadLoadedCatalogues(next);
    locale = next;
    document.documentElement.lang = next;
    notify();
  };
  const keep = () => {
    isStored = writeText(storageKeys.locale, locale);
  };
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    if (key === null) isStored = false;
    // Follows a switch in another tab; if the texts fail to load, this tab stays as it is.
    if (key === storageKeys.locale && isLocale(newValue)) {
      isStored = true;
      if (newValue !== locale) use(newValue).catch(() => undefined);
    }
  };
  window.addEventListener('storage', followOtherTabs);
  document.documentElement.lang = locale;

  return {
    current: (): Locale => locale,
    /** The `lng` of requests: the stored locale (spec §7), or one used before sign-out cleared it; else null. */
    forRequests: (): Locale | null => (isStored || locale !== 'uk' ? locale : null),
    subscribe,
    /** Switches and stores the language. Rejects without a change if the texts fail to load. */
    choose: async (next: Locale) => {
      await use(next);
      keep();
    },
    /** Stores the current language again after a sign-in, since sign-out clears the storage. */
    remember: () => {
      if (locale !== 'uk') keep();
    },
    dispose: () => window.removeEventListener('storage', followOtherTabs),
  };
}
