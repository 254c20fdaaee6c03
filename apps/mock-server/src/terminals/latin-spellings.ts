/** Cyrillic letters of a Latin shape, position for position. */
const CYRILLIC = 'АВЕІКМНОРСТХ';
const LATIN = 'ABEIKMHOPCTX';

/** A few letters, then digits: the beginning of a number of a terminal, a PTKS id or a serial number. */
const NUMBER_LIKE = /^[A-ZАВЕІКМНОРСТХ]{1,4}-?\d[\d-]*$/;

/**
 * What was meant by a number that was typed with Cyrillic letters: none when it is no number, or wholly Latin. С is the
 * Latin C by its shape, and the S of a terminal's number by its sound.
 */
export function latinSpellings(typed: string): readonly string[] {
  const plain = typed.trim().toUpperCase();
  if (!NUMBER_LIKE.test(plain) || !/[А-ЯІ]/.test(plain)) return [];
  const inLatin = (text: string) =>
    text.replace(/[А-ЯІ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  return [...new Set([inLatin(plain), inLatin(plain.replaceAll('С', 'S'))])];
}
