/** Hostile templates, endpoints and headers through every operation that takes them: refused at their field, or sent harmlessly. */
import { clearMockCallbacks, listMockCallbacks } from '@kasa/contracts/mock/callbacks';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { callbacksIn } from './test-support/callbacks.ts';

/** What names of servers stand for. */
const names: Readonly<Record<string, readonly string[]>> = {
  'private.test': ['192.168.1.10'],
  'metadata.test': ['169.254.169.254'],
  'unique-local.test': ['fd00::7'],
  'link-local.test': ['fe80::1'],
  'mapped.test': ['::ffff:10.0.0.1'],
  'half.test': ['93.184.215.14', '127.0.0.1'],
};
const test = await startFreshApp({ resolve: async (name) => [...(names[name] ?? [])] });
const owner = signInBeforeEach(test.app, 'owner');
beforeEach(async () => {
  await call(test.app, clearMockCallbacks);
});

const header = (name: string, value = 'x') => ({ callback_headers: [{ name, value }] });
const parameter = (name: string, value = 'x') => ({ callback_get_parameters: [{ name, value }] });
const body = (callback_body_template: string) => ({ callback_body_template });
const signed = (callback_signature_template: string) => ({ callback_signature_template });
const to = (callback_endpoint: string) => ({ callback_endpoint });

const refusedHeaders = [
  ...['Host', 'host', 'Content-Length', 'Transfer-Encoding', 'Connection', 'Content-Type', 'Expect', 'TE'],
  ...['Proxy-Authorization', 'X-Kasa-Signature', 'x-kasa-event', 'X-KASA-TEST', 'X-Kasa-Anything'],
].map((name) => [header(name), 'callback_headers.0.name', 'header_reserved']);
const noTokens = ['X Shop', 'X:Shop', 'X/Shop', '(X)', 'Хост', 'X-Shop"', '{{order_id}}'].map((name) => [
  ...[header(name), 'callback_headers.0.name', 'header_format'],
]);
const brokenLines = ['a\r\nHost: evil.test', 'a\nb', 'a\rb', 'a\x1bb', 'a\u2028b', 'a\u202eb'].flatMap(
  (text) => [
    [header(text), 'callback_headers.0.name', 'control_characters'],
    [header('X-Shop', text), 'callback_headers.0.value', 'control_characters'],
    [parameter(text), 'callback_get_parameters.0.name', 'control_characters'],
    [parameter('shop', text), 'callback_get_parameters.0.value', 'control_characters'],
  ],
);
const noPlaceholders = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'order_id.length'],
  ...['ORDER_ID', 'card_number', 'secret_key_phrase', '', '{{order_id', '#each order_id'],
].flatMap((name) => [
  [body(`{"a": "{{${name}}}"}`), 'callback_body_template', 'placeholder_unknown'],
  [signed(`{{${name}}}`), 'callback_signature_template', 'placeholder_unknown'],
  [header('X-Shop', `{{${name}}}`), 'callback_headers.0.value', 'placeholder_unknown'],
  [parameter('shop', `{{${name}}}`), 'callback_get_parameters.0.value', 'placeholder_unknown'],
]);
const others = [
  [body('{{order_id'), 'callback_body_template', 'placeholder_open'],
  [body('{{order\n_id}}'), 'callback_body_template', 'placeholder_open'],
  [body('{{{{order_id}}}}'), 'callback_body_template', 'placeholder_unknown'],
  [body('x'.repeat(65_536)), 'callback_body_template', 'too_long'],
  [body('{{order_id}}'.repeat(5_500)), 'callback_body_template', 'too_long'],
  [body('{{'.repeat(32_768)), 'callback_body_template', 'too_long'],
  [body('a\x1bb'), 'callback_body_template', 'control_characters'],
  [signed('{{signature}}'), 'callback_signature_template', 'placeholder_unknown'],
  [signed('x'.repeat(65_536)), 'callback_signature_template', 'too_long'],
  [header('X-Shop', 'x'.repeat(65_536)), 'callback_headers.0.value', 'too_long'],
  [header('X'.repeat(65_536)), 'callback_headers.0.name', 'too_long'],
  [{ callback_headers: Array(21).fill({ name: 'X', value: 'x' }) }, 'callback_headers', 'too_big'],
];
const endpoints = [
  ['https://user@shop.example.com/', 'url_with_password'],
  ['https://user:word@shop.example.com/', 'url_with_password'],
  ['https://shop.example.com@evil.example.com/', 'url_with_password'],
  ['https://shop.example.com\\@evil.example.com/', 'url_format'],
  ...[
    ...['127.0.0.1', '10.0.0.1', '169.254.169.254', '0x7f.1', '2130706433', '0177.0.0.1', '127。0。0。1'],
    ...[
      '１２７.0.0.1',
      '[::1]',
      '[fd00::7]',
      '[::ffff:127.0.0.1]',
      '[fe80::1]',
      '93.184.215.14',
      '[2606:4700::1]',
    ],
  ].map((host) => [`https://${host}/`, 'url_ip']),
  ['https://localhost/', 'url_internal'],
  ['https://intranet/', 'url_internal'],
  ['http://shop.example.com/', 'url_not_secure'],
  ['ftp://shop.example.com/', 'url_format'],
  ['javascript:alert(1)', 'url_format'],
  ['https:shop.example.com', 'url_format'],
  ['https://shop.example.com:99999/', 'url_format'],
  [`https://shop.example.com/${'a'.repeat(65_536)}`, 'too_long'],
].map(([address, rule]) => [to(String(address)), 'callback_endpoint', rule]);

