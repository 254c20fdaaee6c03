import type { Business } from '@kasa/contracts/auth/business';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../db/bulk-insert.ts';
import { NEW_USER } from '../db/new-user.ts';
import type { Db } from '../db/schema.ts';
import type { SeededUser } from '../db/seed-options.ts';
import { userSearchColumns } from '../db/user-search-columns.ts';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from './password.ts';

export interface MerchantSeed {
  readonly id: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly bankMfo: string;
  readonly iban: string;
  readonly business: Business;
  readonly people: readonly SeededUser[];
}

const STAFF: readonly Pick<SeededUser, 'role' | 'name' | 'position'>[] = [
  { role: 'owner', name: 'Коваль Олена Петрівна', position: 'Власниця' },
  { role: 'director', name: 'Мельник Сергій Іванович', position: 'Директор' },
  { role: 'accountant', name: 'Ткаченко Наталія Василівна', position: 'Головна бухгалтерка' },
  { role: 'cashier', name: 'Кравчук Марія Олегівна', position: 'Касирка' },
  { role: 'dispatcher', name: 'Савчук Тарас Миколайович', position: 'Диспетчер' },
  { role: 'driver', name: 'Бондаренко Андрій Васильович', position: 'Водій автобуса' },
];

export function staffOf(idOf: (n: number) => string, phoneOf: (n: number) => string): SeededUser[] {
  return STAFF.map((person, n) => ({ ...person, id: idOf(n), phone: phoneOf(n) }));
}

const seedId = (n: number) => `01912d50-3c00-7000-8000-${n.toString(16).padStart(12, '0')}`;
const OWNER = 0x02;

/** The merchant of the contract's examples. */
export const firstMerchant: MerchantSeed = {
  id: exampleIds.merchant,
  name: 'ТОВ «Затишок»',
  taxNumber: '32855961',
  bankMfo: '305299',
  iban: 'UA223052990000026001234567890',
  business: 'transport',
  people: staffOf(
    (n) => seedId(OWNER + n),
    (n) => `+38050000000${n + 1}`,
  ),
};

export const secondMerchant: MerchantSeed = {
  id: seedId(0x101),
  name: 'ТОВ «Міськтранс Поділля»',
  taxNumber: '40128730',
  bankMfo: '322001',
  iban: 'UA053220010000026001234567890',
  business: 'transport',
  people: [
    {
      id: seedId(0x102),
      role: 'owner',
      phone: '+380500000011',
      name: 'Шевченко Дмитро Олександрович',
      position: 'Власник',
    },
  ],
};

export function credentialsOf({ role, phone }: SeededUser) {
  return { role, phone, password: DEMO_PASSWORD };
}

export async function seedPeople(tx: Db, merchant: MerchantSeed, at: string): Promise<void> {
  const stamps = { created_at: at, updated_at: at, version: 1 };
  const { id, name, taxNumber, bankMfo, iban, business } = merchant;
  const columns = {
    tax_number: taxNumber,
    bank_mfo: bankMfo,
    iban,
    business,
    postponed_steps: '[]',
    second_factor_roles: '[]',
  };
  await bulkInsert(tx, 'merchants', [{ id, name, ...columns, ...stamps }]);
  const users = merchant.people.map((person) => ({
    id: person.id,
    merchant_id: id,
    ...stamps,
    phone: person.phone,
    full_name: person.name,
    password_hash: DEMO_PASSWORD_HASH,
    position: person.position,
    roles: JSON.stringify([person.role]),
    tags_added: '[]',
    tags_removed: '[]',
    ...NEW_USER,
    is_active: 1 as const,
    joined_at: at,
    ...userSearchColumns({ full_name: person.name, position: person.position, phone: person.phone }),
  }));
  await bulkInsert(tx, 'users', users);
}
