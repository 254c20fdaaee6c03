import { KeyRound, UserRound } from 'lucide-react';
import { textIn } from '../../shared/i18n/catalogue.ts';
import type { PalettePart } from '../../shared/palette/palette.ts';
import { paths } from '../../shared/paths.ts';
import { authPaletteMessages } from './messages/palette/catalogue.ts';

/** Account actions in the command palette; the main menu does not list them. */
export const authPalette: PalettePart = {
  catalogues: [authPaletteMessages],
  actions: (locale) => {
    const text = textIn(authPaletteMessages, locale);
    return [
      { id: 'profile', label: text('go.profile'), icon: UserRound, href: paths.profile() },
      { id: 'password', label: text('go.password'), icon: KeyRound, href: paths.profilePassword() },
    ];
  },
  searches: [],
};
