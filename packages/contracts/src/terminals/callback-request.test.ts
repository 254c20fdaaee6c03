import { describe, expect, it } from 'vitest';
import { type CallbackSettings, callbackRequest, callbackWarnings } from './callback-request.ts';
import { sampleCallbackValues } from './callback-template.ts';

const settings: CallbackSettings = {
  callback_endpoint: 'https://shop.example.com/kasa',
  callback_type: 'post_json',
  callback_headers: [],
  callback_get_parameters: [],
  callback_body_template: '{"order": "{{order_id}}", "sum": {{amount_kopiykas}}}',
  callback_signature_template: '',
};
const values = { ...sampleCallbackValues(), order_id: 'А"1&2\n', point_name: 'Кав’ярня' };
const sign = (text: string) => `<${text.length}>`;
const make = (change: Partial<CallbackSettings> = {}) =>
  callbackRequest({ ...settings, ...change }, values, sign);
const warn = (change: Partial<CallbackSettings>) =>
  callbackWarnings({ ...settings, ...change }, make(change));

describe('the request of a callback', () => {
  it('as JSON holds any value without breaking', () => {
    const { method, headers, body, url } = make();
    expect([method, url]).toEqual(['POST', settings.callback_endpoint]);
    expect(JSON.parse(String(body))).toEqual({ order: values.order_id, sum: 24550 });
    expect(headers[0]).toEqual({ name: 'Content-Type', value: 'application/json' });
  });

  it('as a form and as GET writes values as addresses do', () => {
    const form = make({
      callback_type: 'post_form',
      callback_body_template: 'order={{order_id}}&sum={{amount}}',
    });
    expect([...new URLSearchParams(String(form.body))]).toEqual([
      ['order', values.order_id],
      ['sum', values.amount],
    ]);
    const get = make({
      callback_type: 'get',
      callback_endpoint: 'https://shop.example.com/kasa?shop=1#end',
      callback_get_parameters: [{ name: 'замовлення', value: '{{order_id}}' }],
    });
    expect([get.method, get.body]).toEqual(['GET', null]);
    expect([...new URL(get.url).searchParams]).toEqual([
      ['shop', '1'],
      ['замовлення', values.order_id],
    ]);
    expect(get.headers.map(({ name }) => name)).toEqual(['X-Kasa-Signature']);
  });

  it('has no line and no letter in a header that does not belong there', () => {
    const headers = [{ name: 'X-Order', value: '{{order_id}} {{point_name}}' }];
    const made = make({ callback_headers: headers }).headers.at(-1)?.value ?? '';
    expect(made).toMatch(/^[ -~]+$/);
    expect(decodeURIComponent(made)).toBe(`${values.order_id} ${values.point_name}`);
    const odd = callbackRequest(
      { ...settings, callback_headers: headers },
      { ...values, point_name: '☕ 😀 \ud83d' },
      sign,
    );
    expect(decodeURIComponent(odd.headers.at(-1)?.value ?? '')).toBe(`${values.order_id} ☕ 😀 \ufffd`);
  });

  it('is signed as its template says, else as it is sent', () => {
    const own = make({ callback_signature_template: '{{order_id}}|{{status}}' });
    expect(own.signed_text).toBe(`${values.order_id}|approved`);
    expect(own.headers).toContainEqual({ name: 'X-Kasa-Signature', value: sign(own.signed_text) });
    const whole = make();
    expect(whole.signed_text).toBe(whole.body);
    const within = make({ callback_body_template: '{"sign": "{{signature}}"}' });
    expect([within.signed_text, within.body]).toEqual(['{"sign": ""}', '{"sign": "<12>"}']);
    const get = make({ callback_type: 'get' });
    expect(get.signed_text).toBe(settings.callback_endpoint);
  });

  it('warns of a body that is no JSON, and of a signature within what it is of', () => {
    expect(warn({})).toEqual([]);
    expect(warn({ callback_body_template: '{"order": {{order_id}}}' })).toEqual(['body_not_json']);
    expect(warn({ callback_type: 'post_form', callback_body_template: 'a={{order_id}}' })).toEqual([]);
    const signed = { callback_body_template: '{"sign": "{{signature}}"}' };
    expect(warn(signed)).toEqual(['signature_within_signed_text']);
    expect(warn({ ...signed, callback_signature_template: '{{order_id}}' })).toEqual([]);
  });
});
