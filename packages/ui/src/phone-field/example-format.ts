import type { TextFormat } from '../formatted-field/formatted-field.tsx';

/** For stories and tests; apps pass the rules of their contract. */
export const ukrainianPhone: TextFormat = {
  parse: (text) => {
    const digits = text.replace(/\D/g, '').replace(/^(380|80|0)/, '');
    return /^\d{9}$/.test(digits) ? `+380${digits}` : null;
  },
  format: (value) => value.replace(/^\+380(\d\d)(\d{3})(\d\d)(\d\d)$/, '+380 $1 $2 $3 $4'),
};
