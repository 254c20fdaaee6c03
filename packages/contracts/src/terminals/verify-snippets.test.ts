/** The snippets run as a shop would run them, where their language is installed. */
import { spawnSync } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type CallbackSettings, callbackRequest, signEvent } from './callback-request.ts';
import { sampleCallbackValues } from './callback-template.ts';
import { snippetLanguages, verifySnippet } from './verify-snippets.ts';

const folder = mkdtempSync(join(tmpdir(), 'kasa-snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function keyNamed(key_id: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = (text: string) => createSign('SHA256').update(text).sign(privateKey, 'base64');
  const public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { key_id, public_key, signer: { keyId: key_id, sign } };
}

const [current, next, stranger] = [keyNamed('c0ffee'), keyNamed('feedface'), keyNamed('c0ffee')] as const;
const settings: CallbackSettings = {
  callback_endpoint: 'https://shop.example/kasa?a=1',
  callback_type: 'post_json',
  callback_headers: [],
  callback_get_parameters: [],
  callback_body_template: '{"order": "{{order_id}}", "place": "{{point_name}}"}',
  callback_signature_template: '{{order_id}}',
};

/** A callback as a shop receives it. */
function received(change: object = {}, isTest = false) {
  const request = signEvent(
    callbackRequest(settings, sampleCallbackValues(), current.signer.sign),
    { id: 'e1', attempt: 2, sentAt: '2026-11-20T09:00:00.000Z', isTest },
    { ...current.signer, next: next.signer },
  );
  const headers = Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  return { headers, method: request.method, url: request.url, body: request.body ?? '', ...change };
}

const runs = {
  node: (program: string) => {
    const file = join(folder, 'verify.mjs');
    const ask = `let all = ''; for await (const part of process.stdin) all += part;
const { headers, method, url, body } = JSON.parse(all);
console.log(verifyKasa(headers, method, url, body) ?? 'no');`;
    writeFileSync(file, `${program}\n${ask}`);
    return [process.execPath, file] as const;
  },
  python: (program: string) => {
    const file = join(folder, 'verify.py');
    const ask = `import json, sys
one = json.load(sys.stdin)
print(verify_kasa(one["headers"], one["method"], one["url"], one["body"]) or "no")`;
    writeFileSync(file, `${program}\n${ask}`);
    return ['python3', file] as const;
  },
};

function verdict(
  language: keyof typeof runs,
  keys: readonly { key_id: string; public_key: string }[],
  request: object,
) {
  const [command, file] = runs[language](verifySnippet[language](keys));
  const { stdout, stderr } = spawnSync(command, [file], { input: JSON.stringify(request), encoding: 'utf8' });
  return stdout.trim() || stderr;
}

const hasPython = spawnSync('python3', ['-c', 'import cryptography']).status === 0;

describe.each(['node', ...(hasPython ? (['python'] as const) : [])] as const)('in %s', (language) => {
  it('a callback verifies with the key of the shop, also while another follows it', () => {
    expect(verdict(language, [current], received())).toBe('live');
    expect(verdict(language, [next], received())).toBe('live');
  });

  it('a test is no payment', () => {
    expect(verdict(language, [current], received({}, true))).toBe('test');
    const { headers } = received({}, true);
    const { 'x-kasa-test': _, ...asLive } = headers;
    expect(verdict(language, [current], received({ headers: asLive }))).toBe('no');
  });

  it('another body, address, key or attempt does not', () => {
    const { headers, body } = received();
    const changed = [
      received({ body: body.replace('order', 'Order') }),
      received({ url: 'https://shop.example/kasa?a=2' }),
      received({ headers: { ...headers, 'x-kasa-attempt': '1' } }),
      received({ headers: { ...headers, 'x-kasa-test': '1' } }),
      received({ headers: {} }),
      received({ headers: { ...headers, 'x-kasa-key-id': '__proto__' } }),
    ];
    for (const one of changed) expect(verdict(language, [current], one)).toBe('no');
    expect(verdict(language, [stranger], received())).toBe('no');
  });
});

it.each(snippetLanguages)('%s has the keys in it, and reads the headers of both', (language) => {
  const text = verifySnippet[language]([current, next]);
  for (const { key_id, public_key } of [current, next]) {
    expect(text).toContain(key_id);
    expect(text).toContain(public_key);
  }
  expect(text.toLowerCase()).toContain('x-kasa-next-');
});
