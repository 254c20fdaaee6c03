import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { bytesOf, partOf, readCsv, readSheet } from '../test-support/read-table.ts';
import type { TableCell } from './table.ts';
import { tableFile } from './table-file.ts';
import { xlsxPieces } from './xlsx.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

async function* given(rows: readonly (readonly TableCell[])[]) {
  yield* rows;
}

function fileOf(
  format: 'csv' | 'xlsx',
  rows: readonly (readonly TableCell[])[],
  headerRow: number | null = null,
) {
  return bytesOf(tableFile(format, 'table', { name: 'Журнал', headerRow, rows: given(rows) }).pieces);
}

/** Prefixes that spreadsheets take for a formula (security T14). */
const UNSEEN = ['\u034f=', '\u2800=', '\u180b=', '\u3164=', '\u0301=', ' \u200b\u2800+'];
const SMALL = ['\ufe66', '\ufe62', '\ufe63', '\ufe6b'];
const PREFIXES = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', ' =', '\t=', '\ufeff='],
  ...UNSEEN,
  ...SMALL,
];
const attacks = PREFIXES.flatMap((prefix) => [
  `${prefix}cmd|' /C calc'!A0`,
  `${prefix}1+1`,
  `${prefix}HYPERLINK("https://evil.example";"x")`,
  prefix,
]);

describe('CSV', () => {
  it('begins with a BOM; semicolons part fields, and lines end as Windows has it', async () => {
    const bytes = await fileOf('csv', [
      ['Назва', 'а;б'],
      ['"лапки"', 'два\nрядки'],
    ]);
    expect(bytes.toString()).toBe('\ufeffНазва;"а;б"\r\n"""лапки""";"два\nрядки"\r\n');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(attacks.map((text) => [text]))('shows %j as text', async (text) => {
    const rows = readCsv(await fileOf('csv', [[text, 'далі']]));
    expect(rows).toEqual([[`'${text}`, 'далі']]);
  });

  it('leaves a text alone that is no formula', async () => {
    const texts = ['Автобус №33', '12-А', 'a=b', 'пошта@приклад', '00123', "'так"];
    expect(readCsv(await fileOf('csv', [texts]))).toEqual([texts]);
  });

  it('writes numbers, days and moments as Excel in Ukraine reads them', async () => {
    const summer = { instant: '2026-07-15T21:00:05.000Z' };
    const cells = [
      -150,
      17.5,
      true,
      null,
      { kopiykas: -1550 },
      { kopiykas: 1700 },
      { day: '2026-11-20' },
      summer,
      { instant: '2026-11-20T08:15:00.000Z' },
    ];
    expect(readCsv(await fileOf('csv', [cells]))).toEqual([
      [
        '-150',
        '17,5',
        'TRUE',
        '',
        '-15,50',
        '17,00',
        '2026-11-20',
        '2026-07-16 00:00:05',
        '2026-11-20 10:15:00',
      ],
    ]);
  });
});

/** Number formats of the cells whose address matches; built-in ones by their number. */
function formatsOf(bytes: Buffer, address: RegExp) {
  const styles = partOf(bytes, 'xl/styles.xml');
  const formats = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]),
  );
  const used = [...(styles.split('<cellXfs')[1]?.matchAll(/<xf [^>]*numFmtId="(\d+)"/g) ?? [])];
  return [...partOf(bytes, SHEET).matchAll(/<c r="([A-Z]+\d+)"([^>]*)>/g)]
    .filter(([, cell]) => address.test(cell ?? ''))
    .map(([, , attributes]) => {
      const id = used[Number(/s="(\d+)"/.exec(attributes ?? '')?.[1] ?? 0)]?.[1];
      return formats.get(id) ?? id;
    });
}