type Case = [settings: object, path: string, rule: string];

const { body: preview } = ops.previewCallback.example;
const { body: sent } = ops.testCallback.example;
const { body: made } = ops.createEcommTerminal.example;
const { body: template } = ops.createTerminalTemplate.example;

/** Every operation that takes settings of a callback. */
async function refusals(settings: object) {
  const { data } = await call(test.app, ops.getTerminal, { params: { id: ids.ecommTerminal } }, owner);
  const { name, website, extra_info, test_mode, version } = data;
  const own = { name, website, extra_info, test_mode, version, vehicle_id: null, point_id: null };
  const update = { ...own, template_id: null, settings };
  const params = { id: ids.ecommTerminal };
  return [
    await call(test.app, ops.createEcommTerminal, { body: { ...made, settings } as never }, owner),
    await call(test.app, ops.updateTerminal, { params, body: update as never }, owner),
    await call(test.app, ops.createTerminalTemplate, { body: { ...template, settings } as never }, owner),
    await call(test.app, ops.previewCallback, { body: { ...preview, ...settings } as never }, owner),
    await call(test.app, ops.testCallback, { body: { ...sent, ...settings } as never }, owner),
  ];
}

type Details = { fields?: readonly { path: string; rule: string }[] } | null;
const begin = (settings: object) => JSON.stringify(settings).slice(0, 120);

describe('is refused at its field by every operation', () => {
  it.each([
    ['header names of our own', refusedHeaders],
    ['header names that are no tokens', noTokens],
    ['more lines than one, and characters that disguise', brokenLines],
    ['placeholders that there are not', noPlaceholders],
    ['what is nested, open or too long', others],
    ['addresses that are none of a server in the internet', endpoints],
  ] as [string, Case[]][])('%s', async (_, all) => {
    for (const [settings, path, rule] of all) {
      for (const { code, details } of await refusals(settings)) {
        const { path: at, rule: broken } = (details as Details)?.fields?.[0] ?? {};
        const said = { code, path: at?.replace(/^settings\./, ''), rule: broken };
        expect.soft({ ...said, of: begin(settings) }).toEqual({ code: -2, path, rule, of: begin(settings) });
      }
    }
    expect((await call(test.app, listMockCallbacks)).data.items).toEqual([]);
  });
});

