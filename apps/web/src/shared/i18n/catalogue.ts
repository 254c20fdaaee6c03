import { formatMessage, type Message, type TextValues } from './format-message.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

/** How the messages of each language come: a module of their own, so that only one language is fetched. */
export type MessageLoaders<Id extends string> = Readonly<
  Record<Locale, () => Messages<Id> | Promise<Messages<Id>>>
>;

/** The words of one feature. Its routes load them; its components read them by `useText`. */
export interface Catalogue<Id extends string> {
  readonly name: string;
  /** Brings the words in a language, once. */
  load(locale: Locale): Promise<void>;
  /** The message of an id: in the language, else in Ukrainian (spec §9), else nothing. */
  message(id: Id, locale: Locale): { message: Message; locale: Locale } | undefined;
}

/** What the app needs of any catalogue, whatever its ids. */
export type Loadable = Pick<Catalogue<string>, 'name' | 'load'>;

const loaded = new Set<Loadable>();

/**
 * Declares the words of a feature. Ukrainian is the measure: its keys are the ids, and English must have them all.
 * @param name the feature's, for errors
 */
export function defineCatalogue<Id extends string>(name: string, loaders: MessageLoaders<Id>): Catalogue<Id> {
  const messages: Partial<Record<Locale, Messages<Id>>> = {};
  const catalogue: Catalogue<Id> = {
    name,
    load: async (locale) => {
      messages[locale] ??= await loaders[locale]();
      loaded.add(catalogue);
    },
    message: (id, locale) => {
      const own = messages[locale]?.[id];
      if (own !== undefined) return { message: own, locale };
      const fallback = messages.uk?.[id];
      return fallback === undefined ? undefined : { message: fallback, locale: 'uk' };
    },
  };
  return catalogue;
}

/** Brings the words of everything on the page in another language. */
export async function loadLoadedCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...loaded].map((catalogue) => catalogue.load(locale)));
}

/** The words of one catalogue in one language. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** The words of a catalogue in a language, outside components; inside: `useText`. */
export function textIn<Id extends string>(catalogue: Catalogue<Id>, locale: Locale): Text<Id> {
  return (id, values) => {
    const found = catalogue.message(id, locale);
    if (!found) throw new Error(`The words of "${catalogue.name}" are not loaded, or lack "${id}"`);
    return formatMessage(found.message, found.locale, values);
  };
}