describe('XLSX', () => {
  it.each(attacks.map((text) => [text]))('holds %j as text within its cell', async (text) => {
    const bytes = await fileOf('xlsx', [[text, 'далі']]);
    expect(await readSheet(bytes)).toEqual([[text, 'далі']]);
    const xml = partOf(bytes, SHEET);
    expect(xml).not.toMatch(/<f[\s>/]/);
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(2);
  });

  it('types its cells', async () => {
    const moment = { instant: '2026-11-20T08:15:00.000Z' };
    const bytes = await fileOf('xlsx', [
      [moment, -150, 17.5, true, null, { day: '2026-11-20' }, '+380671234567'],
    ]);
    expect(await readSheet(bytes)).toEqual([
      [
        new Date('2026-11-20T10:15:00.000Z'),
        -150,
        17.5,
        true,
        null,
        new Date('2026-11-20T00:00:00.000Z'),
        '+380671234567',
      ],
    ]);
    expect(partOf(bytes, SHEET)).toMatch(/<c r="B1"><v>-150<\/v><\/c>/);
  });

  it('shows money, days and moments as such, in one column', async () => {
    const moment = { instant: '2026-11-20T08:15:00.000Z' };
    const bytes = await fileOf('xlsx', [
      [{ kopiykas: 1700 }],
      [{ day: '2026-11-20' }],
      [moment],
      ['17'],
      [17],
    ]);
    expect((await readSheet(bytes)).map(([cell]) => cell)).toEqual([
      17,
      new Date('2026-11-20T00:00:00.000Z'),
      new Date('2026-11-20T10:15:00.000Z'),
      '17',
      17,
    ]);
    expect(formatsOf(bytes, /^A/)).toEqual(['#,##0.00', 'dd.mm.yyyy', 'dd.mm.yyyy hh:mm:ss', '0', '0']);
  });

  const headed: TableCell[][] = [
    ['Термінали', 'ТОВ «Дуже довга назва, що може зайняти й сусідні клітинки поруч»'],
    [],
    ['Номер', 'Назва', 'Додано', 'Сума', 'Опис'],
    [
      'S1900001',
      'Каса біля входу',
      { instant: '2026-11-20T08:15:00.000Z' },
      { kopiykas: 123_456_789 },
      'х'.repeat(500),
    ],
  ];

  it('shows the row that names the columns in bold, and keeps it in sight', async () => {
    const bytes = await fileOf('xlsx', headed, 3);
    const sheet = partOf(bytes, SHEET);
    expect(sheet).toMatch(/<pane ySplit="3" topLeftCell="A4" state="frozen"/);
    const styles = partOf(bytes, 'xl/styles.xml');
    const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/g)].map(([, font]) => font);
    expect(new Set(fonts.map((font) => /<sz [^>]*>/.exec(font ?? '')?.[0])).size).toBe(1);
    const fontOf = [...(styles.split('<cellXfs')[1]?.matchAll(/<xf [^>]*fontId="(\d+)"/g) ?? [])].map(
      ([, id]) => fonts[Number(id)],
    );
    const bold = [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>/g)]
      .filter(([, , attributes]) =>
        fontOf[Number(/s="(\d+)"/.exec(attributes ?? '')?.[1] ?? 0)]?.includes('<b'),
      )
      .map(([, cell]) => cell);
    expect(bold).toEqual(['A3', 'B3', 'C3', 'D3', 'E3']);
  });

  it('filters the rows by the row that names the columns', async () => {
    expect(partOf(await fileOf('xlsx', headed, 3), SHEET)).toContain('</sheetData><autoFilter ref="A3:E4"/>');
    expect(partOf(await fileOf('xlsx', headed.slice(0, 3), 3), SHEET)).toContain('<autoFilter ref="A3:E3"/>');
    expect(partOf(await fileOf('xlsx', headed), SHEET)).not.toContain('autoFilter');
  });

  it('shows what stands above the header as date, and makes room for it', async () => {
    const above: TableCell[][] = [
      ['Від дня', { day: '2026-11-01' }],
      ['Вивантажено', { instant: '2026-11-20T08:15:00.000Z' }],
      ['Хто', 'Час'],
    ];
    const bytes = await fileOf('xlsx', above, 3);
    expect(formatsOf(bytes, /^B/)).toEqual(['dd.mm.yyyy', 'dd.mm.yyyy hh:mm:ss', '0']);
    expect(partOf(bytes, SHEET)).toContain('<col min="2" max="2" width="22"');
  });

  it('goes on in a further sheet with the same columns when one is full', async () => {
    const rows = Array.from({ length: 5 }, (_, n): TableCell[] => [n]);
    const table = { name: 'Журнал', headerRow: 2, rows: given([['Журнал'], ['№'], ...rows]) };
    const bytes = await bytesOf(xlsxPieces(table, 4));
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    expect(sheets.map(({ name, rows: own }) => [name, own.flat()])).toEqual([
      ['Журнал', ['Журнал', '№', 0, 1]],
      ['Журнал_2', ['№', 2, 3, 4]],
    ]);
    const second = partOf(bytes, 'xl/worksheets/sheet2.xml');
    expect(second).toMatch(/ySplit="1".*<autoFilter ref="A1:A4"\/>/);
  });

  it('makes columns as wide as what they hold, up to a limit; what stands above the header may run over', async () => {
    const sheet = partOf(await fileOf('xlsx', headed, 3), SHEET);
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([12, 18, 22, 15, 60]);
  });

  it.each([
    ['_x003D_1+1'],
    ['<f>1+1</f>'],
    ['&amp; "лапки" \' апостроф'],
    [' пробіли '],
    ['рядок\r\nі ще\tодин'],
    ['емодзі 🚌'],
  ])('holds %j as it is', async (text) => {
    const bytes = await fileOf('xlsx', [[text]]);
    expect(await readSheet(bytes)).toEqual([[text]]);
    expect(partOf(bytes, SHEET)).not.toMatch(/<f[\s>/]/);
  });

  it('cuts a text that Excel would call damaged, and leaves out what is no character', async () => {
    const bytes = await fileOf('xlsx', [['а'.repeat(40_000), 'б\uffffв\ud800']]);
    const [[long, odd] = []] = await readSheet(bytes);
    expect(String(long)).toHaveLength(32_767);
    expect(String(long)).toMatch(/а…$/);
    expect(odd).toBe('бв\ufffd');
  });
});

describe.each(['csv', 'xlsx'] as const)('%s', (format) => {
  it('shows a moment or a day that is none as a text', async () => {
    const bytes = await fileOf(format, [[{ instant: '=1+1' }, { day: '2026-99-99' }]]);
    const rows = format === 'csv' ? readCsv(bytes) : await readSheet(bytes);
    expect(rows).toEqual([[format === 'csv' ? "'=1+1" : '=1+1', '2026-99-99']]);
  });

  it('is made as it is read: rows are asked for only when somebody takes the bytes', async () => {
    let made = 0;
    let isClosed = false;
    async function* endless(): AsyncGenerator<TableCell[]> {
      try {
        for (;;) {
          made += 1;
          // Random digits, which compression does not shrink to nothing.
          yield [Array.from({ length: 40 }, () => Math.random().toString(36)).join('')];
        }
      } finally {
        isClosed = true;
      }
    }
    const { pieces } = tableFile(format, 'table', { name: 'a', headerRow: null, rows: endless() });
    expect(made).toBe(0);
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > 1024 * 1024) break;
    }
    const madeThen = made;
    await expect.poll(() => isClosed).toBe(true);
    expect(made - madeThen).toBeLessThan(1_000);
    // A megabyte holds a few thousand rows.
    expect(made).toBeLessThan(20_000);
  });
});
