import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';

export type StoryTheme = 'light' | 'dark';
export type StoryLanguage = 'uk' | 'en';

const LanguageContext = createContext<StoryLanguage>('uk');

/** The locale React Aria formats by. Apps pass the same two. */
const localeOf = { uk: 'uk-UA', en: 'en-GB' } as const;

/**
 * What surrounds every story and every component test: theme on the root element (popovers live in the body),
 * language for the document, for React Aria and for `useTexts`.
 */
export function StoryFrame({
  theme,
  language,
  bare = false,
  children,
}: {
  theme: StoryTheme;
  language: StoryLanguage;
  /** No padding: for components that fill the page. In a story: `parameters: { bare: true }`. */
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

/** A story's words in the language chosen in the toolbar; components themselves hold none. */
export function useTexts<T>(texts: { uk: T; en: NoInfer<T> }): T {
  return texts[useContext(LanguageContext)];
}
