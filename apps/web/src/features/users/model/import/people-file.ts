import { parsePhone } from '@kasa/contracts/shared/phone';
import { isEdrpou, isRnokpp } from '@kasa/contracts/shared/tax-number';
import { MAX_HIRED } from '@kasa/contracts/users/users';
import { type ColumnWords, matchColumns, type SheetColumns } from '#shared/spreadsheet/columns.ts';
import type { Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';

export const importedFields = ['full_name', 'position', 'tax_number', 'phone', 'roles', 'points'] as const;
export type ImportedField = (typeof importedFields)[number];
/** Those that nobody is hired without; a missing role is chosen for all. */
export const neededFields = ['full_name', 'phone'] as const;

/** A person of the file, as texts that can be mended. */
export type ImportedRow = { readonly number: number } & Readonly<Record<ImportedField, string>>;

export type PeopleFile =
  | {
      readonly kind: 'people';
      readonly rows: readonly ImportedRow[];
      /** False: the file has no column of them, or nothing in it. */
      readonly hasRoles: boolean;
      /** Columns that are left out. */
      readonly unused: readonly string[];
      /** Sheets that are left out. */
      readonly unread: readonly string[];
    }
  | {
      readonly kind: 'missing';
      readonly fields: readonly (typeof neededFields)[number][];
      /** What stands above the columns instead. */
      readonly header: readonly string[];
    }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'too_many'; readonly count: number };

/** The name may be parted. */
const nameParts = ['surname', 'given_name', 'patronymic'] as const;

type Column = ImportedField | (typeof nameParts)[number];

const words: ColumnWords<Column> = {
  full_name: [
    ...['ПІБ', 'П І Б', 'Повне ім’я', 'Ім’я та прізвище', 'Прізвище та ім’я', 'Прізвище ім’я'],
    ...['Прізвище, ім’я, по батькові', 'Прізвище, ім’я та по батькові', 'Користувач', 'Працівник'],
    ...['Співробітник', 'Людина', 'Name', 'Full name', 'Employee', 'User'],
  ],
  given_name: ['Ім’я', 'First name', 'Given name'],
  surname: ['Прізвище', 'Surname', 'Last name', 'Family name'],
  patronymic: ['По батькові', 'Patronymic', 'Middle name'],
  position: ['Посада', 'Position', 'Job title', 'Title'],
  tax_number: [
    ...['Код ЄДРПОУ', 'ЄДРПОУ', 'РНОКПП', 'Код РНОКПП', 'ІПН', 'ІНН', 'Код', 'Податковий номер'],
    ...[
      'Код ЄДРПОУ/РНОКПП',
      'ЄДРПОУ/РНОКПП',
      'Код ЄДРПОУ або РНОКПП',
      'ЄДРПОУ або РНОКПП',
      'EDRPOU or RNOKPP',
      'Ідентифікаційний код',
      'Tax number',
    ],
    ...['Tax ID', 'EDRPOU', 'EDRPOU code', 'RNOKPP', 'EDRPOU/RNOKPP', 'EDRPOU or RNOKPP', 'Code'],
  ],
  phone: [
    ...['Телефон', 'Номер телефону', 'Мобільний', 'Мобільний телефон', 'Моб. телефон', 'Тел.', 'Телефони'],
    ...['Phone', 'Phone number', 'Mobile', 'Mobile phone', 'Tel'],
  ],
  roles: ['Ролі', 'Роль', 'Roles', 'Role'],
  points: [
    ...['Точки', 'Точка', 'Точка продажу', 'Точки продажу', 'Точка або депо', 'Точки та депо', 'Депо'],
    ...['Місце роботи', 'Points', 'Point', 'Point of sale', 'Points of sale', 'Depot', 'Store'],
  ],
};

/** The people of a file, as far as one can tell them from its columns. */
export function peopleOf(sheet: Sheet): PeopleFile {
  const columns = matchColumns(sheet, words);
  const header = columns?.header ?? sheet.rows[0]?.cells.filter((cell) => cell !== '') ?? [];
  const at = columns?.at ?? {};
  const isThere = { full_name: at.full_name ?? at.surname ?? at.given_name, phone: at.phone };
  const fields = neededFields.filter((field) => isThere[field] === undefined);
  if (!columns || fields.length > 0) return { kind: 'missing', fields, header };
  const rows = columns.rows.map((row) => personOf(row, columns));
  if (rows.length === 0) return { kind: 'nobody' };
  if (rows.length > MAX_HIRED) return { kind: 'too_many', count: rows.length };
  const hasRoles = rows.some(({ roles }) => roles !== '');
  return { kind: 'people', rows, hasRoles, unused: columns.unused, unread: sheet.unread };
}

function personOf({ number, cells }: SheetRow, { at }: SheetColumns<Column>): ImportedRow {
  const read = (column: Column) => withoutDash(cells[at[column] ?? -1] ?? '');
  const names = at.full_name === undefined ? nameParts.map(read) : [read('full_name')];
  return {
    number,
    full_name: names.filter((name) => name !== '').join(' '),
    position: read('position'),
    tax_number: tidyTaxNumber(read('tax_number')),
    phone: tidyPhone(read('phone')),
    roles: read('roles'),
    points: read('points'),
  };
}

/** A dash says that there is nothing. */
const withoutDash = (text: string) => (/^[-‐-―−]$/.test(text) ? '' : text);

/** E.164 of any usual spelling; what is no phone stays as it is. */
export function tidyPhone(text: string): string {
  const plain = text.replace(/[‐-―−]/g, '-').replace(/^00(?=380)/, '+');
  return parsePhone(plain) ?? text;
}

/** Shorter ones are rather something else than a code without its zeros. */
const LEAST_DIGITS = 5;

/** Without spaces, and with the zeros in front that spreadsheets take away from numbers. */
export function tidyTaxNumber(text: string): string {
  const code = text.replace(/\s/g, '');
  if (!/^\d+$/.test(code) || code.length < LEAST_DIGITS) return code;
  const [company, person] = [code.padStart(8, '0'), code.padStart(10, '0')];
  if (isEdrpou(company)) return company;
  return code.length > 8 && isRnokpp(person) ? person : code;
}
