import { z } from 'zod';
import { holdsCardNumber, withoutCardNumbers } from './card-numbers.ts';
import type { RuleName } from './rules.ts';

// Tab, line feed and carriage return are allowed in multi-line text only; null and the rest nowhere.
const singleLine = /^[^\p{Cc}]*$/u;
const multiLine = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;

// Half a character would be stored as another one; characters that turn the direction of what follows make a name
// look like a different one; and line separators are no line of text.
const deceptive = /[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const isHonest = (value: string) => !deceptive.test(value);
// Letters and symbols by their kind that draw nothing, such as the fillers of Hangul and the empty Braille pattern.
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Whether there is something to read: not only spaces, characters that draw nothing, and marks without a letter. */
export const isVisible = (value: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value.replace(blank, ''));

// What is too long is looked at no further (security T17).
const tooLong = { error: 'too_long', abort: true };

// What a person types is one of two kinds (security T16). Into free text (`text`, `multilineText`, `searchText`) anybody
// may write a card number: it loses its middle as it is read. What must stay as it is to be of use, an identifier or an
// address (`identifier`, `addressPart`, `httpsUrl`), is refused when it holds one. All other strings are of a form that
// has no room for one, or are numbers and secrets that are kept nowhere.

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max, tooLong)
    .regex(singleLine, 'control_characters')
    .refine(isHonest, 'control_characters')
    .refine(isVisible, 'required');

const isNoCard = (value: string) => !holdsCardNumber(value);

/**
 * One line of free text a person types: trimmed, at most `max` characters, something to see in it, no characters that
 * control the output, card numbers without their middle.
 */
export const text = (max: number) => line(max).overwrite(withoutCardNumbers);

/** A number or code that people give to something, e.g. a serial number: a line of text that is no card number. */
export const identifier = (max: number) => line(max).refine(isNoCard, 'card_number');

/** A piece of an address, e.g. the value of a parameter: like `identifier`, and may be empty. */
export const addressPart = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(singleLine, 'control_characters')
    .refine(isHonest, 'control_characters')
    .refine(isNoCard, 'card_number');

/** Several lines of free text, e.g. a note: like `text`, at most `max` characters; may be empty. */
export const multilineText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(multiLine, 'control_characters')
    .refine(isHonest, 'control_characters')
    .overwrite(withoutCardNumbers);

/** What a person types into a search box: at most 100 characters, may be empty (spec §5: empty finds all). */
export const searchText = z
  .string()
  .trim()
  .max(100, tooLong)
  .regex(singleLine, 'control_characters')
  .overwrite(withoutCardNumbers);

// What URL parsers forgive: a missing or backward slash, and a name in front of @ that passes for the host.
const writtenOut = /^https:\/\/[^/?#@\\]+(?:[/?#]|$)/i;
const isWrittenOut = (value: string) => writtenOut.test(value) && singleLine.test(value) && isHonest(value);

// As URL parsers hand it over: in lower case, and with letters beyond Latin in Punycode, the last part, too (.укр).
const domain =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** Why an address may not be opened. */
function urlProblem(address: string): RuleName {
  if (/^http:\/\//i.test(address)) return 'url_not_secure';
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return 'url_format';
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'url_with_password';
  // The parser has written all ways of writing IPv4 out as four numbers, and IPv6 stands in brackets.
  if (/^(?:\[|\d+(?:\.\d+){3}$)/.test(hostname)) return 'url_ip';
  return hostname.includes('.') ? 'url_format' : 'url_internal';
}

/** What is no text says so, as in any other field. It is not made one: an object of a request need not let itself. */
const sayUrlProblem = ({ input }: { readonly input?: unknown }) =>
  typeof input === 'string' ? urlProblem(input) : undefined;

/** An address that may be opened: `https:` only, so that no other scheme ever stands behind a link (T8). */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: domain, error: sayUrlProblem })
  .max(500, tooLong)
  .refine(isWrittenOut, { error: sayUrlProblem })
  .refine(isNoCard, 'card_number');
