/** XLSX, streamed. Written by hand: libraries that stream write no filter buttons. */
import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import type { Table, TableCell } from './table.ts';
import { type ZipFile, zipPieces } from './zip.ts';

/** Longest text of a cell; Excel calls a file with a longer one damaged. */
const MAX_TEXT = 32_767;
const ELLIPSIS = '…';
/** Excel's limit; further rows go to further sheets. */
const MAX_ROWS = 1_048_576;
/** Approximate size of a chunk, in characters. */
const PIECE = 64 * 1024;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles by their index in the file. */
const styleIds = { plain: 0, header: 1, kopiykas: 2, instant: 3, day: 4 } as const;

const styles =
  `${XML}<styleSheet ${MAIN}>` +
  '<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/>' +
  '<numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm:ss"/><numFmt numFmtId="166" formatCode="dd.mm.yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">' +
  [
    '0" fontId="0',
    '0" fontId="1" applyFont="1',
    ...[164, 165, 166].map((id) => `${id}" fontId="0" applyNumberFormat="1`),
  ]
    .map((format) => `<xf numFmtId="${format}" fillId="0" borderId="0" xfId="0"/>`)
    .join('') +
  '</cellXfs></styleSheet>';

/** Characters that XML forbids. */
const NO_CHARACTERS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
/** Excel reads `_x003D_` as an escape, so such texts are escaped. */
const ESCAPE_LIKE = /_x(?=[0-9a-f]{4}_)/gi;

const escaped = (value: string) => value.replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);

function text(value: string): string {
  const clean = value.toWellFormed().replace(NO_CHARACTERS, '');
  const short = clean.length > MAX_TEXT ? clean.slice(0, MAX_TEXT - 1) + ELLIPSIS : clean;
  return escaped(short.replace(ESCAPE_LIKE, '_x005F_x'));
}

const DAY_MS = 86_400_000;
const DAYS_UNTIL_1970 = 25_569;
/** Excel counts days from 1900 and gets the first two months wrong. */
const FIRST_DAY = 61;

/** Days since 1900. Spreadsheets have no time zones: Kyiv time is counted as if it were UTC. */
const serialOf = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`) / DAY_MS + DAYS_UNTIL_1970;

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function cellXml(cell: TableCell, at: string, style: number = styleIds.plain): string {
  const attributes = `r="${at}"${style === styleIds.plain ? '' : ` s="${style}"`}`;
  if (cell === null) return '';
  if (typeof cell === 'string') {
    return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${text(cell)}</t></is></c>`;
  }
  if (typeof cell === 'boolean') return `<c ${attributes} t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c ${attributes}><v>${cell}</v></c>` : '';
  if ('kopiykas' in cell) return cellXml(cell.kopiykas / 100, at, styleIds.kopiykas);
  const [wall, dateStyle] =
    'day' in cell ? [`${cell.day} 00:00:00`, styleIds.day] : [kyivTime(cell.instant), styleIds.instant];
  const serial = serialOf(wall);
  // An invalid date must not abort the file.
  if (!(serial >= FIRST_DAY)) return cellXml('day' in cell ? cell.day : cell.instant, at);
  return cellXml(serial, at, dateStyle);
}