describe('is sent harmlessly', () => {
  const testOf = async (settings: object) =>
    (await call(test.app, ops.testCallback, { body: { ...sent, ...settings } as never }, owner)).data;
  const previewOf = async (settings: object) =>
    (await call(test.app, ops.previewCallback, { body: { ...preview, ...settings } as never }, owner)).data;
  const received = async () => (await call(test.app, listMockCallbacks)).data.items;

  it.each([
    ...Object.keys(names).map((name) => [`https://${name}/`, 'name_not_found']),
    ['https://receiver.kasa.test:22/', 'port_not_allowed'],
    ['https://receiver.kasa.test:8443/', 'port_not_allowed'],
    ['https://api.localhost/', 'address_not_allowed'],
  ])('not at all to %s: %s', async (address, reason) => {
    expect(await testOf(to(address))).toMatchObject({ state: 'failed', reason, http_status: null });
    expect(await received()).toEqual([]);
  });

  it.each([
    ['https://shоp.example.com/', 'https://xn--shp-ted.example.com/'],
    ['https://receiver.kasa.test.evil.example/', 'https://receiver.kasa.test.evil.example/'],
    ['https://shop.example.com/\r\nHost: evil.test', 'https://shop.example.com/Host:%20evil.test'],
    ['https://shop.example.com/a/../../b?q=<"\'>#part', 'https://shop.example.com/b?q=%3C%22%27%3E'],
  ])('to the very server that %s names, as it is shown: %s', async (address, url) => {
    const shown = await previewOf({ ...to(address), callback_get_parameters: [] });
    expect(shown.url).toBe(url);
  });

  it('parameters stay values, whatever is in them', async () => {
    const pairs = [
      { name: 'a&admin', value: '1&admin=1#end' },
      { name: '__proto__', value: '{{order_id}}=?/' },
      { name: 'x=y', value: "';--" },
    ];
    const { url } = await previewOf({ callback_get_parameters: pairs });
    const values = pairs.map(({ name, value }) => [name, value.replace('{{order_id}}', 'A-2026-000481')]);
    expect([...new URL(url).searchParams]).toEqual(values);
  });

  it('values of a payment end no header, no string of JSON, no parameter and no address', async () => {
    const bank = 'A"1\\\r\nX-Evil: 1\r\n\r\n{{rrn}}&admin=1#\u2028</script>';
    const { begin: prepare, setUp, pay, deliver, shop } = callbacksIn(test, owner);
    await prepare();
    await setUp('https://shop.test/kasa', {
      ...body('{"bank": "{{bank}}"}'),
      ...header('X-Bank', '{{bank}}'),
      ...parameter('bank', '{{bank}}'),
      ...signed('{{bank}}|{{amount}}'),
    });
    await pay({ bank });
    await deliver();
    const [got] = shop.sent;
    expect(JSON.parse(String(got?.body))).toEqual({ bank });
    expect([...new URL(String(got?.url)).searchParams]).toEqual([['bank', bank]]);
    expect(got?.signed.text.startsWith(`${bank}|`)).toBe(true);
    for (const { name, value } of got?.headers ?? []) expect(`${name}: ${value}`).toMatch(/^[ -~]+$/);
    const sentBank = got?.headers.find(({ name }) => name === 'X-Bank')?.value ?? '';
    expect(decodeURIComponent(sentBank)).toBe(bank);
  });

  it('templates that grow are no larger than what a server can be sent', async () => {
    const grown = await testOf({
      ...to('https://receiver.kasa.test/kasa'),
      ...body('{{signature}}'.repeat(300)),
      callback_headers: Array.from({ length: 20 }, (_, n) => ({
        name: `X-${n}`,
        value: '{{signature}}'.repeat(76),
      })),
    });
    expect(grown.state).toBe('delivered');
    const [got] = await received();
    expect(got?.body?.length).toBe(300 * 344);
  });
});
