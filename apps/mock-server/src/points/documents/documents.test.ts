import { exampleReceipt } from '@kasa/contracts/transactions/operations/receipt-examples';
import { describe, expect, it } from 'vitest';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { addReceipt, noTotals } from '../../http/fiscal/turnover.ts';
import {
  amountOf,
  buildDocument,
  type DocumentBody,
  type DocumentHead,
  hashOf,
  isOfSession,
} from './build-document.ts';
import { readDocument, StructureError } from './structure.ts';
import { receiptIn, turnoverIn } from './sums.ts';
import { escapeXml, unescapeXml } from './windows-1251.ts';

const head: DocumentHead = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', taxNumber: '32855961', vatNumber: null },
  ...{ organisation: 'ТОВ «Ґанок & Їжа»', point: 'Кав’ярня', address: 'м. Львів, пл. Ринок, 1' },
  ...{ issuedAt: '2026-10-25T00:30:05.000Z', localNumber: 1, registerNumber: '4000123456' },
  ...{ cashier: null, previousHash: null },
};
const [coffee, beer] = exampleReceipt.lines;
if (coffee === undefined || beer === undefined) throw new Error('The example has two lines');
/** By card, of two lines, one of them of two letters. */
const cardSale: ReceiptContent = exampleReceipt;
/** Rounded, without code and letters, in signs that windows-1251 lacks. */
const cashSale: ReceiptContent = {
  ...exampleReceipt,
  lines: [{ ...coffee, article: null, name: 'Їжа 🙂 漢 <&> ₴', letters: '', amount: 22_403 }, beer],
  ...{ total_amount: 35_003, rounding_amount: -3 },
  payments: [{ form: 'ГОТІВКА', amount: 35_000, card: null }],
};
const saleBack: ReceiptContent = { ...cardSale, kind: 'return', sale_fiscal_number: '3184710691' };
const zReport: DocumentBody = {
  kind: 'z_report',
  totals: {
    ...{ service_in: 10, service_out: 5 },
    sales: [cardSale, cashSale].reduce(addReceipt, noTotals.sales),
    returns: addReceipt(noTotals.returns, saleBack),
  },
};
const bodies: readonly DocumentBody[] = [
  { kind: 'shift_open' },
  { kind: 'service_in', amount: 1 },
  { kind: 'service_out', amount: 123_456_789 },
  { kind: 'sale', receipt: cardSale },
  { kind: 'sale', receipt: cashSale },
  { kind: 'return', receipt: saleBack },
  { kind: 'z_report', totals: noTotals },
  zReport,
];
/** A receipt is as right without them: not all goods have a code and letters, not every bank says all of a card. */
const OPTIONAL = /^(CODE|LETTERS|ACQUIRENM|ACQUIRETRANSID|DEVICEID|EPZDETAILS|AUTHCD|PAYSYSNM)$/;

