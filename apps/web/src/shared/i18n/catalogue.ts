import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { type Locale, locales, localeTags } from './locales.ts';
import type { Messages } from './messages.ts';

/** How the messages of each language come: a module of their own, so that only one language is fetched. */
export type MessageLoaders<Id extends string> = Readonly<
  Record<Locale, () => Messages<Id> | Promise<Messages<Id>>>
>;

/** The words of one feature. Its routes load them; its components read them by `useText`. */
export interface Catalogue<Id extends string> {
  readonly name: string;
  load(locale: Locale): Promise<void>;
  /** Only for the type: nobody reads it. */
  readonly ids?: Id;
}

const messages: Record<Locale, Record<string, string>> = { uk: {}, en: {} };
const loaded = new Map<string, Catalogue<string>>();

const keyOf = (name: string, id: string) => `${name}.${id}`;

/**
 * Declares the words of a feature. Ukrainian is the measure: its keys are the ids, and English must have them all.
 * @param name the feature's; keeps ids of different features apart
 */
export function defineCatalogue<Id extends string>(name: string, loaders: MessageLoaders<Id>): Catalogue<Id> {
  const isThere: Partial<Record<Locale, boolean>> = {};
  const catalogue: Catalogue<Id> = {
    name,
    load: async (locale) => {
      if (isThere[locale]) return;
      for (const [id, message] of Object.entries<string>(await loaders[locale]())) {
        messages[locale][keyOf(name, id)] = message;
      }
      isThere[locale] = true;
      loaded.set(name, catalogue);
    },
  };
  return catalogue;
}

/** Brings the words of everything on the page in another language. */
export async function loadLoadedCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...loaded.values()].map((catalogue) => catalogue.load(locale)));
}

// Each reads its own language's messages, which grow as features are loaded.
const intls = Object.fromEntries(
  locales.map((locale) => [
    locale,
    createIntl(
      {
        locale: localeTags[locale],
        // Ukrainian stands in for English words that did not come (spec §9).
        defaultLocale: localeTags.uk,
        messages: messages[locale],
        // A message without its value or with broken syntax is a bug: it must fail where it is noticed.
        onError: (error) => {
          if (import.meta.env.DEV) throw error;
        },
      },
      createIntlCache(),
    ),
  ]),
) as Record<Locale, IntlShape>;

/** Formats messages in a language. */
export function intlFor(locale: Locale): IntlShape {
  return intls[locale];
}

/** Values that a message mentions. */
export type TextValues = Readonly<Record<string, string | number>>;
/** The words of one catalogue in one language. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** The words of a catalogue in a language, outside components; inside: `useText`. */
export function textIn<Id extends string>(catalogue: Catalogue<Id>, locale: Locale): Text<Id> {
  return (id, values) => {
    const key = keyOf(catalogue.name, id);
    const fallback = messages.uk[key];
    return intls[locale].formatMessage(
      { id: key, ...(fallback === undefined ? {} : { defaultMessage: fallback }) },
      values,
    );
  };
}
