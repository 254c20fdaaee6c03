/** Format and parsing of terminal numbers and activation codes; without zod, for scanner and form. */

import { TERMINAL_NUMBER_PATTERN } from '../shared/terminal-signature.ts';

export { TERMINAL_NUMBER_PATTERN };
/** Eight capital Latin letters and digits. */
export const ACTIVATION_CODE_PATTERN = /^[A-Z0-9]{8}$/;

/** Cyrillic letters that look like Latin ones, or are typed in the wrong layout. */
const LATIN: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', К: 'K', М: 'M', О: 'O', Р: 'P', Т: 'T', Х: 'X',
}; // biome-ignore format: a list of letters

/** Longest text read, characters: labels and URLs in codes are short. */
const MAX = 2000;
const withoutGaps = (text: string) =>
  text
    .slice(0, MAX)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '');

/** Finds a terminal number: alone, in groups, with Cyrillic С for S, or in a URL (`…/?terminal=S1100101`). */
export function parseTerminalNumber(text: string): string | undefined {
  const lines = text.slice(0, MAX).toUpperCase().split('\n');
  for (const line of [...lines, ...lines.map(withoutGaps)]) {
    const digits = /(?:^|[^A-Z0-9])[SСC](1\d{6})(?![A-Z0-9])/.exec(line)?.[1];
    if (digits !== undefined) return `S${digits}`;
  }
  return undefined;
}

/** Finds an activation code: alone, in groups, or as the `code` of a URL. */
export function parseActivationCode(text: string): string | undefined {
  const plain = withoutGaps(text);
  const code = /[?&#]CODE=([^&#]+)/.exec(plain)?.[1] ?? plain;
  const latin = Array.from(code, (letter) => LATIN[letter] ?? letter).join('');
  return ACTIVATION_CODE_PATTERN.test(latin) ? latin : undefined;
}
