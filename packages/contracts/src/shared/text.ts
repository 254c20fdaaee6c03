import { z } from 'zod';

// Tab, line feed and carriage return are allowed in multi-line text only; null and the rest nowhere.
const singleLine = /^[^\p{Cc}]*$/u;
const multiLine = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;

/** One line of text a person types: trimmed, not empty, at most `max` characters, no control characters. */
export const text = (max: number) =>
  z.string().trim().min(1, 'required').max(max, 'too_long').regex(singleLine, 'control_characters');

/** Several lines of text, e.g. a note: trimmed, at most `max` characters; may be empty. */
export const multilineText = (max: number) =>
  z.string().trim().max(max, 'too_long').regex(multiLine, 'control_characters');

/** What a person types into a search box: at most 100 characters, may be empty (spec §5: empty finds all). */
export const searchText = z.string().trim().max(100, 'too_long').regex(singleLine, 'control_characters');

/** An address that may be opened: `https:` only, so that no other scheme ever stands behind a link (T8). */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url_format' })
  .max(500, 'too_long');
