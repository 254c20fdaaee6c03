const CYRILLIC = 'АВЕІКМНОРСТХ';
const LATIN = 'ABEIKMHOPCTX';

const NUMBER_LIKE = /^[A-ZАВЕІКМНОРСТХ]{1,4}-?\d[\d-]*$/;

/**
 * Latin readings of a number typed with Cyrillic letters; empty when it is not a number or wholly Latin. С can be the
 * Latin C by shape or the S of a terminal number by sound.
 */
export function latinSpellings(typed: string): readonly string[] {
  const plain = typed.trim().toUpperCase();
  if (!NUMBER_LIKE.test(plain) || !/[А-ЯІ]/.test(plain)) return [];
  const inLatin = (text: string) =>
    text.replace(/[А-ЯІ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  return [...new Set([inLatin(plain), inLatin(plain.replaceAll('С', 'S'))])];
}
