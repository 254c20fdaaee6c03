import { MAX_HIRED } from '@kasa/contracts/users/users';
import { describe, expect, it } from 'vitest';
import { filledRows } from '#shared/spreadsheet/sheet.ts';
import { en } from '../../messages/import/en.ts';
import { uk } from '../../messages/import/uk.ts';
import { exampleRows } from './example.ts';
import { importedFields, peopleOf, tidyPhone, tidyTaxNumber } from './people-file.ts';

const read = (...rows: string[][]) => peopleOf({ rows: filledRows(rows), unread: [] });
const people = (...rows: string[][]) => {
  const file = read(...rows);
  if (file.kind !== 'people') throw new Error(file.kind);
  return file;
};

describe('people of a file', () => {
  it('have their texts, and the numbers of their rows', () => {
    const { rows, hasRoles, unused } = people(
      ['№', 'ПІБ', 'Посада', 'РНОКПП', 'Моб. телефон', 'Роль', 'Точка'],
      [],
      ['1', 'Їжак Ганна', '—', '3184710691', '0501112233', 'Касир', 'Затишок'],
    );
    expect(rows).toEqual([
      {
        ...{ number: 3, full_name: 'Їжак Ганна', position: '', tax_number: '3184710691' },
        ...{ phone: '+380501112233', roles: 'Касир', points: 'Затишок' },
      },
    ]);
    expect([hasRoles, unused]).toEqual([true, ['№']]);
  });

  it('may have their names in parts, in whatever order these stand', () => {
    const { rows } = people(
      ['Телефон', 'Ім’я', 'По батькові', 'Прізвище'],
      ['0501112233', 'Ганна', 'Іванівна', 'Їжак'],
      ['0501112234', 'Боб', '', 'Кіт'],
    );
    expect(rows.map(({ full_name }) => full_name)).toEqual(['Їжак Ганна Іванівна', 'Кіт Боб']);
  });

  it('lack roles where the column is missing or empty', () => {
    expect(people(['Name', 'Phone'], ['a', '1']).hasRoles).toBe(false);
    expect(people(['Name', 'Phone', 'Role'], ['a', '1', '']).hasRoles).toBe(false);
  });

  it('are not told without their names and phones', () => {
    expect(read(['Посада', 'Телефон'], ['а', 'б'])).toEqual({
      ...{ kind: 'missing', fields: ['full_name'], header: ['Посада', 'Телефон'] },
    });
    expect(read(['Артикул', 'Ціна'], ['а', 'б'])).toEqual({
      ...{ kind: 'missing', fields: ['full_name', 'phone'], header: ['Артикул', 'Ціна'] },
    });
  });

  it('are somebody, and not too many', () => {
    const many = Array.from({ length: MAX_HIRED + 1 }, (_, n) => [`а${n}`, 'б']);
    expect(read(['ПІБ', 'Телефон'])).toEqual({ kind: 'nobody' });
    expect(read(['ПІБ', 'Телефон'], ...many)).toEqual({ kind: 'too_many', count: MAX_HIRED + 1 });
    expect(people(['ПІБ', 'Телефон'], ...many.slice(1)).rows).toHaveLength(MAX_HIRED);
  });

  it.each([
    ['uk', uk],
    ['en', en],
  ] as const)('are read from the example, %s', (locale, words) => {
    const header = importedFields.map((field) => words[`column.${field}`]);
    const { rows, unused } = people(header, ...exampleRows(locale));
    expect([rows.map(({ phone }) => phone), unused]).toEqual([['+380671112240', '+380501112233'], []]);
  });
});

it.each([
  '0501112233',
  '501112233',
  '380501112233',
  '80501112233',
  '00380501112233',
  '+380501112233',
  '+38 (050) 111-22-33',
  '050 111 22 33',
  '(050) 111–22–33',
  '050.111.22.33',
])('%s is a phone', (typed) => {
  expect(tidyPhone(typed)).toBe('+380501112233');
});

it.each(['3,80501E+11', '050 111', '+48 501 112 233', 'немає', ''])('%j is no phone, and stays', (typed) => {
  expect(tidyPhone(typed)).toBe(typed);
});

it.each([
  ['31 847 10691', '3184710691'],
  ['32855961', '32855961'],
  ['without its zeros 32129', '00032129'],
  ['12', '12'],
  ['123456789', '123456789'],
  ['АА123456', 'АА123456'],
])('a code: %s', (typed, code) => {
  expect(tidyTaxNumber(typed.replace(/^[a-z ]+/, ''))).toBe(code);
});
