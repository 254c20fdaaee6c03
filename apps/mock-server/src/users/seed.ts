/** More users of the first merchant: some with single permissions, one disabled. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { bulkInsert } from '../db/bulk-insert.ts';
import { NEW_USER } from '../db/new-user.ts';
import type { Db, Row } from '../db/schema.ts';
import { type SeedOptions, seedTime } from '../db/seed-options.ts';
import { userSearchColumns } from '../db/user-search-columns.ts';
import { seededPhotoPath, seedUserPhotos } from './seed/photos.ts';

/** Days for which codes of the demo count: the one of the contract's example as good as ever. */
const [CODE_DAYS, EXAMPLE_DAYS, DAY] = [3, 366, 86_400_000];

interface Colleague {
  readonly name: string;
  readonly position: string;
  readonly roles: readonly Role[];
  readonly added?: readonly Permission[];
  readonly removed?: readonly Permission[];
  readonly stands?: 'left' | 'invited';
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
  { name: 'Ґудзь Катерина Миколаївна', position: 'Касирка', roles: ['cashier'], stands: 'left' },
  { name: 'Єфименко Олег Ігорович', position: 'Водій маршрутки', roles: ['driver'] },
];

/** Further ones, that the examples of the contract change. */
const OTHERS: readonly Colleague[] = [
  { name: 'Паламарчук Юлія Олегівна', position: 'Касирка', roles: ['cashier'] },
  { name: 'Зінченко Марта Іванівна', position: 'Касирка', roles: ['cashier'], stands: 'invited' },
  { name: 'Кучер Денис Олександрович', position: 'Касир', roles: ['cashier'], stands: 'invited' },
  { name: 'Левченко Роман Петрович', position: 'Касир', roles: ['cashier'] },
  { name: 'Мазур Софія Андріївна', position: 'Бухгалтерка', roles: ['accountant'], stands: 'invited' },
];

const FIRST = Number.parseInt(exampleIds.userToEdit.slice(-4), 16);
const [BEGIN, FIRST_OTHER] = [exampleIds.userToEdit.slice(0, -4), 0xe0];
const idOf = (n: number) => `${BEGIN}${n.toString(16).padStart(4, '0')}`;

/** The phone that the example of `acceptInvitation` names. */
const INVITED_PHONE = '+380671112241';

const phoneOf = (n: number) => `+3805000000${21 + n}`;

const people = [
  ...COLLEAGUES.map((one, n) => ({ ...one, id: idOf(FIRST + n), phone: phoneOf(n) })),
  ...OTHERS.map((one, n) => ({
    ...one,
    id: idOf(FIRST_OTHER + n),
    phone: n === OTHERS.length - 1 ? INVITED_PHONE : phoneOf(COLLEAGUES.length + n),
  })),
];

/**
 * @param passwordHash of all who ever signed in
 * @param at their creation, ISO 8601 UTC
 */
export async function seedColleagues(
  tx: Db,
  passwordHash: string,
  at: string,
  { now }: SeedOptions,
): Promise<void> {
  const sent_at = seedTime(now).toISOString();
  const expiryOf = (phone: string) => {
    const days = phone === INVITED_PHONE ? EXAMPLE_DAYS : CODE_DAYS;
    return new Date(Date.parse(sent_at) + days * DAY).toISOString();
  };
  const rows = people.map(({ name: full_name, position, id, phone, ...one }): Row<'users'> => {
    const isInvited = one.stands === 'invited';
    return {
      ...NEW_USER,
      ...{ id, merchant_id: exampleIds.merchant, created_at: at, updated_at: at, version: 1 },
      photo: seededPhotoPath(id),
      ...{ phone, full_name, position, password_hash: isInvited ? '' : passwordHash },
      ...userSearchColumns({ full_name, position, phone }),
      roles: JSON.stringify(one.roles),
      tags_added: JSON.stringify(one.added ?? []),
      tags_removed: JSON.stringify(one.removed ?? []),
      is_active: one.stands === undefined ? 1 : 0,
      invited_at: isInvited ? sent_at : null,
      joined_at: isInvited ? null : at,
    };
  });
  await bulkInsert(tx, 'users', rows);
  await seedUserPhotos(tx, at);
  await bulkInsert(
    tx,
    'invitations',
    rows.flatMap(({ id, merchant_id, phone, invited_at }) =>
      invited_at === null
        ? []
        : [{ id, merchant_id, code_hash: '', attempts_left: 5, sent_at, expires_at: expiryOf(phone) }],
    ),
  );
}
