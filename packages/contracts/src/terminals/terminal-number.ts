/** How a terminal's number and its activation code are written and read; without zod, for scanner and form. */

/** Eight characters: `S1` and six digits (docs/product/ukraine.md §13). Unique over all merchants. */
export const TERMINAL_NUMBER_FORM = /^S1\d{6}$/;
/** Eight capital Latin letters and digits. */
export const ACTIVATION_CODE_FORM = /^[A-Z0-9]{8}$/;

/** Letters that people type in the Cyrillic layout, or that a label shows alike, in Latin. */
const LATIN: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', К: 'K', М: 'M', О: 'O', Р: 'P', Т: 'T', Х: 'X',
}; // biome-ignore format: a list of letters

/** A label is short; an address in a code is, too. */
const MAX = 2000;
const withoutGaps = (text: string) =>
  text
    .slice(0, MAX)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '');

/**
 * The number of a terminal in what was typed, scanned or read from a label: alone, in groups, with the Cyrillic letter
 * that looks like a C (a common slip for S, on the same key of a keyboard), or within an address such as
 * `https://…/?terminal=S1100101`.
 * @returns undefined when there is none
 */
export function readTerminalNumber(text: string): string | undefined {
  const lines = text.slice(0, MAX).toUpperCase().split('\n');
  for (const line of [...lines, ...lines.map(withoutGaps)]) {
    const digits = /(?:^|[^A-Z0-9])[SСC](1\d{6})(?![A-Z0-9])/.exec(line)?.[1];
    if (digits !== undefined) return `S${digits}`;
  }
  return undefined;
}

/**
 * The activation code in what was typed or scanned: alone, in groups, or as the `code` of an address.
 * @returns undefined when there is none
 */
export function readActivationCode(text: string): string | undefined {
  const plain = withoutGaps(text);
  const code = /[?&#]CODE=([^&#]+)/.exec(plain)?.[1] ?? plain;
  const latin = Array.from(code, (letter) => LATIN[letter] ?? letter).join('');
  return ACTIVATION_CODE_FORM.test(latin) ? latin : undefined;
}
