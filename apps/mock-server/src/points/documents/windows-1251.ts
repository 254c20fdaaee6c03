/** XML text in windows-1251, as the tax service takes it. */

const decoder = new TextDecoder('windows-1251');
const BYTES = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 cannot hold even as a reference, and C1 controls, which have no place in words.
const FORBIDDEN = /[^\t\n\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for an XML element: what windows-1251 lacks stands there as a reference (`₴` is `&#8372;`), so nothing is lost. */
export const escapeXml = (text: string): string =>
  [...text.replace(FORBIDDEN, '')]
    .map((sign) => ENTITIES[sign] ?? (BYTES.has(sign) ? sign : `&#${sign.codePointAt(0)};`))
    .join('');

/** The text of an XML element. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (_, number?: string, name?: string) =>
    number === undefined
      ? (Object.keys(ENTITIES).find((sign) => ENTITIES[sign] === `&${name};`) ?? '')
      : String.fromCodePoint(Number(number)),
  );

/** @param xml escaped: @throws Error for a sign that windows-1251 lacks */
export const encodeXml = (xml: string): Uint8Array =>
  Uint8Array.from(xml, (sign) => {
    const byte = BYTES.get(sign);
    if (byte === undefined) throw new Error(`windows-1251 has no sign ${sign.codePointAt(0)}`);
    return byte;
  });

export const decodeXml = (bytes: Uint8Array): string => decoder.decode(bytes);
