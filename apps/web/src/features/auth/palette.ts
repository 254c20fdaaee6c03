import { KeyRound, UserRound } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { FeaturePalette } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { authPaletteMessages } from './messages/palette/catalogue.ts';

/** Account actions in the command palette; the main menu does not list them. */
export const authPalette: FeaturePalette = {
  catalogues: [authPaletteMessages],
  actions: (locale) => {
    const text = translatorFor(authPaletteMessages, locale);
    return [
      { id: 'profile', label: text('go.profile'), icon: UserRound, href: paths.profile() },
      { id: 'password', label: text('go.password'), icon: KeyRound, href: paths.profilePassword() },
    ];
  },
  searches: [],
};
