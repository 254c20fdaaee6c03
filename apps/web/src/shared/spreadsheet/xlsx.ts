import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';

/** Texts of the first visible sheet with something in it, and the names of further ones. */
export async function xlsxRows(bytes: Uint8Array): Promise<{ rows: string[][]; unread: string[] }> {
  const { sheets } = await readXlsx(bytes, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const [first, ...others] = sheets
    .map((sheet) => ({ name: sheet.name, rows: textsOf(sheet) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  return { rows: first?.rows ?? [], unread: others.map(({ name }) => name) };
}

function textsOf({ rows, cells = new Map(), merges = [] }: Sheet): string[][] {
  const texts = rows.map((row) => row.map(textOf));
  for (const [place, cell] of cells) {
    const [row, column] = place.split(',').map(Number);
    const line = texts[row ?? -1];
    const text = writtenText(cell);
    if (line && column !== undefined && text !== undefined) line[column] = text;
  }
  // What stands once for several rows is said of each of them.
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = texts[startRow]?.[startCol] ?? '';
    if (startCol === endCol && text !== '')
      for (const line of texts.slice(startRow + 1, endRow + 1)) line[startCol] = text;
  }
  return texts;
}

/** What is read otherwise than its value; undefined: nothing is. */
function writtenText({ value, style, formula, formulaResult }: Cell): string | undefined {
  // Written by a program that has not calculated it.
  if (formula !== undefined && (formulaResult ?? value ?? null) === null) return '#VALUE!';
  const zeros = style?.numFmt ?? '';
  const isCode = typeof value === 'number' && Number.isInteger(value) && value >= 0 && /^0{2,}$/.test(zeros);
  return isCode ? String(value).padStart(zeros.length, '0') : undefined;
}

/** More digits than a spreadsheet keeps of a number. */
const ROUNDED_FROM = 1e15;

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number' && Math.abs(value) >= ROUNDED_FROM) return value.toExponential();
  // What Excel shows of 0.1 + 0.2.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return String(value).trim();
}
