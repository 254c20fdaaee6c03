import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { payloadSignature } from './signature.ts';

afterEach(() => vi.unstubAllGlobals());

it('is hex SHA-256 of body and secret', async () => {
  // Known vector: SHA-256 of "abc".
  expect(await payloadSignature('ab', 'c')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it.each(['{"name":"Тролейбус №22 «Київ» 🚌"}', '{}', '{"text":"a\\nb"}', `{"long":"${'ї'.repeat(50_000)}"}`])(
  'agrees with another implementation, byte for byte: %.40s',
  async (body) => {
    const secret = '123456789012345678901234567890123456789012345678901';
    const other = createHash('sha256').update(body, 'utf8').update(secret, 'utf8').digest('hex');
    expect(await payloadSignature(body, secret)).toBe(other);
    // As on a page that is not served over https.
    vi.stubGlobal('crypto', {});
    expect(await payloadSignature(body, secret)).toBe(other);
  },
);
