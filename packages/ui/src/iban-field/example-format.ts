import type { TextFormat } from '../formatted-field/formatted-field.tsx';

/** For stories and tests; apps pass the rules of their contract. */
export const ukrainianIban: TextFormat = {
  parse: (text) => {
    const iban = text.replace(/\s/g, '').toUpperCase();
    return /^UA\d{27}$/.test(iban) ? iban : null;
  },
  format: (value) => value.replace(/.{4}(?=.)/g, '$& '),
};
