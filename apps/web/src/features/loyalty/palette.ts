import { discountFields } from '@kasa/contracts/loyalty/fields';
import { BadgePercent, Plus } from 'lucide-react';
import { formatFieldValue } from '../../shared/fields/format-field-value.ts';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { type FeaturePalette, paletteSearch } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { loyaltyPaletteMessages } from './messages/palette/catalogue.ts';

const words = (locale: Locale) => translatorFor(loyaltyPaletteMessages, locale);
const permission = 'loyalty_manage';

const discounts = paletteSearch('listDiscounts', {
  id: 'discounts',
  permission,
  title: (locale) => words(locale)('found.discounts'),
  input: (q) => ({ query: { page: 1, perPage: 10, q } }),
  allResultsHref: (q) => paths.discounts({ q }),
  entry: ({ id, name, rule }, locale) => ({
    id,
    label: name,
    description: formatFieldValue(discountFields.type, rule.type, locale),
    icon: BadgePercent,
    href: paths.discounts({ open: id }),
  }),
});

/** Discounts in the command palette; the list itself is in the menu. */
export const loyaltyPalette: FeaturePalette = {
  catalogues: [loyaltyPaletteMessages],
  hint: (locale) => words(locale)('hint'),
  actions: (locale) => [
    {
      id: 'discount',
      label: words(locale)('create.discount'),
      icon: Plus,
      href: paths.discountCreate(),
      permission,
    },
  ],
  searches: [discounts],
};
