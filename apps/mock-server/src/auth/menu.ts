import type { Session } from '@kasa/contracts/auth/session';
import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import type { z } from 'zod';

type SessionData = z.input<typeof Session>;
type Entry = SessionData['menu'][number] & {
  readonly icon: string;
  /** Required to see the entry; undefined: shown to everyone. */
  readonly permission?: Permission | undefined;
};

/** Reading terminals needs no permission (contract), so that entry has none. */
const entries: readonly Entry[] = [
  { id: 'terminals', group: 'acquiring', path: '/terminals', icon: 'smartphone' },
  {
    id: 'dashboard',
    group: 'acquiring',
    path: '/dashboard',
    icon: 'layout-dashboard',
    permission: 'reports_view',
  },
  { id: 'routes', group: 'transport', path: '/Routes', icon: 'route', permission: 'own_shift_view' },
  { id: 'transports', group: 'transport', path: '/Transports', icon: 'bus', permission: 'own_shift_view' },
  { id: 'drivers', group: 'transport', path: '/Drivers', icon: 'id-card', permission: 'own_shift_view' },
  { id: 'branches', group: 'transport', path: '/branches', icon: 'warehouse', permission: 'own_shift_view' },
  // Last of their group, but not of the four that phones show.
  {
    id: 'transactions',
    group: 'acquiring',
    path: '/transactions',
    icon: 'receipt-text',
    permission: 'transactions_view',
  },
  {
    id: 'cash',
    group: 'acquiring',
    path: '/cash',
    icon: 'banknote',
    permission: 'cash_view',
  },
  {
    id: 'ecomm',
    group: 'acquiring',
    path: '/list/ecomm_terminal',
    icon: 'globe',
    permission: 'ecomm_manage',
  },
  {
    id: 'points',
    group: 'control',
    path: '/points/list',
    icon: 'store',
    permission: 'points_manage',
  },
  {
    id: 'companies',
    group: 'control',
    path: '/companies',
    icon: 'building',
    permission: 'companies_manage',
  },
  { id: 'products', group: 'catalogue', path: '/products', icon: 'package', permission: 'catalog_manage' },
  {
    id: 'ingredients',
    group: 'catalogue',
    path: '/ingredients',
    icon: 'wheat',
    permission: 'catalog_manage',
  },
  { id: 'discounts', group: 'loyalty', path: '/Loyalty', icon: 'percent', permission: 'loyalty_manage' },
  {
    id: 'customers',
    group: 'loyalty',
    path: '/Loyalty/customers',
    icon: 'users',
    permission: 'customers_manage',
  },
  { id: 'users', group: 'control', path: '/users', icon: 'users', permission: 'users_manage' },
  { id: 'audit', group: 'control', path: '/audit', icon: 'history', permission: 'audit_view' },
];

export function menuOf(tags: readonly Permission[]): Pick<SessionData, 'menu' | 'menu_icons'> {
  const allowed = entries.filter(({ permission }) => permission === undefined || opens(tags, permission));
  return {
    menu: allowed.map(({ id, group, path }) => ({ id, group, path })),
    menu_icons: Object.fromEntries(allowed.map(({ id, icon }) => [id, icon])),
  };
}
