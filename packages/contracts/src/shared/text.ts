import { z } from 'zod';

// Tab, line feed and carriage return are allowed in multi-line text only; null and the rest nowhere.
const singleLine = /^[^\p{Cc}]*$/u;
const multiLine = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;

// Half a character would be stored as another one; characters that turn the direction of what follows make a name
// look like a different one; and line separators are no line of text.
const deceptive = /[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const isHonest = (value: string) => !deceptive.test(value);
/** Not only spaces without width and marks without a letter. */
const isVisible = (value: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

/**
 * One line of text a person types: trimmed, at most `max` characters, something to see in it, no characters that
 * control the output.
 */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .regex(singleLine, 'control_characters')
    .refine(isHonest, 'control_characters')
    .refine(isVisible, 'required');

/** Several lines of text, e.g. a note: trimmed, at most `max` characters; may be empty. */
export const multilineText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .regex(multiLine, 'control_characters')
    .refine(isHonest, 'control_characters');

/** What a person types into a search box: at most 100 characters, may be empty (spec §5: empty finds all). */
export const searchText = z.string().trim().max(100, 'too_long').regex(singleLine, 'control_characters');

// What URL parsers forgive: a missing or backward slash, and a name in front of @ that passes for the host.
const writtenOut = /^https:\/\/[^/?#@\\]+(?:[/?#]|$)/i;
const isWrittenOut = (value: string) => writtenOut.test(value) && singleLine.test(value) && isHonest(value);

/** An address that may be opened: `https:` only, so that no other scheme ever stands behind a link (T8). */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url_format' })
  .max(500, 'too_long')
  .refine(isWrittenOut, 'url_format');
