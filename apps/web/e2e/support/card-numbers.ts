/** Card numbers by prefix and length: Visa, Mastercard, Amex, Maestro, ПРОСТІР. */
const KINDS = [
  /^4(\d{12}|\d{15}|\d{18})$/,
  /^(5[1-5]\d\d|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720))\d{12}$/,
  /^3[47]\d{13}$/,
  /^(50|5[6-9]|6\d)\d{14}$/,
  /^9804\d{12}$/,
];
/** Standalone groups of digits, not parts of ids or words. */
const GROUPS = /(?<![\w.,:-])\d{4}(?:[ -]?\d){9,15}(?![\w:-])/g;

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Complete card numbers in a text: by prefix, length and check digit (Luhn). */
export const fullCardNumbersIn = (text: string): string[] =>
  [...text.matchAll(GROUPS)]
    .map(([group]) => group.replaceAll(/[ -]/g, ''))
    .filter((digits) => KINDS.some((kind) => kind.test(digits)) && hasCheckDigit(digits));
