import { describe, expect, it } from 'vitest';
import { buildDocument, type DocumentBody, type DocumentHead, hashOf } from './build-document.ts';
import { readDocument, StructureError } from './structure.ts';
import { decodeXml, escapeXml, unescapeXml } from './windows-1251.ts';

const head: DocumentHead = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', taxNumber: '32855961', vatNumber: null },
  ...{ organisation: 'ТОВ «Ґанок & Їжа»', point: 'Кав’ярня', address: 'м. Львів, пл. Ринок, 1' },
  ...{ issuedAt: '2026-10-25T00:30:05.000Z', localNumber: 1, registerNumber: '4000123456' },
  ...{ cashier: null, previousHash: null },
};
const bodies: readonly DocumentBody[] = [
  { kind: 'shift_open' },
  { kind: 'service_in', amount: 1 },
  { kind: 'service_out', amount: 123_456_789 },
  { kind: 'z_report', serviceIn: 10, serviceOut: 5 },
];

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

  it.each(bodies)('of kind $kind is refused when any of its elements is missing, twice or moved', (body) => {
    const bytes = buildDocument({ ...head, vatNumber: null }, body);
    const xml = decodeXml(bytes);
    const elements = [...xml.matchAll(/<([A-Z]+)>[^<]*<\/\1>/g)].map(([all]) => all);
    expect(elements.length).toBeGreaterThan(10);
    const reread = (changed: string) => () => readDocument(Buffer.from(changed, 'latin1'));
    const raw = Buffer.from(bytes).toString('latin1');
    expect(reread(raw)).not.toThrow();
    for (const [element] of raw.matchAll(/<([A-Z]+)>[^<]*<\/\1>/g)) {
      expect(reread(raw.replace(element, ''))).toThrow(StructureError);
      expect(reread(raw.replace(element, element + element))).toThrow(StructureError);
      expect(reread(raw.replace(element, element.replaceAll(/[A-Z]+/g, 'OTHER')))).toThrow(StructureError);
    }
    expect(reread(`${raw} `)).toThrow(StructureError);
    expect(reread(raw.slice(0, -1))).toThrow(StructureError);
    expect(reread(raw.replace('windows-1251', 'utf-8'))).toThrow(StructureError);
  });
});
