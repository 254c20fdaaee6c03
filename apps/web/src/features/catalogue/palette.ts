import { FileSpreadsheet, ListChecks, Package, Plus } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { type FeaturePalette, paletteSearch } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { cataloguePaletteMessages } from './messages/palette/catalogue.ts';

const words = (locale: Locale) => translatorFor(cataloguePaletteMessages, locale);
const permission = 'catalog_manage';

const products = paletteSearch('listProducts', {
  id: 'products',
  permission,
  title: (locale) => words(locale)('found.products'),
  input: (q) => ({ query: { page: 1, perPage: 10, q } }),
  allResultsHref: (q) => paths.products({ q }),
  entry: ({ id, name, article }) => ({
    id,
    label: name,
    description: article,
    icon: Package,
    href: paths.products({ open: id }),
  }),
});

export const cataloguePalette: FeaturePalette = {
  catalogues: [cataloguePaletteMessages],
  hint: (locale) => words(locale)('hint'),
  actions: (locale) => [
    {
      id: 'product',
      label: words(locale)('create.product'),
      icon: Plus,
      href: paths.productCreate(),
      permission,
    },
    {
      id: 'productGroups',
      label: words(locale)('open.groups'),
      icon: Package,
      href: paths.productGroups(),
      permission,
    },
    {
      id: 'productRuns',
      label: words(locale)('open.runs'),
      icon: ListChecks,
      href: paths.productRuns(),
      permission,
    },
    {
      id: 'productImport',
      label: words(locale)('create.import'),
      icon: FileSpreadsheet,
      href: paths.productImportCreate(),
      permission,
    },
    {
      id: 'productImports',
      label: words(locale)('open.imports'),
      icon: FileSpreadsheet,
      href: paths.productImports(),
      permission,
    },
  ],
  searches: [products],
};
