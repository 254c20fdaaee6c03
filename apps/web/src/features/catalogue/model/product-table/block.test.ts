import { expect, it } from 'vitest';
import { placeBlock, readBlock, type Selection, writeBlock } from './block.ts';

const size = { rows: 20, columns: 5 };
const at = (row: number, column: number, toRow = row, toColumn = column): Selection => ({
  anchor: { row, column },
  head: { row: toRow, column: toColumn },
});

it('reads what spreadsheets copy: quoted cells, line breaks within them, and the last line break', () => {
  expect(readBlock('100109\t"Чай ""Ранок""\nчорний"\t0012\r\n\t1 234,50\t\r\n')).toEqual([
    ['100109', 'Чай "Ранок" чорний', '0012'],
    ['', '1 234,50', ''],
  ]);
  expect(readBlock('12" піца')).toEqual([['12" піца']]);
});

it('reads back whatever it has written', () => {
  const pieces = ['1234,50', '"', '\t', 'Чай', ' ', '0', "'", ';', ','];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let n = 0; n < 300; n += 1) {
    const width = 1 + next(4);
    const cell = () =>
      `x${Array.from({ length: next(4) }, () => pieces[next(pieces.length)]).join('')}`
        .replace(/\s+/g, ' ')
        .trim();
    const block = Array.from({ length: 1 + next(4) }, () => Array.from({ length: width }, cell));
    expect(readBlock(writeBlock(block))).toEqual(block);
  }
});

it('puts a block down from the first selected cell, and counts what does not fit', () => {
  const block = Array.from({ length: 3 }, (_, n) => [`a${n}`, `b${n}`]);
  const { cells, ...beyond } = placeBlock(block, at(19, 4, 18, 4), size);
  expect(cells).toEqual([
    { row: 18, column: 4, text: 'a0' },
    { row: 19, column: 4, text: 'a1' },
  ]);
  expect(beyond).toEqual({ rowsBeyond: 1, columnsBeyond: 1 });
});

it('fills all that is selected with a single cell', () => {
  const { cells, ...beyond } = placeBlock([['Бакалія']], at(3, 3, 1, 3), size);
  expect(cells.map(({ row, column, text }) => [row, column, text])).toEqual([
    [1, 3, 'Бакалія'],
    [2, 3, 'Бакалія'],
    [3, 3, 'Бакалія'],
  ]);
  expect(beyond).toEqual({ rowsBeyond: 0, columnsBeyond: 0 });
});

it('leaves alone what a short row of a block lacks', () => {
  const { cells } = placeBlock([['a', 'b'], ['c']], at(0, 1), size);
  expect(cells.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});
