import { z } from 'zod';
import { containsCardNumber, maskCardNumbers } from './card-numbers.ts';
import type { RuleName } from './rules.ts';

// Tab, line feed and carriage return are allowed in multi-line text only; other control characters nowhere.
// Ranges rather than `\p{Cc}`: readers of the document have regular expressions of Python, Go, Java.
const UPPER_CONTROLS = '\\x7f-\\x9f';
export const singleLine = new RegExp(`^[^\\x00-\\x1f${UPPER_CONTROLS}]*$`, 'u');
export const multiLine = new RegExp(`^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f${UPPER_CONTROLS}]*$`, 'u');

// Lone surrogates change when stored, private characters look like anything, bidi controls disguise names, line separators are not plain text.
const DECEPTIVE_CHARACTERS = /[\p{Cs}\p{Co}\ufdd0-\ufdef\ufffc\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const hasNoDeceptiveCharacters = (value: string) => !DECEPTIVE_CHARACTERS.test(value);
// What renders empty, e.g. Hangul fillers, anchors of annotations; no property tells the blank Braille pattern, the Khitan
// filler, blanks of ideographs and hieroglyphs, a selector of Duployan and the null notehead.
const INVISIBLE =
  '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800\\u303f\\u{13441}\\u{13442}\\u{16fe4}\\u{1bc9d}\\u{1d159}]';
const blank = new RegExp(INVISIBLE, 'gu');
/** Whether anything is visible: not only spaces, invisible characters and combining marks. */
export const isVisible = (value: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value.replace(blank, ''));

// What nobody sees (spaces without width, soft hyphens, marks of direction, tags) makes names that only look alike.
// Within an emoji it joins and colours what is seen.
const EMOJI = '\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?';
const emojiOrInvisible = new RegExp(
  `(${EMOJI}(?:\\u200d${EMOJI})*|[\\d#*]\\ufe0f\\u20e3)|${INVISIBLE}`,
  'gu',
);
const withoutInvisible = (value: string) =>
  value.replace(emojiOrInvisible, (_found, emoji: string | undefined) => emoji ?? '').trim();
const hasNoInvisible = (value: string) => value.search(blank) === -1;
/** A name in one spelling: composed, without anything invisible, with single spaces. */
const asPersonName = (value: string) =>
  value.normalize('NFC').replace(blank, '').replace(/\s+/gu, ' ').trim();

// A word of two alphabets, or with digits, looks like one that it is not; so do the palochka, which is no Ukrainian
// letter, and a dot on a letter that has one. The apostrophe U+02BC belongs to any. Scripts are those of people's names:
// others have signs that nobody sees, as have characters that Unicode does not know yet.
const OTHERS = ['Greek', 'Georgian', 'Armenian', 'Hebrew', 'Arabic', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const letters = (scripts: readonly string[], more = '') =>
  `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{Script=Inherited}\\u02bc${more}]+`;
const words = /(?:[\p{L}\p{M}\p{N}\p{C}]|\P{Script=Common})+/gu;
const oneAlphabet = new RegExp(
  `^(?!.*[\\u04c0\\u04cf\\p{C}]|.*[ijіј]\\u0307|.*\\p{M}{3})(?:${letters(['Cyrillic'])}|${letters(['Latin'])}|${letters(OTHERS, '\\u30fc')}|\\d+)$`,
  'u',
);
const hasNoMixedWord = (value: string) => (value.match(words) ?? []).every((word) => oneAlphabet.test(word));

// Too long a text is not checked further (security T17).
const tooLong = { error: 'too_long', abort: true };

// Security T16: free text (`text`, `multilineText`, `searchText`) masks card numbers; identifiers and addresses
// (`identifier`, `urlPart`, `httpsUrl`) reject them. Other strings can't hold one or are not stored.

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max, tooLong)
    .regex(singleLine, 'control_characters')
    .refine(hasNoDeceptiveCharacters, 'control_characters')
    .refine(isVisible, 'required');

const isNoCard = (value: string) => !containsCardNumber(value);

/**
 * One line of free text: trimmed, 1 to `max` characters, visible, no control characters, cards masked. Invisible
 * characters are removed.
 */
export const text = (max: number) => line(max).overwrite(withoutInvisible).overwrite(maskCardNumbers);

/**
 * A person's name: like `text`, but alike spellings become one, and a word has letters of one alphabet, so that nobody
 * passes for somebody else.
 */
export const personName = (max: number) =>
  text(max)
    .overwrite(asPersonName)
    .refine(hasNoMixedWord, 'mixed_alphabets')
    .describe('No word has both Cyrillic and Latin letters (rule mixed_alphabets)');

/** A number or code given by the user, e.g. a serial number: one visible line that holds no card number. */
export const identifier = (max: number) =>
  line(max).refine(hasNoInvisible, 'control_characters').refine(isNoCard, 'card_number');

/** Part of a URL, e.g. a parameter value: like `identifier`, but may be empty. */
export const urlPart = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(singleLine, 'control_characters')
    .refine(hasNoDeceptiveCharacters, 'control_characters')
    .refine(isNoCard, 'card_number');

/** Multi-line free text, e.g. a note: like `text`, but may be empty. */
export const multilineText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(multiLine, 'control_characters')
    .refine(hasNoDeceptiveCharacters, 'control_characters')
    .overwrite(maskCardNumbers);

export const searchText = z
  .string()
  .trim()
  .max(100, tooLong)
  .regex(singleLine, 'control_characters')
  .overwrite(maskCardNumbers);

// Rejects what URL parsers tolerate: missing or backward slashes, and user info before @ that looks like the host.
const STRICT_URL = /^https:\/\/[^/?#@\\]+(?:[/?#]|$)/i;
const isStrictUrl = (value: string) =>
  STRICT_URL.test(value) && singleLine.test(value) && hasNoDeceptiveCharacters(value);

// As URL parsers return it: lower case, non-Latin labels in Punycode, including the TLD (.укр).
const domain =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** Why a URL is rejected. */
function urlProblem(address: string): RuleName {
  if (/^http:\/\//i.test(address)) return 'url_not_secure';
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return 'url_format';
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'url_with_password';
  // The parser normalises every IPv4 notation to four numbers; IPv6 is in brackets.
  if (/^(?:\[|\d+(?:\.\d+){3}$)/.test(hostname)) return 'url_ip';
  return hostname.includes('.') ? 'url_format' : 'url_internal';
}

/** A non-string gets the standard error and is not converted: an object's `toString` may throw. */
const urlError = ({ input }: { readonly input?: unknown }) =>
  typeof input === 'string' ? urlProblem(input) : undefined;

/** A URL that may be opened: `https:` only, so no other scheme can be behind a link (T8). */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: domain, error: urlError })
  .max(500, tooLong)
  .refine(isStrictUrl, { error: urlError })
  .refine(isNoCard, 'card_number');
