/** Companies of a seeded merchant: itself, named as its payments have it, and those of its group. */
import { exampleCompany } from '@kasa/contracts/companies/companies';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { isEdrpou, isRnokpp } from '@kasa/contracts/shared/tax-number';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { sortKey } from '../../db/text.ts';

const LETTERS = {
  payer: exampleCompany.tax_letters,
  /** Of a register that counts otherwise. */
  shop: [
    { letter: 'А', kind: 'vat', rate: 2_000 },
    { letter: 'Б', kind: 'vat', rate: 1_400 },
    { letter: 'М', kind: 'excise', rate: 500 },
  ],
  none: [{ letter: 'А', kind: 'none', rate: 0 }],
} as const;

interface CompanySeed {
  readonly id?: string;
  readonly name: string;
  /** Digits without the check digit. */
  readonly digits: string;
  readonly letters: keyof typeof LETTERS;
  /** Place of the one above it. */
  readonly parent: number | null;
  readonly address: string;
}

/** Below and beside the merchant itself, which is number 0. */
const others: readonly CompanySeed[] = [
  {
    id: exampleIds.companyToEdit,
    ...{ name: 'ТОВ «Кав’ярня Ратуша»', digits: '4012870', letters: 'shop', parent: 0 },
    address: 'м. Львів, пл. Ринок, 8',
  },
  {
    id: exampleIds.companyToDelete,
    ...{ name: 'ФОП Романюк Ігор Степанович', digits: '284561907', letters: 'none', parent: null },
    address: 'м. Тернопіль, вул. Руська, 21, кв. 5',
  },
  {
    ...{ name: 'ТОВ «Затишок Логістика»', digits: '4103562', letters: 'payer', parent: 0 },
    address: 'м. Львів, вул. Зелена, 238',
  },
  {
    ...{ name: 'ТОВ «Склад Захід»', digits: '4217893', letters: 'payer', parent: 3 },
    address: 'м. Стрий, вул. Шевченка, 71',
  },
  {
    ...{ name: 'ПП «Перевізник Галичина»', digits: '3391274', letters: 'payer', parent: 3 },
    address: 'м. Івано-Франківськ, вул. Галицька, 103',
  },
  {
    ...{ name: 'ФОП Гриценко Марія Іванівна', digits: '311984527', letters: 'none', parent: null },
    address: 'м. Рівне, вул. Соборна, 44',
  },
];
const sizes = { large: others.length, small: 2 };

const withCheckDigit = (digits: string) =>
  [...'0123456789'].map((check) => digits + check).find((code) => isEdrpou(code) || isRnokpp(code)) ?? digits;

/** Seven digits of the code and the inspection's, as receipts of the demo have it. */
const vatNumberOf = (code: string) => `${code.slice(0, 7)}13013`;

/** Writes them; the first one is the merchant. */
export async function seedCompanies(tx: Db, merchant: SeededMerchant, world: SeedOptions): Promise<void> {
  const now = seedTime(world.now);
  const draw = createSeededFaker(world.seed, now);
  const own = await tx
    .selectFrom('merchants')
    .select(['name', 'tax_number'])
    .where('id', '=', merchant.id)
    .executeTakeFirstOrThrow();
  const stampsOf = (n: number, id: string | undefined) =>
    seedRowColumns({ merchant: merchant.id, now, draw }, 'company', n, id);
  const rows: Row<'companies'>[] = [
    {
      ...stampsOf(0, exampleIds.company),
      ...{ name: own.name, tax_number: own.tax_number, address: exampleCompany.address, parent_id: null },
      ...texts(own.name, own.tax_number, isEdrpou(own.tax_number) ? 'payer' : 'none'),
    },
  ];
  for (const [index, { id, name, digits, letters, parent, address }] of others.entries()) {
    if (index >= sizes[merchant.size]) break;
    const tax_number = withCheckDigit(digits);
    const parent_id = parent === null ? null : (rows[parent]?.id ?? null);
    rows.push({
      ...stampsOf(index + 1, id),
      ...{ name, tax_number, address, parent_id },
      ...texts(name, tax_number, letters),
    });
  }
  await bulkInsert(tx, 'companies', rows);
}

function texts(name: string, taxNumber: string, letters: keyof typeof LETTERS) {
  return {
    name_key: sortKey(name),
    vat_number: letters === 'none' ? null : vatNumberOf(taxNumber),
    tax_letters: JSON.stringify(LETTERS[letters]),
    search: searchColumn('companies', name, taxNumber),
  };
}
