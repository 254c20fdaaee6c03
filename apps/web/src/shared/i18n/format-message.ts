import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, localeTags } from './locales.ts';

/** A message: ICU text, or what the build made of it (see build/compile-messages.ts). */
export type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

/** Values that a message mentions. */
export type TextValues = Readonly<Record<string, string | number>>;

const formats: Record<Locale, Map<Message, IntlMessageFormat>> = { uk: new Map(), en: new Map() };

function formatOf(message: Message, locale: Locale): IntlMessageFormat {
  const known = formats[locale].get(message);
  if (known) return known;
  const format = new IntlMessageFormat(message, localeTags[locale]);
  formats[locale].set(message, format);
  return format;
}

/**
 * A message with its values filled in.
 * @throws when a value is missing
 */
export function formatMessage(message: Message, locale: Locale, values: TextValues = {}): string {
  // Most messages are plain: nothing to fill in, nothing quoted.
  if (typeof message === 'string' && !/[{'<]/.test(message)) return message;
  // A message without its value or with broken syntax is a bug: it fails where it is noticed.
  return String(formatOf(message, locale).format(values));
}
