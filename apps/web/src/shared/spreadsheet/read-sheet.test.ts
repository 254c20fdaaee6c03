import { type Cell, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { makeCsv, readSheet } from './read-sheet.ts';

const MEGABYTE = 1024 * 1024;
type Part = string | Uint8Array<ArrayBuffer>;
const read = (...parts: Part[]) => readSheet(new Blob(parts), MEGABYTE);
const cellsOf = async (...parts: Part[]) => (await read(...parts)).sheet?.rows.map(({ cells }) => cells);
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

/** Ukrainian text as Windows keeps it: code page 1251. */
function windows1251(text: string): Uint8Array<ArrayBuffer> {
  const characters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return Uint8Array.from(text, (character) => characters.indexOf(character));
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = `\ufeff${text}`.split('');
  return Uint8Array.from(units.flatMap((unit) => [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8]));
}

const book = async (
  rows: (string | number | boolean | Date | null)[][],
  more: { name: string; rows?: string[][]; hidden?: boolean }[] = [],
) => Uint8Array.from(await writeXlsx({ sheets: [{ name: 'Люди', rows }, ...more] }));

const people = [
  ['ПІБ', 'Телефон'],
  ['Їжак Ґанна', '0501112233'],
];
const peopleText = (delimiter: string, end = '\r\n') =>
  people.map((row) => row.join(delimiter)).join(end) + end;

describe('a text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(peopleText(';'))],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${peopleText(';')}`)],
    ['windows-1251', windows1251(peopleText(';'))],
    ['UTF-16, "Unicode text" of Excel', utf16(peopleText('\t'))],
  ])('is read in %s', async (_, bytes) => {
    expect(await cellsOf(Uint8Array.from(bytes))).toEqual(people);
  });

  it.each([
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ])('is parted by %s', async (_, delimiter) => {
    expect(await cellsOf(peopleText(delimiter))).toEqual(people);
    expect(await cellsOf(peopleText(delimiter, '\n'))).toEqual(people);
  });

  it('is parted by semicolons also where prices and names have commas', async () => {
    const rows = [
      ['Прайс', '', ''],
      ['Код', 'Назва', 'Ціна'],
      ['1', 'Кава, чай, какао, цикорій', '40,50'],
      ['2', 'Сіль', '12,00'],
    ];
    const text = rows.map((row) => row.join(';')).join('\r\n');
    expect(await cellsOf(text)).toEqual(rows);
    expect(await cellsOf(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'))).toEqual(
      rows,
    );
    const commas = Array.from({ length: 20 }, (_, n) => `${n};Кава, 225 г, арабіка;169,00`);
    expect((await cellsOf(['Код;Назва;Ціна', ...commas].join('\n')))?.[1]).toHaveLength(3);
    const two = ['Код;Назва', '1;чай, цукор, лимон', '2;сир, масло, хліб', '3;сіль'];
    expect((await cellsOf(two.join('\n')))?.[1]).toEqual(['1', 'чай, цукор, лимон']);
    expect(await cellsOf('лише одна, з комою\nі друга')).toEqual([['лише одна', 'з комою'], ['і друга']]);
  });

  it('says by what it is parted, as Excel understands it', async () => {
    expect(await cellsOf('sep=,\r\nПІБ,Точки\r\nЇжак,"а;б;в;г"\r\n')).toEqual([
      ['ПІБ', 'Точки'],
      ['Їжак', 'а;б;в;г'],
    ]);
  });

  it('has quoted cells with delimiters, quotes and lines', async () => {
    expect(await cellsOf('ПІБ;Точки\r\n"Їжак; Ґ.";"ТОВ ""Ромашка""\nКиїв"\r\n')).toEqual([
      ['ПІБ', 'Точки'],
      ['Їжак; Ґ.', 'ТОВ "Ромашка"\nКиїв'],
    ]);
  });

  it('with a quotation mark that is never closed is damaged, not half read', async () => {
    expect(await read('ПІБ;Точки\r\n"Їжак;1\r\nБоб;2\r\nКіт;3\r\n')).toEqual({ problem: 'damaged' });
  });

  it('whose quotation mark of a name takes rows into a cell is damaged, not half read', async () => {
    expect(await read('Код;Назва;Ціна\n1;Чай;5\n2;"Ще 1 кор.;6\n3;Кава;7\n4;Сік" яблучний;8\n')).toEqual({
      problem: 'damaged',
    });
    expect(await read('Код;Назва\n1;"Труба\n2;Труба 1/2"\n3;Кава\n')).toEqual({ problem: 'damaged' });
  });

  it('has codes that are kept from being numbers', async () => {
    expect(await cellsOf('Код;Назва\n="00123";Чай\n\'00124;Кава\u001a')).toEqual([
      ['Код', 'Назва'],
      ['00123', 'Чай'],
      ['00124', 'Кава'],
    ]);
    expect(await cellsOf('Код;Назва\n1;Чай\n\u001a')).toHaveLength(2);
  });

  it('gives back what was written lest it is a formula', async () => {
    expect(await cellsOf("Телефон;Код\r\n'+380501112233;'так\r\n")).toEqual([
      ['Телефон', 'Код'],
      ['+380501112233', "'так"],
    ]);
  });
});

