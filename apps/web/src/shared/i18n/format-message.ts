import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import { type Locale, localeTags } from './locales.ts';

/** A message: ICU text, or what the build made of it (see build/compile-messages.ts). */
export type Message = NonNullable<MessageDescriptor['defaultMessage']>;

/** Values that a message mentions. */
export type TextValues = Readonly<Record<string, string | number>>;

const intls: Partial<Record<Locale, IntlShape>> = {};

function intlOf(locale: Locale): IntlShape {
  const tag = localeTags[locale];
  intls[locale] ??= createIntl(
    {
      locale: tag,
      // Messages come with each call, from the catalogue of their feature, and are of this language.
      defaultLocale: tag,
      // A message without its value or with broken syntax is a bug: it must fail where it is noticed.
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  return intls[locale];
}

/**
 * A message with its values filled in.
 * @throws when a value is missing
 */
export function formatMessage(message: Message, locale: Locale, values: TextValues = {}): string {
  // Most messages are plain: nothing to fill in, nothing quoted.
  if (typeof message === 'string' && !/[{'<]/.test(message)) return message;
  return intlOf(locale).formatMessage({ id: 'message', defaultMessage: message }, values);
}
