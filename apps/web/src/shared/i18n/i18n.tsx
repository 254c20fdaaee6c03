import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components';
import { type Catalogue, type Translate, translatorFor } from './catalogue.ts';
import type { LocaleStore } from './locale-store.ts';
import { type Locale, localeTags } from './locales.ts';
import { useMessagesRevision } from './use-messages-revision.ts';

const LocaleContext = createContext<Locale>('uk');

/** Provides the current language, also to React Aria. */
export function I18nProvider({ store, children }: { store: LocaleStore; children: ReactNode }) {
  const locale = useSyncExternalStore(store.subscribe, store.current);
  return (
    <LocaleContext value={locale}>
      <AriaI18nProvider locale={localeTags[locale]}>{children}</AriaI18nProvider>
    </LocaleContext>
  );
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Texts in the current language: `const text = useText(transportMessages); text('routes.title')`. */
export function useText<Id extends string>(catalogue: Catalogue<Id>): Translate<Id> {
  const locale = useLocale();
  const revision = useMessagesRevision();
  return useMemo(() => translatorFor(catalogue, locale), [catalogue, locale, revision]);
}