const rowXml = (row: readonly TableCell[], n: number, style?: number) =>
  `<row r="${n}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${n}`, style)).join('')}</row>`;

/** Rows measured for column widths, which come before all rows in the file. */
const MEASURED_ROWS = 200;
const WIDTHS = { least: 8, most: 60 } as const;
/** Room for filter buttons and cell edges, in characters. */
const ROOM = 3;
const INSTANT_WIDTH = 19;
const DAY_WIDTH = 10;

function widthOf(cell: TableCell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  if ('day' in cell) return DAY_WIDTH;
  if ('instant' in cell) return INSTANT_WIDTH;
  const hryvnias = Math.trunc(cell.kopiykas / 100).toString().length;
  // Thousands separators and kopiykas.
  return hryvnias + Math.floor((hryvnias - 1) / 3) + 3;
}

/**
 * Widths for the first rows. A text that ends a row above the header may overflow, so it is ignored.
 * @param headers number of rows up to and including the header
 */
function columnWidths(rows: readonly (readonly TableCell[])[], headers: number): number[] {
  const widths: number[] = [];
  for (const [n, row] of rows.entries()) {
    const mayOverflow = n < headers - 1 && typeof row.at(-1) === 'string';
    const measured = mayOverflow ? row.slice(0, -1) : row;
    for (const [column, cell] of measured.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    }
  }
  return Array.from(widths, (width = 0) => Math.min(WIDTHS.most, Math.max(WIDTHS.least, width + ROOM)));
}

/** Reads up to `count` rows ahead; `all` yields every row. */
async function lookAhead<Row>(rows: AsyncIterable<Row>, count: number) {
  const source = rows[Symbol.asyncIterator]();
  const first: Row[] = [];
  for (let next = await source.next(); !next.done; next = await source.next()) {
    first.push(next.value);
    if (first.length === count) break;
  }
  async function* all(): AsyncGenerator<Row> {
    yield* first;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  return { first, all };
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let pending = '';
  for await (const some of texts) {
    pending += some;
    if (pending.length < PIECE) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  if (pending !== '') yield Buffer.from(pending);
}

function sheetStart(widths: readonly number[], headers: number): string {
  const pane = `<pane ySplit="${headers}" topLeftCell="A${headers + 1}" state="frozen" activePane="bottomLeft"/>`;
  const columns = widths.map(
    (width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">${headers > 0 ? pane : ''}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  );
}

/** What a workbook consists of besides its sheets. */
function otherParts(name: string, sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, n) => n + 1);
  const nameOf = (n: number) => (n === 1 ? name : `${name.slice(0, 27)}_${n}`);
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (some: readonly string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${some.join('')}</Relationships>`;
  const part = (path: string, type: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  return {
    'xl/styles.xml': styles,
    'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${numbers
      .map((n) => `<sheet name="${escaped(nameOf(n))}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)),
      relation(sheets + 1, 'styles', 'styles.xml'),
    ]),
    '_rels/.rels': relations([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `${part('workbook', 'sheet.main')}${part('styles', 'styles')}${numbers
        .map((n) => part(`worksheets/sheet${n}`, 'worksheet'))
        .join('')}</Types>`,
  };
}

/**
 * A table as XLSX bytes: typed cells, no formulas; the header row is frozen and has filter buttons.
 * @param maxRows of a sheet; a further sheet begins with the header row
 */
export async function* xlsxPieces(
  { name, headerRow, rows }: Table,
  maxRows = MAX_ROWS,
): AsyncGenerator<Uint8Array> {
  const { first, all } = await lookAhead(rows, (headerRow ?? 0) + MEASURED_ROWS);
  const widths = columnWidths(first, headerRow ?? 0);
  const header = headerRow === null ? undefined : first[headerRow - 1];
  const source = all();
  let next = await source.next();

  async function* sheet(isFirst: boolean): AsyncGenerator<string> {
    const headers = header === undefined ? 0 : isFirst ? (headerRow ?? 0) : 1;
    yield sheetStart(widths, headers);
    let count = 0;
    if (header && !isFirst) yield rowXml(header, ++count, styleIds.header);
    for (; !next.done && count < maxRows; next = await source.next()) {
      count += 1;
      yield rowXml(next.value, count, isFirst && count === headerRow ? styleIds.header : undefined);
    }
    const filter = header && `<autoFilter ref="A${headers}:${columnName(header.length - 1)}${count}"/>`;
    yield `</sheetData>${filter ?? ''}</worksheet>`;
  }

  async function* files(): AsyncGenerator<ZipFile> {
    let sheets = 0;
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, pieces: inPieces(sheet(sheets === 1)) };
    } while (!next.done);
    for (const [part, xml] of Object.entries(otherParts(name, sheets))) {
      yield { name: part, pieces: [Buffer.from(xml)] };
    }
  }
  yield* zipPieces(files());
}
