import { describe, expect, it } from 'vitest';
import { matchColumns, plainWord } from './columns.ts';
import { filledRows } from './sheet.ts';

const words = { name: ['ПІБ', 'Ім’я', 'Name'], phone: ['Телефон', 'Phone'] } as const;
const match = (...rows: string[][]) => matchColumns({ rows: filledRows(rows) }, words);

describe('a column', () => {
  it.each(['ПІБ', 'П.І.Б.', ' піб * ', 'Name', 'NAME (required)', "Ім'я", 'Ім`я', 'Імʼя', 'Iм’я:'])(
    'is known by %s',
    (head) => {
      expect(match([head], ['а'])?.at).toEqual({ name: 0 });
    },
  );

  it('of no field is named, also without a name; one that holds nothing is not', () => {
    const found = match(
      ['ПІБ', 'Пошта', '', 'Порожній', 'Телефон'],
      ['а', 'a@b', 'щось', '', '050'],
      ['', '', '', '', '', 'ще'],
    );
    expect(found).toMatchObject({ at: { name: 0, phone: 4 }, unused: ['Пошта', 'C', 'F'] });
    expect(found?.header).toEqual(['ПІБ', 'Пошта', 'Порожній', 'Телефон']);
  });

  it('that is there twice counts once', () => {
    expect(match(['Телефон', 'Phone'], ['1', '2'])).toMatchObject({ at: { phone: 0 }, unused: ['Phone'] });
  });
});

it('the header may stand below a title', () => {
  const found = match(['Користувачі', 'Касса'], [], ['Телефон', 'ПІБ'], ['050', 'Їжак']);
  expect(found?.at).toEqual({ phone: 0, name: 1 });
  expect(found?.rows).toEqual([{ number: 4, cells: ['050', 'Їжак'] }]);
});

it('without a known column there is no header', () => {
  expect(match(['Артикул', 'Ціна'], ['1', '2'])).toBeNull();
});

it('words are compared without what does not matter', () => {
  expect(plainWord('Код ЄДРПОУ/РНОКПП')).toBe(plainWord('код єдрпоу, рнокпп'));
  expect(plainWord('Ролі')).not.toBe(plainWord('Роль'));
});
