import { authPalette } from '../../features/auth/palette.ts';
import { cataloguePalette } from '../../features/catalogue/palette.ts';
import { companiesPalette } from '../../features/companies/palette.ts';
import { loyaltyPalette } from '../../features/loyalty/palette.ts';
import { pointsPalette } from '../../features/points/palette.ts';
import { terminalsPalette } from '../../features/terminals/palette.ts';
import { transportPalette } from '../../features/transport/palette.ts';
import { usersPalette } from '../../features/users/palette.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { FeaturePalette } from '../../shared/palette/command-palette.ts';
import { paletteCatalogue } from './messages.ts';

/** The features' parts of the palette, in display order. A new feature adds one line. */
export const featurePalettes: readonly FeaturePalette[] = [
  terminalsPalette,
  transportPalette,
  companiesPalette,
  pointsPalette,
  cataloguePalette,
  loyaltyPalette,
  usersPalette,
  authPalette,
];

export const paletteSearches = featurePalettes.flatMap(({ searches }) => searches);

export async function loadPaletteTexts(locale: Locale): Promise<void> {
  const catalogues = [paletteCatalogue, ...featurePalettes.flatMap((part) => part.catalogues)];
  await Promise.all(catalogues.map((catalogue) => catalogue.load(locale)));
}
