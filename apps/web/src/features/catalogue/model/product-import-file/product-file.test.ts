import { readRow } from '@kasa/contracts/catalogue/import-texts';
import { MAX_CELL, MAX_ROWS_PER_REQUEST } from '@kasa/contracts/catalogue/import-values';
import { beforeEach, describe, expect, it } from 'vitest';
import { filledRows } from '#shared/spreadsheet/sheet.ts';
import { columnWords } from './column-words.ts';
import { exampleRows } from './example.ts';
import { isTooLong, readProductFile, rowsToImport, withField } from './product-file.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';
import { rowChunks } from './row-chunks.ts';

const sheetOf = (...rows: string[][]) => ({ rows: filledRows(rows), unread: [] });
const read = (rows: string[][], header?: number | null) =>
  readProductFile(sheetOf(...rows), rememberedColumns(), header);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the app keeps it
  document.cookie = 'import_columns=; max-age=0; path=/';
});

describe('columns', () => {
  it('are known by their names, below whatever stands above them', () => {
    const file = read([
      ['Прайс від 20.11'],
      [],
      ['Артикул', 'Найменування', 'Ціна, грн', 'Залишок'],
      ['1', 'Чай', '84,90', '12'],
    ]);
    expect(file.fields).toEqual({ 0: 'article', 1: 'name', 2: 'price', 3: null });
    expect(file).toMatchObject({ header: 3, above: 1 });
    expect(file.rows.map(({ number }) => number)).toEqual([4]);
    expect(file.columns[3]).toEqual({ index: 3, name: 'Залишок', isNamed: true, samples: ['12'] });
  });

  it.each([
    [
      'a kind',
      [
        ['101', 'Чай', '84,90', 'Товар'],
        ['102', 'Кава', '90', 'Товар'],
      ],
    ],
    [
      'a unit',
      [
        ['101', 'Чай', '84,90', 'од.'],
        ['102', 'Кава', '90', 'шт.'],
      ],
    ],
    [
      'goods called so',
      [
        ['101', 'Чай', '84,90'],
        ['102', 'Папка', '90'],
        ['103', 'Код', '5'],
      ],
    ],
  ])('without names take no product for them: %s', (_, rows) => {
    expect(read(rows)).toMatchObject({ header: null, above: 0, rows: rows.map(() => ({})) });
  });

  it('of unknown names are named by the first row, where nothing in it is a figure; people say otherwise', () => {
    const rows = [
      ['Шифр', 'Опис', 'Різновид'],
      ['100', 'Чай', 'Товар'],
    ];
    expect(read(rows)).toMatchObject({ header: 1, rows: [{ number: 2 }] });
    const bare = read(rows, null);
    expect(bare.columns.map(({ name, samples }) => [name, samples])).toEqual([
      ['A', ['Шифр', '100']],
      ['B', ['Опис', 'Чай']],
      ['C', ['Різновид', 'Товар']],
    ]);
    expect(read(rows, 2)).toMatchObject({ header: 2, above: 1, rows: [] });
  });

  it('that hold nothing and have no name are none', () => {
    const { columns } = read([
      ['Код', '', 'Назва', ''],
      ['1', '', 'Чай', 'ще'],
    ]);
    expect(columns.map(({ name }) => name)).toEqual(['Код', 'Назва', 'D']);
  });

  it('of two that look like a field neither is guessed, nor one whose brackets say that it is another', () => {
    expect(read([['Код', 'Назва', 'Ціна', 'Роздрібна ціна']]).fields).toEqual({
      ...{ 0: 'article', 1: 'name', 2: null, 3: null },
    });
    const bracketed = [
      'Код (внутрішній)',
      'Назва',
      'Код (УКТЗЕД)',
      'Ціна (закупівельна)',
      'Ціна роздрібна, грн',
    ];
    expect(read([bracketed, ['1', 'Чай', '0902', '50', '80']], 1).fields).toEqual({
      ...{ 0: null, 1: 'name', 2: 'uktzed', 3: null, 4: 'price' },
    });
  });

  it('a field is in one column: to choose it in another takes it from the first', () => {
    expect(withField({ 0: 'article', 1: 'price', 2: null }, 2, 'price')).toEqual({
      ...{ 0: 'article', 1: null, 2: 'price' },
    });
    expect(withField({ 0: null, 1: null }, 0, null)).toEqual({ 0: null, 1: null });
  });

  it('no word means two fields', () => {
    const all = Object.entries(columnWords).flatMap(([field, words]) => words.map((word) => [word, field]));
    for (const [word = '', field] of all)
      expect([word, read([[word], ['1']], 1).fields[0]]).toEqual([word, field]);
  });

  it('are all known in the example, in both languages', () => {
    for (const locale of ['uk', 'en'] as const) {
      const file = read(exampleRows(locale));
      expect(Object.values(file.fields)).not.toContain(null);
      const rows = rowsToImport(file, file.fields).map(({ cells }) => readRow(cells));
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    }
  });
});

