const APOSTROPHES = /['`´ʼʹ‘’′＇]/gu;
const ALPHABET = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
/** Sort position of a Ukrainian letter; Latin letters, digits and signs sort before all of them. */
const LETTER_KEYS = new Map(
  [...ALPHABET].map((letter, index) => [letter, String.fromCharCode(0x430 + index)]),
);

/** Numbers in sort keys are padded to this width: `2` comes before `10`. */
const NUMBER_WIDTH = 10;

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(APOSTROPHES, "'").replace(/\s+/gu, ' ').trim();
}

/** Text for substring search: lower case, one kind of apostrophe, single spaces (spec §5). */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part != null && part !== '')
    .map((part) => fold(part as string))
    .join('\n');
}

// Letters with the same shape in both alphabets, as on number plates (contracts: shared/plate.ts).
const LATIN_SHAPES = 'abeikmhopctx';
const CYRILLIC_SHAPES = 'авеікмнорстх';

/** Maps Latin letters to Cyrillic ones of the same shape. Takes lower case. */
export function foldAlphabets(text: string): string {
  return text.replace(/[a-z]/gu, (letter) => CYRILLIC_SHAPES[LATIN_SHAPES.indexOf(letter)] ?? letter);
}

/** A key whose byte order is the Ukrainian alphabet's, with numbers in order of value. */
export function sortKey(text: string): string {
  const padded = fold(text).replace(/\d+/gu, (digits) => digits.padStart(NUMBER_WIDTH, '0'));
  return Array.from(padded, (letter) => LETTER_KEYS.get(letter) ?? letter).join('');
}
