import { readText, storageKeys, writeText } from '../session/storage.ts';
import { loadLoadedCatalogues } from './catalogue.ts';
import { isLocale, type Locale } from './locales.ts';

/** The language in use. One for the app; components read it by `useLocale`. */
export interface LocaleStore {
  current(): Locale;
  /**
   * What requests carry as `lng`: the stored locale, null when none is stored (spec §7). After a sign-out, which
   * clears the storage, a language chosen before stays in use, so the server is told of it too.
   */
  forRequests(): Locale | null;
  subscribe(listener: () => void): () => void;
  /** Switches at once and remembers it. Rejects, with nothing changed, when the words cannot be fetched. */
  choose(locale: Locale): Promise<void>;
  /** Stores the language in use, so that it survives a reload: after a sign-in, since sign-out clears storage. */
  remember(): void;
  dispose(): void;
}

/** Makes the store: the stored locale, else Ukrainian (spec §9). */
export function createLocaleStore(): LocaleStore {
  const stored = readText(storageKeys.locale);
  let locale: Locale = isLocale(stored) ? stored : 'uk';
  let isStored = isLocale(stored);
  const listeners = new Set<() => void>();

  const use = async (next: Locale) => {
    await loadLoadedCatalogues(next);
    locale = next;
    document.documentElement.lang = next;
    for (const listener of listeners) listener();
  };
  const keep = () => {
    isStored = writeText(storageKeys.locale, locale);
  };
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    if (key === null) isStored = false;
    // A switch in another tab shows here too; should its words not come, this tab stays as it is.
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
