import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';

export type StoryTheme = 'light' | 'dark';
export type StoryLanguage = 'uk' | 'en';

const LanguageContext = createContext<StoryLanguage>('uk');

/** Locales of React Aria; apps pass the same two. */
const localeOf = { uk: 'uk-UA', en: 'en-GB' } as const;

/** Sets theme (on the root element, since popovers are in the body) and language. */
export function StoryFrame({
  theme,
  language,
  bare = false,
  children,
}: {
  theme: StoryTheme;
  language: StoryLanguage;
  /** No padding, for full-page components. In a story: `parameters: { bare: true }`. */
  bare?: boolean;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return (
    <I18nProvider locale={localeOf[language]}>
      <LanguageContext value={language}>
        {bare ? children : <div className="p-4">{children}</div>}
      </LanguageContext>
    </I18nProvider>
  );
}

/** A story's texts in the toolbar's language; components have none of their own. */
export function useTexts<T>(texts: { uk: T; en: NoInfer<T> }): T {
  return texts[useContext(LanguageContext)];
}
