// The twelve letters alike in both alphabets, in the same order; Z and Y are on plates of electric cars.
const LATIN = 'ABEIKMHOPCTX';
const CYRILLIC = 'АВЕІКМНОРСТХ';

export const PLATE_PATTERN = /^[АВЕІКМНОРСТХ]{2}\d{4}[АВЕІКМНОРСТХZY]{2}$/;

/** Parses a plate in either alphabet, any case, with spaces or hyphens; `null` if invalid. */
export function parsePlate(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s\-\u00a0]/g, '')
    .replace(/[A-Z]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter);
  return PLATE_PATTERN.test(plain) ? plain : null;
}

/** A stored plate for display: `АА 1234 ВВ`. */
export function formatPlate(plate: string): string {
  return plate.replace(/^(.{2})(\d{4})(.{2})$/, '$1 $2 $3');
}
