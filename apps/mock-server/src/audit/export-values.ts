/** Words for the values that fields choose from, in an exported journal: Ukrainian, English. */
import { roles } from '@kasa/contracts/shared/permissions';

type Words = Readonly<Record<string, readonly [uk: string, en: string]>>;

const ROLES: Words = Object.fromEntries(Object.entries(roles).map(([role, { uk, en }]) => [role, [uk, en]]));

/** By the field, then by its value; another value is shown as it is. */
export const VALUES: Readonly<Record<string, Words>> = {
  status: {
    on_route: ['На маршруті', 'On the route'],
    parked: ['На стоянці', 'Parked'],
    maintenance: ['На ремонті', 'Under maintenance'],
    off_line: ['Знято з лінії', 'Off the line'],
    open: ['Відкрита', 'Open'],
    closed: ['Закрита', 'Closed'],
  },
  mode: {
    bus: ['Автобус', 'Bus'],
    trolleybus: ['Тролейбус', 'Trolleybus'],
    tram: ['Трамвай', 'Tram'],
    minibus: ['Маршрутка', 'Minibus'],
  },
  viewing_as: ROLES,
  roles: ROLES,
};
