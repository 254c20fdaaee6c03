import { readText, storageKeys, writeText } from '../session/storage.ts';
import { reloadLoadedCatalogues } from './catalogue.ts';
import { isLocale, type Locale } from './locales.ts';

/** Current language of the app; components use `useLocale`. */
export interface LocaleStore {
  current(): Locale;
  /**
   * The `lng` of requests: the stored locale (spec §7), or one used before sign-out cleared it; else null.
   */
  forRequests(): Locale | null;
  subscribe(listener: () => void): () => void;
  /** Switches and stores the language. Rejects without a change if the texts fail to load. */
  choose(locale: Locale): Promise<void>;
  /** Stores the current language again after a sign-in, since sign-out clears the storage. */
  remember(): void;
  dispose(): void;
}

/** Starts with the stored locale, else Ukrainian (spec §9). */
export function createLocaleStore(): LocaleStore {
  const stored = readText(storageKeys.locale);
  let locale: Locale = isLocale(stored) ? stored : 'uk';
  let isStored = isLocale(stored);
  const listeners = new Set<() => void>();

  const use = async (next: Locale) => {
    await reloadLoadedCatalogues(next);
    locale = next;
    document.documentElement.lang = next;
    for (const listener of listeners) listener();
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
    current: () => locale,
    forRequests: () => (isStored || locale !== 'uk' ? locale : null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: async (next) => {
      await use(next);
      keep();
    },
    remember: () => {
      if (locale !== 'uk') keep();
    },
    dispose: () => window.removeEventListener('storage', followOtherTabs),
  };
}