/** Numbers that are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state >>> 8;
  }
}

describe('a document for the tax service', () => {
  it('is written in windows-1251 in Kyiv time, with its types', () => {
    const bytes = buildDocument(head, { kind: 'service_in', amount: 25_050 });
    expect(Buffer.from(bytes).includes(Buffer.from([0xa5, 0xe0, 0xed, 0xee, 0xea]))).toBe(true);
    const { root, fields } = readDocument(bytes);
    expect(root).toBe('CHECK');
    expect(Object.fromEntries(fields)).toMatchObject({
      ...{ DOCTYPE: '0', DOCSUBTYPE: '2', SUM: '250.50', ORGNM: 'ТОВ «Ґанок & Їжа»' },
      ...{ ORDERDATE: '25102026', ORDERTIME: '033005', ORDERNUM: '1', CASHREGISTERNUM: '4000123456' },
    });
    expect(readDocument(buildDocument(head, { kind: 'shift_open' })).fields.get('DOCTYPE')).toBe('100');
  });

  it('names the one before by its SHA-256', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(hashOf(new Uint8Array())).toBe(empty);
    const second = buildDocument({ ...head, localNumber: 2, previousHash: empty }, { kind: 'shift_open' });
    expect(readDocument(second).fields.get('PREVDOCHASH')).toBe(empty);
  });

  it('says what windows-1251 lacks by a reference, and leaves out what XML cannot hold', () => {
    expect(escapeXml('10 ₴ 🙂 "<&>\'')).toBe('10 &#8372; &#128578; &quot;&lt;&amp;&gt;&apos;');
    expect(escapeXml('a\u0000b\uD800c\uFFFFd\u0085e')).toBe('abcde');
    expect(unescapeXml('&amp;lt; &#8372;')).toBe('&lt; ₴');
  });

  it('is read as it was written, whatever its words and sums', () => {
    const next = numbers(18);
    const alphabets = ['<>&\'"]]>', 'абвґєії’«»№', '₴🙂漢\u0301', 'ab 1;#x', '\t\n'];
    const words = () =>
      Array.from({ length: 1 + (next.next().value % 40) }, () => {
        const signs = [...(alphabets[next.next().value % alphabets.length] ?? '')];
        return signs[next.next().value % signs.length];
      }).join('');
    for (let n = 0; n < 500; n += 1) {
      const organisation = words();
      const point = words();
      const amount = next.next().value;
      const bytes = buildDocument({ ...head, organisation, point }, { kind: 'service_out', amount });
      const { fields } = readDocument(bytes);
      expect([fields.get('ORGNM'), fields.get('POINTNM')]).toEqual([organisation, point]);
      expect(Math.round(Number(fields.get('SUM')) * 100)).toBe(amount);
    }
  });

  it('tells sums and subtypes of receipts', () => {
    const { fields } = readDocument(buildDocument(head, { kind: 'sale', receipt: cashSale }));
    expect(Object.fromEntries(fields)).toMatchObject({
      ...{ DOCTYPE: '0', DOCSUBTYPE: '0', SUM: '350.00', RNDSUM: '-0.03', NORNDSUM: '350.03' },
      ...{ 'CHECKPAY.1.PAYFORMCD': '0', 'CHECKPAY.1.PAYFORMNM': 'ГОТІВКА', 'CHECKPAY.1.SUM': '350.00' },
      ...{ 'CHECKTAX.2.LETTER': 'Д', 'CHECKTAX.2.TYPE': '1', 'CHECKTAX.2.PRC': '5.00' },
      ...{
        'CHECKBODY.1.NAME': 'Їжа 🙂 漢 <&> ₴',
        'CHECKBODY.1.AMOUNT': '0.500',
        'CHECKBODY.2.LETTERS': 'ГД',
      },
    });
    const ofCard = readDocument(buildDocument(head, { kind: 'return', receipt: saleBack })).fields;
    expect(ofCard.get('DOCSUBTYPE')).toBe('1');
    expect(ofCard.get('ORDERRETNUM')).toBe('3184710691');
    expect(ofCard.get('CHECKPAY.1.EPZDETAILS')).toBe('414949******1234');
    expect(amountOf({ kind: 'sale', receipt: cashSale })).toBe(35_000);
    expect(bodies.map(amountOf).slice(0, 3)).toEqual([undefined, 1, 123_456_789]);
    expect(['offline_start', 'offline_end', 'sale'].map(isOfSession)).toEqual([true, true, false]);
  });

  it.each([
    ['another sum paid', /(<CHECKPAY>.*?<SUM>)350.00/, '$1350.01'],
    ['another sum of lines', /<COST>126.00/, '<COST>126.01'],
    ['another rounding', /-0.03/, '-0.02'],
    ['a rounding of nothing', /<RNDSUM>-0.03(.*?)350.03/, '<RNDSUM>0.00$1350.00'],
    ['a rounding without a sum before', /<NORNDSUM>.*<.NORNDSUM>/, ''],
    ['a form by another name', /<PAYFORMCD>0/, '<PAYFORMCD>1'],
    ['no payment', /<CHECKPAY>.*<.CHECKPAY>/, ''],
    ['no lines', /<CHECKBODY>.*<.CHECKBODY>/, ''],
    ['an empty list', /(<CHECKTAX>).*(<.CHECKTAX>)/, '$1$2'],
    ['a row left out', /ROWNUM="2"/, 'ROWNUM="3"'],
    ['what is said of cash in the drawer', /<DOCSUBTYPE>0/, '<DOCSUBTYPE>2'],
    ['a return that names no sale', /<DOCSUBTYPE>0/, '<DOCSUBTYPE>1'],
    ['a sale that names one', /<.CHECKHEAD>/, '<ORDERRETNUM>1</ORDERRETNUM>$&'],
  ])('is refused with %s', (_, found, put) => {
    const raw = Buffer.from(buildDocument(head, { kind: 'sale', receipt: cashSale })).toString('latin1');
    const changed = raw.replace(found, put);
    expect(changed).not.toBe(raw);
    expect(() => readDocument(Buffer.from(changed, 'latin1'))).toThrow(StructureError);
  });

  it('is refused with a Z report whose forms of payment are not its sum, and with more than 1 000 rows', () => {
    const raw = Buffer.from(buildDocument(head, zReport)).toString('latin1');
    for (const section of ['ZREPREALIZ', 'ZREPRETURN']) {
      const changed = raw.replace(`<${section}><SUM>`, `<${section}><SUM>1`);
      expect(() => readDocument(Buffer.from(changed, 'latin1'))).toThrow(StructureError);
    }
    const ofLines = (count: number) => {
      const lines = Array.from({ length: count }, () => ({ ...coffee, amount: 1 }));
      const payments = [{ form: 'ГОТІВКА' as const, amount: count, card: null }];
      const receipt = { ...exampleReceipt, lines, payments, total_amount: count, amount: count };
      return buildDocument(head, { kind: 'sale', receipt });
    };
    expect(readDocument(ofLines(1_000)).fields.get('CHECKBODY.1000.COST')).toBe('0.01');
    expect(() => readDocument(ofLines(1_001))).toThrow(StructureError);
  });

  it('gives back the sums of receipts, and those of a shift by its Z report', () => {
    const next = numbers(7);
    const below = (limit: number) => next.next().value % limit;
    const letters = [
      { letter: 'А', kind: 'none', rate: 0 },
      { letter: 'Б', kind: 'vat', rate: 700 },
      { letter: 'Г', kind: 'vat', rate: 2_000 },
      { letter: 'Д', kind: 'excise', rate: 525 },
    ] as const;
    let sales = noTotals.sales;
    for (let n = 0; n < 300; n += 1) {
      const taxes = letters.filter(() => below(2) === 1);
      const lines = Array.from({ length: 1 + below(5) }, () => ({ ...coffee, amount: 100 + below(999_999) }));
      const total_amount = lines.reduce((sum, { amount }) => sum + amount, 0);
      const rounding_amount = below(9) - 4;
      const amount = total_amount + rounding_amount;
      const cash = below(amount);
      const receipt: ReceiptContent = {
        ...{ ...exampleReceipt, lines, total_amount, rounding_amount, amount },
        taxes: taxes.map((tax) => ({ ...tax, base: below(1_000_000), amount: below(1_000) })),
        payments: [
          { form: 'ГОТІВКА' as const, amount: cash, card: null },
          { form: 'КАРТКА' as const, amount: amount - cash, card: null },
        ].filter((payment) => payment.amount > 0),
      };
      const { payments } = receipt;
      const read = receiptIn(readDocument(buildDocument(head, { kind: 'sale', receipt })));
      expect(read).toEqual({ amount, rounding_amount, payments, taxes: receipt.taxes });
      sales = addReceipt(sales, receipt);
      const body = { kind: 'z_report', totals: { ...noTotals, sales } } as const;
      const report = readDocument(buildDocument(head, body));
      expect(turnoverIn(report, 'ZREPREALIZ')).toEqual(sales);
      expect(turnoverIn(report, 'ZREPRETURN')).toEqual(noTotals.returns);
    }
  });

  it.each(bodies)('of kind $kind is refused when any of its elements is missing, twice or moved', (body) => {
    const raw = Buffer.from(buildDocument(head, body)).toString('latin1');
    const reread = (changed: string) => () => readDocument(Buffer.from(changed, 'latin1'));
    expect(reread(raw)).not.toThrow();
    const elements = [...raw.matchAll(/<([A-Z]+)>([^<]*)<\/\1>/g)];
    expect(elements.length).toBeGreaterThan(10);
    for (const { 0: element, 1: name = '', 2: text, index } of elements) {
      const [before, after] = [raw.slice(0, index), raw.slice(index + element.length)];
      if (!OPTIONAL.test(name)) expect(reread(before + after)).toThrow(StructureError);
      expect(reread(before + element + element + after)).toThrow(StructureError);
      expect(reread(`${before}<OTHER>${text}</OTHER>${after}`)).toThrow(StructureError);
      const moved = after.replace(/<\/?[A-Z]+[^>]*>/, `$&${element}`);
      expect(reread(before + moved)).toThrow(StructureError);
    }
    expect(reread(`${raw} `)).toThrow(StructureError);
    expect(reread(raw.slice(0, -1))).toThrow(StructureError);
    expect(reread(raw.replace('windows-1251', 'utf-8'))).toThrow(StructureError);
  });
});
