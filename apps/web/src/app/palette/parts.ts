import { authPalette } from '../../features/auth/palette.ts';
import { terminalsPalette } from '../../features/terminals/palette.ts';
import { transportPalette } from '../../features/transport/palette.ts';
import { usersPalette } from '../../features/users/palette.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { PalettePart } from '../../shared/palette/palette.ts';
import { paletteCatalogue } from './messages.ts';

/** What the features give to the command palette, in the order it is shown. A new feature is one line here. */
export const paletteParts: readonly PalettePart[] = [
  terminalsPalette,
  transportPalette,
  usersPalette,
  authPalette,
];

/** Everything that can be searched. */
export const paletteSearches = paletteParts.flatMap(({ searches }) => searches);

/** Brings the words of the palette and of all its parts. */
export async function loadPaletteWords(locale: Locale): Promise<void> {
  const catalogues = [paletteCatalogue, ...paletteParts.flatMap((part) => part.catalogues)];
  await Promise.all(catalogues.map((catalogue) => catalogue.load(locale)));
}
