import { expect, it } from 'vitest';
import { type CallbackSettings, callbackRequest, signEvent } from './callback-request.ts';
import { sampleCallbackValues } from './callback-template.ts';
import { type SignedPart, signedParts } from './signed-parts.ts';

const settings: CallbackSettings = {
  callback_endpoint: 'https://shop.example.com/kasa?key=1',
  callback_type: 'post_json',
  callback_headers: [{ name: 'X-Order', value: 'n {{order_id}}' }],
  callback_get_parameters: [{ name: 'p', value: "it's {{point_name}}" }],
  callback_body_template: '{"o": "{{order_id}}{{status}}", "s": "{{signature}}", "p": "{{point_name}}"}',
  callback_signature_template: '',
};
const values = { ...sampleCallbackValues(), order_id: 'А"1', point_name: "Кав'ярня" };
const signer = { keyId: 'k1', sign: (text: string) => `<${text.length}>`, next: null };

/** Each covered text as `place text`. */
function covered(change: Partial<CallbackSettings>, signature: SignedPart['signature']) {
  const all = { ...settings, ...change };
  const event = { id: 'e1', attempt: 1, sentAt: '2026-11-20T09:00:00.000Z', isTest: true };
  const request = signEvent(callbackRequest(all, values, signer.sign), event, signer);
  const textOf = ({ of, header }: SignedPart) =>
    of === 'header' ? request.headers[header ?? -1]?.value : request[of];
  return signedParts(all, values, request)
    .filter((part) => part.signature === signature)
    .map((part) => {
      const name = part.header === null ? part.of : request.headers[part.header]?.name;
      return `${name} ${textOf(part)?.slice(part.from, part.until)}`;
    });
}

it('of a template are the values that it names, wherever they stand and however they are escaped there', () => {
  expect(covered({ callback_signature_template: '{{order_id}}|{{point_name}}' }, 'template')).toEqual([
    'url %D0%9A%D0%B0%D0%B2%27%D1%8F%D1%80%D0%BD%D1%8F',
    'X-Order %D0%90"1',
    'body А\\"1',
    "body Кав'ярня",
  ]);
  const both = { callback_signature_template: '{{order_id}}{{status}}', callback_headers: [] };
  expect(covered(both, 'template')).toEqual(['body А\\"1approved']);
  expect(covered({ callback_signature_template: 'shop' }, 'template')).toEqual([]);
});

it('in a header stand where they are sent, although its own text is escaped too', () => {
  const headers = { callback_headers: [{ name: 'X-Order', value: 'Замовлення {{order_id}} ї' }] };
  expect(covered({ ...headers, callback_signature_template: '{{order_id}}' }, 'template')).toEqual([
    'X-Order %D0%90"1',
    'body А\\"1',
  ]);
});

it('without a template are the body, or the address, except for the signature within', () => {
  expect(covered({}, 'template')).toEqual(['body {"o": "А\\"1approved", "s": "', `body ", "p": "Кав'ярня"}`]);
  const get = {
    callback_type: 'get' as const,
    callback_get_parameters: [
      { name: 's', value: '{{signature}}' },
      { name: 'o', value: '{{status}}' },
    ],
  };
  expect(covered(get, 'template')).toEqual(['url https://shop.example.com/kasa?key=1&s=', 'url &o=approved']);
});

it('of a text that is not signed are none', () => {
  expect(covered({ callback_signature_template: 'kasa-v1\n{{order_id}}' }, 'template')).toEqual([]);
});

it('of the event are method, address, body and its own headers, whole', () => {
  const parts = covered({ callback_signature_template: '{{order_id}}' }, 'event');
  expect(parts.map((part) => part.split(' ')[0])).toEqual([
    ...['method', 'url', 'X-Kasa-Event', 'X-Kasa-Attempt', 'X-Kasa-Sent-At', 'X-Kasa-Key-Id', 'X-Kasa-Test'],
    'body',
  ]);
  expect(parts[1]).toContain('?key=1&p=it%27s%20');
});
