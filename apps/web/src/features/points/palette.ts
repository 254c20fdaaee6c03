import { KeyRound, Plus, Store } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { type FeaturePalette, paletteSearch } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { pointsPaletteMessages } from './messages/palette/catalogue.ts';

const words = (locale: Locale) => translatorFor(pointsPaletteMessages, locale);
const permission = 'points_manage';

const points = paletteSearch('listPoints', {
  id: 'points',
  permission,
  title: (locale) => words(locale)('found.points'),
  input: (q) => ({ query: { page: 1, perPage: 10, q } }),
  allResultsHref: (q) => paths.points({ q }),
  entry: ({ id, name, city, address }) => ({
    id,
    label: name,
    description: `${city}, ${address}`,
    icon: Store,
    href: paths.points({ open: id }),
  }),
});

export const pointsPalette: FeaturePalette = {
  catalogues: [pointsPaletteMessages],
  hint: (locale) => words(locale)('hint'),
  actions: (locale) => [
    { id: 'point', label: words(locale)('create.fiscal'), icon: Plus, href: paths.pointCreate(), permission },
    {
      id: 'nonFiscalPoint',
      label: words(locale)('create.nonFiscal'),
      icon: Plus,
      href: paths.pointNonFiscal(),
      permission,
    },
    {
      id: 'pointsFromKey',
      label: words(locale)('create.fromKey'),
      icon: KeyRound,
      href: paths.pointsFromKey(),
      permission,
    },
  ],
  searches: [points],
};
