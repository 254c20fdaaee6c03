import type { TextFormat } from '../formatted-field/formatted-field.tsx';

const latin = 'ABEIKMHOPCTX';
const cyrillic = 'АВЕІКМНОРСТХ';

/** For stories and tests; apps pass the rules of their contract. */
export const ukrainianPlate: TextFormat = {
  parse: (text) => {
    const plate = text
      .toUpperCase()
      .replace(/[\s-]/g, '')
      .replace(/[A-Z]/g, (letter) => cyrillic[latin.indexOf(letter)] ?? letter);
    return new RegExp(`^[${cyrillic}]{2}\\d{4}[${cyrillic}]{2}$`).test(plate) ? plate : null;
  },
  format: (value) => value.replace(/^(..)(....)(..)$/, '$1 $2 $3'),
};
