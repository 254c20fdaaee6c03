import { type CellValue, readXlsx } from 'hucre/xlsx';

/** Texts of the first visible sheet with something in it, and the names of further ones. */
export async function xlsxRows(bytes: Uint8Array): Promise<{ rows: string[][]; unread: string[] }> {
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const [first, ...others] = sheets
    .map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(textOf)) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  return { rows: first?.rows ?? [], unread: others.map(({ name }) => name) };
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // What Excel shows of 0.1 + 0.2.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return String(value).trim();
}
