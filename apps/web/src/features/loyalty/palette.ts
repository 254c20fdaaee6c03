import { customerFields, discountFields } from '@kasa/contracts/loyalty/fields';
import { BadgePercent, Calculator, ChartColumn, Plus, UserRound, UserRoundPlus } from 'lucide-react';
import { formatFieldValue } from '../../shared/fields/format-field-value.ts';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { type FeaturePalette, paletteSearch } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { loyaltyPaletteMessages } from './messages/palette/catalogue.ts';
import { customerName, searchedNumber } from './model/customer.ts';

const words = (locale: Locale) => translatorFor(loyaltyPaletteMessages, locale);
const permission = 'loyalty_manage';
/** They tell what points took, as reports do. */
const reading = [permission, 'reports_view'] as const;

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

const customers = paletteSearch('listCustomers', {
  id: 'customers',
  permission: 'customers_manage',
  title: (locale) => words(locale)('found.customers'),
  input: (q) => ({ query: { page: 1, perPage: 10, q: searchedNumber(q) } }),
  allResultsHref: (q) => paths.customers({ q }),
  entry: ({ id, phone, number, state }, locale) => ({
    id,
    label: customerName({ phone, number }),
    description: state === 'forgotten' ? formatFieldValue(customerFields.state, state, locale) : number,
    icon: UserRound,
    href: paths.customers({ open: id }),
  }),
});

/** Discounts and customers in the command palette; the lists themselves are in the menu. */
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
    {
      id: 'loyalty-report',
      label: words(locale)('open.report'),
      icon: ChartColumn,
      href: paths.loyaltyReport(),
      permission: reading,
    },
    {
      id: 'simulation',
      label: words(locale)('open.simulation'),
      icon: Calculator,
      href: paths.simulation(),
      permission: reading,
    },
    {
      id: 'customer',
      label: words(locale)('create.customer'),
      icon: UserRoundPlus,
      href: paths.customerEdit(),
      permission: 'customers_manage',
    },
  ],
  searches: [discounts, customers],
};
