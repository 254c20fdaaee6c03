import { CalendarDays, KeyRound, UserRound } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { FeaturePalette } from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { accountMessages } from './messages.ts';

/** Account actions in the command palette; the main menu does not list them. */
export const authPalette: FeaturePalette = {
  catalogues: [accountMessages],
  actions: (locale) => {
    const text = translatorFor(accountMessages, locale);
    return [
      { id: 'profile', label: text('profile.go'), icon: UserRound, href: paths.profile() },
      {
        id: 'own-schedule',
        label: text('profile.schedule'),
        icon: CalendarDays,
        href: paths.profileSchedule(),
      },
      {
        id: 'password',
        label: text('profile.changePassword'),
        icon: KeyRound,
        href: paths.profilePassword(),
      },
    ];
  },
  searches: [],
};
