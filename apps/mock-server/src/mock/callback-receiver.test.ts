import { execFileSync, spawnSync } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OutgoingRequest } from '../http/outgoing/outgoing-request.ts';
import { signedPart } from './callback-receiver.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const body = '{"order": "TEST-1", "point": "Кав’ярня", "sum": 24550}';
const signature = createSign('SHA256').update(body).sign(pair.privateKey, 'base64');
const request = (change: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  method: 'POST',
  url: 'https://receiver.kasa.test/',
  headers: [],
  body,
  timeoutSeconds: 1,
  signed: { merchantId: '', text: 'another text' },
  ...change,
});

const flipped = (bytes: Buffer, bit: number) => {
  const copy = Buffer.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
  return copy;
};

it('believes no request of which one bit differs, in the body or in the signature', () => {
  expect(signedPart(request(), key, signature)).toBe('body');
  const bytes = Buffer.from(body);
  // Only bits that keep ASCII letters: our bodies are always valid text.
  const bits = [...Array(18 * 8).keys()].filter((bit) => bit % 8 !== 7);
  for (const bit of bits) {
    const other = request({ body: flipped(bytes, bit).toString() });
    expect([bit, signedPart(other, key, signature)]).toEqual([bit, null]);
  }
  const raw = Buffer.from(signature, 'base64');
  for (let bit = 0; bit < raw.length * 8; bit += 5) {
    expect([bit, signedPart(request(), key, flipped(raw, bit).toString('base64'))]).toEqual([bit, null]);
  }
});

it.each([
  ['cut', signature.slice(0, -4)],
  ['with more behind it', `${signature}AAAA`],
  ['written otherwise', signature.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
  ['of nothing', ''],
  ['that is no base64', 'підпис'],
])('believes no signature %s', (_, other) => {
  expect(signedPart(request(), key, other)).toBeNull();
});

it('believes no signature by another key', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  expect(signedPart(request(), other, signature)).toBeNull();
});

const hasOpenSsl = spawnSync('openssl', ['version']).status === 0;

it.skipIf(!hasOpenSsl)('agrees with OpenSSL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-signature-'));
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const verify = (text: string) => {
    const files = [
      file('key', key),
      '-signature',
      file('sig', Buffer.from(signature, 'base64')),
      file('text', text),
    ];
    return execFileSync('openssl', ['dgst', '-sha256', '-verify', ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  };
  expect(verify(body)).toBe('Verified OK');
  expect(() => verify(`${body} `)).toThrow();
  rmSync(folder, { recursive: true });
});
