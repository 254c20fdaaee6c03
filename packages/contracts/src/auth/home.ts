import { opens, type Role } from '../shared/permissions.ts';

/** Screens that a person can start on. */
export const homeScreens = {
  terminals: { uk: 'Усі термінали', en: 'All terminals' },
  terminal: { uk: 'Мій термінал', en: 'My terminal' },
  dashboard: { uk: 'Огляд', en: 'Overview' },
  transports: { uk: 'Транспорт', en: 'Vehicles' },
  shift: { uk: 'Моя зміна', en: 'My shift' },
} as const satisfies Record<string, { uk: string; en: string }>;

export type HomeScreen = keyof typeof homeScreens;

export const allHomeScreens = Object.keys(homeScreens) as [HomeScreen, ...HomeScreen[]];

/** Where roles start that do not start on `/` as the specification says; of several the first one here counts. */
const ofRole: readonly (readonly [role: string, screen: HomeScreen])[] = [
  ['dispatcher', 'transports'],
  ['cashier', 'terminal'],
  ['driver', 'shift'],
];

/** The screen that a person with these roles starts on, unless they choose another one. */
export function homeOfRoles(roles: readonly string[]): HomeScreen {
  const own = ofRole.filter(([role]) => roles.includes(role));
  return own.length === roles.length ? (own[0]?.[1] ?? 'terminals') : 'terminals';
}

/** Whether a person may start on a screen: a shift is a driver's, and the others need what reading them needs. */
export function canStartOn(
  screen: HomeScreen,
  { roles, tags }: { readonly roles: readonly string[]; readonly tags: readonly string[] },
): boolean {
  if (screen === 'dashboard') return opens(tags, 'reports_view');
  if (screen === 'transports') return opens(tags, 'own_shift_view');
  return screen !== 'shift' || (roles.includes('driver' satisfies Role) && opens(tags, 'own_shift_view'));
}
