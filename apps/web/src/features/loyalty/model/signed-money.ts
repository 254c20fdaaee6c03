import type { Format } from '../../../shared/i18n/format.ts';

/** What was added or taken, with its sign: `+12,50 ₴`, `−12,50 ₴`. */
export function signedMoney(kopiykas: number, { money }: Pick<Format, 'money'>): string {
  if (kopiykas === 0) return money(0);
  return `${kopiykas < 0 ? '−' : '+'}${money(Math.abs(kopiykas))}`;
}
