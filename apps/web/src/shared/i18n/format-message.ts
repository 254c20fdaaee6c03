import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import { type Locale, localeTags } from './locales.ts';

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
