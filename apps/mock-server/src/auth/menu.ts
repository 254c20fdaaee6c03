import type { Session } from '@kasa/contracts/auth/schemas';
import type { z } from 'zod';

type Menu = z.input<typeof Session>['menu'];

/**
 * The menu of a signed-in user. Everybody of a merchant may read its transport (the contract asks no permission for
 * it), so everybody gets these entries; what one may change is decided by the permission tags.
 */
export const menu: Menu = [
  { id: 'routes', group: 'transport', path: '/Routes' },
  { id: 'transports', group: 'transport', path: '/Transports' },
  { id: 'drivers', group: 'transport', path: '/Drivers' },
  { id: 'branches', group: 'transport', path: '/branches' },
];

/** Lucide icon of each menu entry. */
export const menuIcons: Record<Menu[number]['id'], string> = {
  routes: 'route',
  transports: 'bus',
  drivers: 'id-card',
  branches: 'warehouse',
};
