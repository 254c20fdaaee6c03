import { eventHeaders, signEvent } from '@kasa/contracts/terminals/callback-request';
import { previewCallback } from '@kasa/contracts/terminals/operations/callback';
import { expect, it } from 'vitest';
import { requestText, signedText } from './request-text.ts';

const { data } = previewCallback.example;
const marked = (signature: 'template' | 'event', preview = data) => {
  const { code, marks } = requestText(preview, signature);
  return marks.map(({ from, until }) => code.slice(from, until));
};

it('is as it goes over the wire', () => {
  expect(requestText(data, 'event').code).toBe(`POST https://hooks.example.com/kasa?order=A-2026-000481
Content-Type: application/json
X-Kasa-Signature: c2lnbmF0dXJl
X-Shop: 12

{"order": "A-2026-000481", "sum": 24550}`);
});

it('says where the parts stand that a signature covers', () => {
  expect(marked('template')).toEqual(['A-2026-000481', 'A-2026-000481', '24550']);
  expect(marked('event')).toEqual(['POST', data.url, data.body]);
  const header = { signature: 'event', of: 'header', header: 2, from: 0, until: 2 } as const;
  const url = `${data.url}&GET`;
  expect(marked('event', { ...data, url, body: null, signed_parts: [header] })).toEqual(['12']);
});

it.each([true, false])(
  'reads from the request the text that its event signature is of, test: %s',
  (isTest) => {
    const event = { id: 'event-1', attempt: 2, sentAt: '2026-11-20T09:00:00Z', isTest };
    const request = signEvent(data, event, { keyId: 'key-1', sign: (text) => `of ${text}`, next: null });
    const signature = request.headers.find(({ name }) => name === eventHeaders.signature)?.value;
    expect(`of ${signedText(request, 'event')}`).toBe(signature);
    expect(signedText(request, 'template')).toBe(data.signed_text);
  },
);
