import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, localeTags } from './locales.ts';

/** A message: ICU text, or what the build made of it (see build/compile-messages.ts). */
export type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

/** Values that a message mentions. */
export type TextValues = Readonly<Record<string, string | number>>;

const formatters: Record<Locale, Map<Message, IntlMessageFormat>> = { uk: new Map(), en: new Map() };

/**
 * A message with its values filled in, by the engine of react-intl; its React layer is left out, which would weigh more
 * than all our messages while `useText` knows the ids.
 * @throws when a value is missing: that is a bug, and must be noticed
 */
export function formatMessage(message: Message, locale: Locale, values: TextValues = {}): string {
  // Most messages are plain: nothing to fill in, nothing quoted.
  if (typeof message === 'string' && !/[{'<]/.test(message)) return message;
  let formatter = formatters[locale].get(message);
  if (!formatter) {
    formatter = new IntlMessageFormat(message, localeTags[locale]);
    formatters[locale].set(message, formatter);
  }
  return String(formatter.format({ ...values }));
}
