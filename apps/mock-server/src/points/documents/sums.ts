/** The sums that documents for the tax service say, whole kopiykas, and whether they agree with each other. */
import { noTurnover } from '@kasa/contracts/points/shifts';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import type { ShiftTotals, Turnover } from '../../http/fiscal/turnover.ts';
import { PAYMENT_FORMS, type ReadDocument, TAX_TYPES } from './elements.ts';

/** Kopiykas of a sum, or basis points of a rate: its digits without the point. */
export const kopiykasOf = ({ fields }: ReadDocument, name: string) =>
  Number(fields.get(name)?.replace('.', ''));

/** What a receipt says, as far as a turnover needs it. */
export const receiptIn = (
  read: ReadDocument,
): Pick<ReceiptContent, 'amount' | 'rounding_amount' | 'payments' | 'taxes'> => ({
  amount: kopiykasOf(read, 'SUM'),
  rounding_amount: roundingIn(read, ''),
  payments: formsIn(read, 'CHECKPAY').map((payment) => ({ ...payment, card: null })),
  taxes: taxesIn(read, 'CHECKTAX'),
});

/** Of a total, or of a section of a Z report: `ZREPREALIZ.`. */
const roundingIn = (read: ReadDocument, prefix: string) =>
  read.fields.has(`${prefix}RNDSUM`) ? kopiykasOf(read, `${prefix}RNDSUM`) : 0;

/** What a Z report says of sales, or of returns. */
export function turnoverIn(read: ReadDocument, section: 'ZREPREALIZ' | 'ZREPRETURN'): Turnover {
  if (!read.fields.has(`${section}.SUM`)) return noTurnover;
  const cash = formsIn(read, `${section}.PAYFORMS`).filter(({ form }) => form === 'ГОТІВКА');
  return {
    count: Number(read.fields.get(`${section}.ORDERSCNT`)),
    amount: kopiykasOf(read, `${section}.SUM`),
    rounding_amount: roundingIn(read, `${section}.`),
    cash_amount: cash.reduce((sum, { amount }) => sum + amount, 0),
    taxes: taxesIn(read, `${section}.TAXES`),
  };
}

/** What a Z report says. */
export const totalsIn = (read: ReadDocument): ShiftTotals => ({
  service_in: kopiykasOf(read, 'SERVICEINPUT'),
  service_out: kopiykasOf(read, 'SERVICEOUTPUT'),
  sales: turnoverIn(read, 'ZREPREALIZ'),
  returns: turnoverIn(read, 'ZREPRETURN'),
});

/** Which element contradicts the others; undefined: none. */
export function contradictionIn(read: ReadDocument): string | undefined {
  const { root, fields } = read;
  const hasOffline = fields.has('OFFLINE');
  if (hasOffline !== fields.has('ORDERTAXNUM')) return 'OFFLINE';
  if (root === 'ZREP') return contradictionInReport(read);
  const type = fields.get('DOCTYPE');
  // The begin and the end of an offline session have no numbers of it.
  if (type !== '0' && type !== '100' && hasOffline) return 'OFFLINE';
  const hasSum = type === '0';
  if (fields.has('SUM') !== hasSum || fields.has('DOCSUBTYPE') !== hasSum) return 'DOCSUBTYPE';
  const subtype = fields.get('DOCSUBTYPE');
  if (fields.has('ORDERRETNUM') !== (subtype === '1')) return 'ORDERRETNUM';
  if (subtype === '0' || subtype === '1') return contradictionInReceipt(read);
  return [...fields.keys()].find((name) => name.includes('.') || /RNDSUM$/.test(name));
}

function contradictionInReceipt(read: ReadDocument): string | undefined {
  const { fields } = read;
  const sum = kopiykasOf(read, 'SUM');
  const total = fields.has('NORNDSUM') ? kopiykasOf(read, 'NORNDSUM') : sum;
  if (!isRoundedRight(read, '')) return 'RNDSUM';
  if (!hasForms(read, 'CHECKPAY', sum)) return 'CHECKPAY';
  const lines = rowsIn(read, 'CHECKBODY', 'COST');
  const cost = lines.reduce((before, line) => before + kopiykasOf(read, `${line}.COST`), 0);
  return lines.length === 0 || cost !== total ? 'CHECKBODY' : undefined;
}

/** Whether a total says what rounding did to it, or nothing of it. */
function isRoundedRight(read: ReadDocument, prefix: string): boolean {
  const before = `${prefix}NORNDSUM`;
  const isRounded = read.fields.has(before);
  if (read.fields.has(`${prefix}RNDSUM`) !== isRounded) return false;
  const sum = kopiykasOf(read, `${prefix}SUM`);
  return !isRounded || kopiykasOf(read, before) + roundingIn(read, prefix) === sum;
}

const contradictionInReport = (read: ReadDocument) =>
  ['ZREPREALIZ', 'ZREPRETURN'].find((section) => {
    const isThere = read.fields.has(`${section}.SUM`);
    if (!isThere) return false;
    const sum = kopiykasOf(read, `${section}.SUM`);
    return !hasForms(read, `${section}.PAYFORMS`, sum) || !isRoundedRight(read, `${section}.`);
  });

/** Whether there are forms of payment, under their own names, that come to a sum. */
function hasForms(read: ReadDocument, list: string, sum: number): boolean {
  const forms = formsIn(read, list);
  const isNamed = forms.every(({ form }, n) => read.fields.get(`${list}.${n + 1}.PAYFORMNM`) === form);
  return isNamed && forms.length > 0 && forms.reduce((before, { amount }) => before + amount, 0) === sum;
}

/**
 * Of the rows of a list, what their leaves are named with.
 * @param leaf that each row has
 */
function rowsIn({ fields }: ReadDocument, list: string, leaf: string): string[] {
  const found: string[] = [];
  for (let n = 1; fields.has(`${list}.${n}.${leaf}`); n += 1) found.push(`${list}.${n}`);
  return found;
}

const formsIn = (read: ReadDocument, list: string) =>
  rowsIn(read, list, 'SUM').map((row) => ({
    form: PAYMENT_FORMS[Number(read.fields.get(`${row}.PAYFORMCD`))] ?? 'КАРТКА',
    amount: kopiykasOf(read, `${row}.SUM`),
  }));

const taxesIn = (read: ReadDocument, list: string): ReceiptContent['taxes'] =>
  rowsIn(read, list, 'SUM').map((row) => ({
    letter: read.fields.get(`${row}.LETTER`) ?? '',
    kind: TAX_TYPES[Number(read.fields.get(`${row}.TYPE`))] ?? 'none',
    rate: kopiykasOf(read, `${row}.PRC`),
    base: kopiykasOf(read, `${row}.TURNOVER`),
    amount: kopiykasOf(read, `${row}.SUM`),
  }));
