import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import { type Locale, localeTags } from './locales.ts';
import type { Messages } from './messages.ts';

/** Message loaders by language, one module each, so that only one language is fetched. */
export type MessageLoaders<Id extends string> = Readonly<
  Record<Locale, () => Messages<Id> | Promise<Messages<Id>>>
>;

/** Texts of a feature, loaded by its routes and read by `useText`. */
export interface Catalogue<Id extends string> {
  readonly name: string;
  load(locale: Locale): Promise<void>;
  /** The message in the language, else in Ukrainian (spec §9); undefined if there is none. */
  message(id: Id, locale: Locale): { message: Message; locale: Locale } | undefined;
}

export type LoadableCatalogue = Pick<Catalogue<string>, 'name' | 'load'>;

const loaded = new Set<LoadableCatalogue>();

/** Declares the texts of a feature. The Ukrainian keys are the ids; English must have all of them. */
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

export async function reloadLoadedCatalogues(locale: Locale): Promise<void> {
  await Promise.all([...loaded].map((catalogue) => catalogue.load(locale)));
}

export type Translate<Id extends string> = (id: Id, values?: TextValues) => string;

/** Texts of a catalogue outside components; inside, use `useText`. */
export function translatorFor<Id extends string>(catalogue: Catalogue<Id>, locale: Locale): Translate<Id> {
  return (id, values) => {
    const found = catalogue.message(id, locale);
    if (!found) throw new Error(`The words of "${catalogue.name}" are not loaded, or lack "${id}"`);
    return formatMessage(found.message, found.locale, values);
  };
}

/** ICU text, or its compiled form (see build/compile-messages.ts). */
export type Message = NonNullable<MessageDescriptor['defaultMessage']>;

export type TextValues = Readonly<Record<string, string | number>>;

const intls: Partial<Record<Locale, IntlShape>> = {};

function intlOf(locale: Locale): IntlShape {
  const tag = localeTags[locale];
  intls[locale] ??= createIntl(
    {
      locale: tag,
      // Every call passes its message, already in this language.
      defaultLocale: tag,
      // A missing value or broken syntax is a bug: fail here.
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  return intls[locale];
}

/** @throws when a value is missing */
export function formatMessage(message: Message, locale: Locale, values: TextValues = {}): string {
  if (typeof message === 'string' && !/[{'<]/.test(message)) return message;
  return intlOf(locale).formatMessage({ id: 'message', defaultMessage: message }, values);
}
