/** More users of the first merchant: some with single permissions, one disabled. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import { userSearchColumns } from '../db/user-search-columns.ts';

interface Colleague {
  readonly name: string;
  readonly position: string;
  readonly roles: readonly Role[];
  readonly added?: readonly Permission[];
  readonly removed?: readonly Permission[];
  readonly hasLeft?: boolean;
}

/** None of them has `users_manage`, so the givers of rights stay those of the demo. The first one is `userToEdit`. */
const COLLEAGUES: readonly Colleague[] = [
  { name: 'Романюк Ірина Богданівна', position: 'Старша касирка', roles: ['cashier'] },
  {
    name: 'Гаврилюк Оксана Степанівна',
    position: 'Касирка-інкасаторка',
    roles: ['cashier'],
    added: ['encashment_perform'],
  },
  { name: 'Іваненко Петро Андрійович', position: 'Касир', roles: ['cashier'] },
  {
    name: 'Лисенко Богдан Юрійович',
    position: 'Директор магазину на Городоцькій',
    roles: ['director'],
    removed: ['points_manage', 'users_manage'],
  },
  {
    name: 'Поліщук Світлана Дмитрівна',
    position: 'Бухгалтерка',
    roles: ['accountant'],
    removed: ['audit_view'],
  },
  { name: 'Яременко Віктор Павлович', position: 'Диспетчер і водій', roles: ['dispatcher', 'driver'] },
  { name: 'Ґудзь Катерина Миколаївна', position: 'Касирка', roles: ['cashier'], hasLeft: true },
  { name: 'Єфименко Олег Ігорович', position: 'Водій маршрутки', roles: ['driver'] },
];

const FIRST = Number.parseInt(exampleIds.userToEdit.slice(-4), 16);
const idOf = (n: number) =>
  `${exampleIds.userToEdit.slice(0, -4)}${(FIRST + n).toString(16).padStart(4, '0')}`;

/**
 * @param passwordHash of all of them
 * @param at their creation, ISO 8601 UTC
 */
export async function seedColleagues(tx: Db, passwordHash: string, at: string): Promise<void> {
  const rows = COLLEAGUES.map(({ name: full_name, position, ...one }, n): Row<'users'> => {
    const phone = `+3805000000${21 + n}`;
    return {
      id: idOf(n),
      merchant_id: exampleIds.merchant,
      ...{ created_at: at, updated_at: at, version: 1 },
      ...{ phone, full_name, position, password_hash: passwordHash },
      ...userSearchColumns({ full_name, position, phone }),
      roles: JSON.stringify(one.roles),
      tags_added: JSON.stringify(one.added ?? []),
      tags_removed: JSON.stringify(one.removed ?? []),
      is_active: one.hasLeft ? 0 : 1,
      home_screen: null,
      home_terminal_id: null,
      second_factor_at: null,
      new_browsers: '[]',
    };
  });
  await bulkInsert(tx, 'users', rows);
}
