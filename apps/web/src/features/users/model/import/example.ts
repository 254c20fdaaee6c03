import { roles } from '@kasa/contracts/shared/permissions';
import type { Locale } from '#shared/i18n/locales.ts';

const names: Readonly<Record<Locale, readonly [string, string]>> = {
  uk: ['Романюк Ірина Богданівна', 'Гончарук Юрій Степанович'],
  en: ['Romaniuk Iryna', 'Honcharuk Yurii'],
};
const positions: Readonly<Record<Locale, readonly [string, string]>> = {
  uk: ['Старша касирка', 'Водій'],
  en: ['Senior cashier', 'Driver'],
};

/**
 * Rows of the example file, in the order of `importedFields`. Phones have hyphens, so that spreadsheets don't take
 * them for numbers; points are empty, for one without the merchant's is wrong.
 */
export function exampleRows(locale: Locale): string[][] {
  const role = (name: 'accountant' | 'cashier' | 'driver') => roles[name][locale];
  const [first, second] = names[locale];
  const [cashier, driver] = positions[locale];
  return [
    [first, cashier, '3184710691', '067 111-22-40', `${role('cashier')}, ${role('accountant')}`, ''],
    [second, driver, '', '050 111-22-33', role('driver'), ''],
  ];
}