describe('an XLSX', () => {
  it('gives its cells as texts, with the numbers of their rows; empty rows are none', async () => {
    const bytes = await book([
      ['Код', 'Ціна', 'День', 'Є', null],
      [],
      [380501112233, 0.1 + 0.2, new Date('2026-11-20T00:00:00Z'), true, ' текст '],
    ]);
    expect((await read(bytes)).sheet).toEqual({
      rows: [
        { number: 1, cells: expect.arrayContaining(['Код', 'Ціна', 'День', 'Є']) },
        { number: 3, cells: ['380501112233', '0.3', '2026-11-20', 'true', 'текст'] },
      ],
      unread: [],
    });
  });

  it('is read from its first visible sheet that has something; further ones are named', async () => {
    const bytes = await book(
      [],
      [
        { name: 'Таємний', rows: [['а']], hidden: true },
        { name: 'Касири', rows: [['б']] },
        { name: 'Порожній', rows: [] },
        { name: 'Водії', rows: [['в']] },
      ],
    );
    const { sheet } = await read(bytes);
    expect([sheet?.rows.map(({ cells }) => cells), sheet?.unread]).toEqual([[['б']], ['Водії']]);
  });

  it('of twenty thousand rows is read whole', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => [`Товар ${n}`, n / 100]);
    const { sheet } = await readSheet(new Blob([await book(rows)]), 10 * MEGABYTE);
    expect([sheet?.rows.length, sheet?.rows.at(-1)?.cells]).toEqual([20_000, ['Товар 19999', '199.99']]);
  });
});

it('an XLSX keeps the zeros of codes, says merged cells of each row, and hides neither errors nor what is not calculated', async () => {
  const rows = [
    ['Код', 'Група', 'Ціна'],
    [123, 'Чаї', 5],
    [1_234_567_890_123_456, null, null],
  ];
  const cells = new Map<string, Partial<Cell>>([
    ['1,0', { value: 123, type: 'number', style: { numFmt: '00000' } }],
    ['1,2', { value: null, type: 'formula', formula: 'A1*2' }],
    ['2,2', { value: '#N/A', type: 'error' }],
  ]);
  const merges = [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }];
  const bytes = Uint8Array.from(await writeXlsx({ sheets: [{ name: 'А', rows, cells, merges }] }));
  expect(await cellsOf(bytes)).toEqual([
    ['Код', 'Група', 'Ціна'],
    ['00123', 'Чаї', '#VALUE!'],
    ['1.234567890123456e+15', 'Чаї', '#N/A'],
  ]);
});

describe('a file that is no table', () => {
  it('is too large, or would be', async () => {
    expect(await readSheet(new Blob(['а'.repeat(100)]), 100)).toEqual({ problem: 'too_large' });
    const swelling = await book(Array.from({ length: 100 }, (_, n) => [`${n}`.padEnd(32_000, '0')]));
    const { problem } = await readSheet(new Blob([swelling]), swelling.length);
    expect(problem).toBe('too_large');
  });

  it('is empty', async () => {
    expect(await read('')).toEqual({ problem: 'empty' });
    expect(await read(';;\r\n;;\r\n')).toEqual({ problem: 'empty' });
    expect(await read(await book([]))).toEqual({ problem: 'empty' });
  });

  it('is damaged', async () => {
    const bytes = await book(people);
    expect(await read(bytes.slice(0, bytes.length - 60))).toEqual({ problem: 'damaged' });
  });

  it('has a password', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'Люди', rows: people }],
      encryption: { password: 'таємно', spinCount: 1 },
    });
    expect(await read(Uint8Array.from(bytes))).toEqual({ problem: 'encrypted' });
  });

  it('is of something else', async () => {
    expect(await read(bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0))).toEqual({
      problem: 'not_table',
    });
    expect(await read(bytesOf(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3))).toEqual({ problem: 'not_table' });
    expect(await read('PK\u0003\u0004word/document.xml')).toEqual({ problem: 'not_table' });
  });
});

it('what is written is read again', async () => {
  const rows = [
    ['ПІБ', 'Точки'],
    ['Їжак "Ґ"', 'а; б'],
  ];
  const text = (await makeCsv(rows)) ?? '';
  expect(text).toBe('\ufeffПІБ;Точки\r\n"Їжак ""Ґ""";"а; б"');
  expect(await cellsOf(text)).toEqual(rows);
});
