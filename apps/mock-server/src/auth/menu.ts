import type { Session } from '@kasa/contracts/auth/session';
import type { z } from 'zod';

type SessionData = z.input<typeof Session>;
type Entry = SessionData['menu'][number] & {
  /** Name of a lucide icon. */
  icon: string;
};

/**
 * The menu of a signed-in user. Everybody of a merchant may read its transport (the contract asks no permission for
 * it), so everybody gets these entries; what one may change is decided by the permission tags.
 */
const entries: readonly Entry[] = [
  { id: 'routes', group: 'transport', path: '/Routes', icon: 'route' },
  { id: 'transports', group: 'transport', path: '/Transports', icon: 'bus' },
  { id: 'drivers', group: 'transport', path: '/Drivers', icon: 'id-card' },
  { id: 'branches', group: 'transport', path: '/branches', icon: 'warehouse' },
];

/** What a session says of the menu: its entries, and their icons by id. */
export const menuOfSession: Pick<SessionData, 'menu' | 'menu_icons'> = {
  menu: entries.map(({ icon: _icon, ...entry }) => entry),
  menu_icons: Object.fromEntries(entries.map(({ id, icon }) => [id, icon])),
};
