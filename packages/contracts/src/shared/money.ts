/** Formats kopiykas: `1 234,50 ₴` in Ukrainian, `₴1,234.50` in English. */
export function formatKopiykas(amount: number, locale: 'uk' | 'en'): string {
  return new Intl.NumberFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100);
}

/**
 * Parses an amount as users type it: `1 234,5`, `1234.50`, `₴ 1 234`.
 * @returns kopiykas, or `null` if it is no amount or has a fraction of a kopiyka
 */
export function parseKopiykas(typed: string): number | null {
  // The currency is allowed at either end only: "1 грн 50" is not 150.
  const plain = typed
    .trim()
    .replace(/^₴|(?:₴|грн\.?)$/, '')
    .replace(/\s/g, '')
    .replace(',', '.');
  if (!/^-?\d{1,13}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  const kopiykas = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  // Not `-kopiykas`, which turns 0 into −0.
  return plain.startsWith('-') ? 0 - kopiykas : kopiykas;
}
