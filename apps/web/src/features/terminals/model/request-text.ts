import { eventHeaders, eventText, TEST_HEADER } from '@kasa/contracts/terminals/callback-request';
import type { DataOf } from '#shared/query/operations.ts';

type Preview = DataOf<'previewCallback'>;
type Part = Preview['signed_parts'][number];
export type CallbackSignature = Part['signature'];

/** A request as it goes over the wire, and where the parts that a signature covers stand in that text. */
export function requestText(
  { method, url, headers, body, signed_parts }: Omit<Preview, 'public_key' | 'warnings'>,
  signature: CallbackSignature,
): { code: string; marks: { from: number; until: number }[] } {
  let code = '';
  const marks: { from: number; until: number }[] = [];
  const add = (before: string, text: string, of: Part['of'], index: number | null = null) => {
    const start = code.length + before.length;
    code += before + text;
    for (const part of signed_parts)
      if (part.signature === signature && part.of === of && part.header === index)
        marks.push({ from: start + part.from, until: start + part.until });
  };
  add('', method, 'method');
  add(' ', url, 'url');
  headers.forEach(({ name, value }, index) => {
    add(`\n${name}: `, value, 'header', index);
  });
  if (body !== null) add('\n\n', body, 'body');
  return { code, marks };
}

/** The text that the signature is of; the event's is read back from the request, as a receiver does. */
export function signedText(
  request: Pick<Preview, 'method' | 'url' | 'headers' | 'body' | 'signed_text'>,
  signature: CallbackSignature,
): string {
  if (signature === 'template') return request.signed_text;
  const header = (of: string) => request.headers.find(({ name }) => name === of)?.value ?? '';
  return eventText(request, {
    id: header(eventHeaders.event),
    attempt: Number(header(eventHeaders.attempt)),
    sentAt: header(eventHeaders.sentAt),
    isTest: header(TEST_HEADER) === '1',
    keyId: header(eventHeaders.keyId),
  });
}