describe('what people said of columns', () => {
  it('counts in the next file, also against what is guessed, and of a heading that is not known', () => {
    rememberColumns([
      ['Ціна', null],
      ['Нова ціна', 'price'],
      ['Шифр', 'article'],
    ]);
    const file = read([
      ['Шифр', 'Ціна', 'Нова ціна'],
      ['1', '10', '11'],
    ]);
    expect(file).toMatchObject({ header: 1, fields: { 0: 'article', 1: null, 2: 'price' } });
  });

  it('is the latest, and not without end', () => {
    rememberColumns([['Ціна', null]]);
    rememberColumns([['Ціна', 'sales_bonus']]);
    expect(read([['Код', 'Ціна']]).fields).toEqual({ 0: 'article', 1: 'sales_bonus' });
    rememberColumns(Array.from({ length: 100 }, (_, n) => [`Колонка ${n}`, 'name'] as const));
    expect(document.cookie.length).toBeLessThan(600);
    expect(read([['Код', 'Ціна']]).fields).toEqual({ 0: 'article', 1: 'price' });
  });

  it('is passed over where it cannot be read', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as somebody else left it
    document.cookie = 'import_columns=.-.x-nothing.y.z-price-name; path=/';
    expect(read([['Код', 'Ціна']]).fields).toEqual({ 0: 'article', 1: 'price' });
  });
});

describe('rows', () => {
  it('have the texts of the columns that are of a field, cut where any text is too long, without NUL', () => {
    const file = read([
      ['Код', 'Назва', 'Залишок', 'Ціна'],
      ['1', `${'ч'.repeat(400)}`, '5', '1\u00000'],
      ['', '', 'разом 5', ''],
    ]);
    expect(rowsToImport(file, file.fields)).toEqual([
      { position: 2, cells: { article: '1', name: 'ч'.repeat(MAX_CELL), price: '10' } },
      { position: 3, cells: {} },
    ]);
  });

  it('may be too many', () => {
    const rows = Array.from({ length: 20_001 }, (_, n) => [`${n}`, 'Чай']);
    expect(isTooLong(read([['Код', 'Назва'], ...rows]))).toBe(true);
    expect(isTooLong(read([['Код', 'Назва'], ...rows.slice(1)]))).toBe(false);
    expect(isTooLong({ rows: [{ number: 1_048_576, cells: ['1'] }] })).toBe(true);
  });

  it('go in requests that the server takes, all of them and in order', () => {
    const short = Array.from({ length: 1_200 }, (_, n) => ({ position: n + 2, cells: { article: `${n}` } }));
    expect(rowChunks(short).map((chunk) => chunk.length)).toEqual([MAX_ROWS_PER_REQUEST, 500, 200]);
    const cell = 'ї'.repeat(MAX_CELL);
    const long = short.map(({ position }) => ({
      position,
      cells: { article: cell, name: cell, group: cell, unit: cell },
    }));
    const chunks = rowChunks(long);
    expect(chunks.flat()).toEqual(long);
    for (const rows of chunks) expect(new Blob([JSON.stringify({ rows })]).size).toBeLessThan(250 * 1024);
    expect(rowChunks([])).toEqual([]);
  });
});
