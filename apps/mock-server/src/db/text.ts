/** Text that the database compares bytewise, prepared so that the result is what a Ukrainian reader expects. */

const APOSTROPHES = /['`´ʼʹ‘’′＇]/gu;
const ALPHABET = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
/** Position of a Ukrainian letter as a sortable character; Latin, digits and signs sort before all of them. */
const LETTER_KEYS = new Map(
  [...ALPHABET].map((letter, index) => [letter, String.fromCharCode(0x430 + index)]),
);

/** Digits that a number in a sort key is padded to: `2` comes before `10`. */
const NUMBER_WIDTH = 10;

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(APOSTROPHES, "'").replace(/\s+/gu, ' ').trim();
}

/**
 * The stored form of what a row is searched by, and of what is searched for: lower case, one kind of
 * apostrophe, single spaces (spec §5: case-insensitive substring match).
 */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part != null && part !== '')
    .map((part) => fold(part as string))
    .join('\n');
}

// Letters of one shape in both alphabets, as number plates use them (contracts: shared/plate.ts), lower case.
const LATIN_SHAPES = 'abeikmhopctx';
const CYRILLIC_SHAPES = 'авеікмнорстх';

/** Text in which it doesn't matter in which alphabet a letter of a plate was typed. Takes lower case. */
export function foldAlphabets(text: string): string {
  return text.replace(/[a-z]/gu, (letter) => CYRILLIC_SHAPES[LATIN_SHAPES.indexOf(letter)] ?? letter);
}

/**
 * A key whose byte order is the order of the Ukrainian alphabet (ґ after г, є after е, і and ї after и;
 * plain code points would put them after я), with numbers in order of value.
 */
export function sortKey(text: string): string {
  const padded = fold(text).replace(/\d+/gu, (digits) => digits.padStart(NUMBER_WIDTH, '0'));
  return Array.from(padded, (letter) => LETTER_KEYS.get(letter) ?? letter).join('');
}
