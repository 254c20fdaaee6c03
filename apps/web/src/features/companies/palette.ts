import { Building2, Plus } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { type FeaturePalette, paletteSearch } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { companiesPaletteMessages } from './messages/palette/catalogue.ts';

const words = (locale: Locale) => translatorFor(companiesPaletteMessages, locale);
const permission = 'companies_manage';

const companies = paletteSearch('listCompanies', {
  id: 'companies',
  permission,
  title: (locale) => words(locale)('found.companies'),
  input: (q) => ({ query: { page: 1, perPage: 10, q } }),
  allResultsHref: (q) => paths.companies({ q }),
  entry: ({ id, name, tax_number }) => ({
    id,
    label: name,
    description: tax_number,
    icon: Building2,
    href: paths.companies({ open: id }),
  }),
});

export const companiesPalette: FeaturePalette = {
  catalogues: [companiesPaletteMessages],
  hint: (locale) => words(locale)('hint'),
  actions: (locale) => [
    {
      id: 'company',
      label: words(locale)('create.company'),
      icon: Plus,
      href: paths.companyCreate(),
      permission,
    },
  ],
  searches: [companies],
};
