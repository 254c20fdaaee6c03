import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_KEY_FILE_BYTES, readKeyFile } from './key-file.ts';
import { makeCertificate, makeKey } from './make-certificate.ts';
import { parseKeyFile } from './parse-key-file.ts';
import { isSignedBy, KEY_ALGORITHMS, signWith } from './private-key.ts';
import { encryptedKey, iitContainer, jks, pem, pkcs12 } from './test-support/containers.ts';

const PASSWORD = 'Пароль-1';
const STATE_PASSWORD = 'password';
const facts = {
  owner: 'ТОВ «Міський транспорт»',
  issuer: 'КНЕДП для перевірок',
  validFrom: '2026-01-15T08:00:00.000Z',
  validTo: '2027-01-15T08:00:00.000Z',
};
const wish = { ...facts, serial: 0x4a5b, edrpou: '14360570' };
const expected = { ...facts, serial: '4A5B', taxNumber: '14360570' };
const text = Buffer.from('<CHECK/>');

const made = KEY_ALGORITHMS.map((algorithm) => {
  const key = makeKey(algorithm);
  return { algorithm, key, certificate: makeCertificate(key, wish) };
});
type Made = (typeof made)[number];
const [state, rsa] = made as [Made, Made];
const other = makeKey('ecdsa');
const contentOf = ({ key, certificate }: Made) => ({
  keys: [key],
  // Those of the chain come beside one's own, in any order.
  certificates: [makeCertificate(other, { ...wish, owner: 'АЦСК' }), certificate],
});

const bundle = ({ key, certificate }: Made, password: string) =>
  Buffer.from(pem('ENCRYPTED PRIVATE KEY', encryptedKey(key, password)) + pem('CERTIFICATE', certificate));
const passwordOf = ({ algorithm }: Made) => (algorithm === 'dstu4145' ? STATE_PASSWORD : PASSWORD);
const sample = (name: string) => readFileSync(new URL(`./test-support/${name}`, import.meta.url));
/** What a file is refused for; in this thread, as far as nothing is said of the thread. */
const refusal = async (bytes: Buffer, password = PASSWORD) => {
  try {
    parseKeyFile(bytes, password);
    return 'read';
  } catch (error) {
    return (error as Error).message;
  }
};
const inThread = (bytes: Buffer, limits?: { timeMs: number; memoryMb: number }) =>
  readKeyFile(bytes, PASSWORD, undefined, limits).then(
    ({ owner }) => owner,
    (error: Error) => error.message,
  );

describe.each(made)('a key of $algorithm', (one) => {
  const password = passwordOf(one);
  const containers: [string, Buffer][] = [
    ['PKCS#12', pkcs12(contentOf(one), password)],
    ['JKS', jks(contentOf(one), password)],
    ['PEM', bundle(one, password)],
  ];

  it.each(containers)('is read from %s, and signs', (_, bytes) => {
    const key = parseKeyFile(bytes, password);
    expect(key).toMatchObject({ ...expected, algorithm: one.algorithm });
    expect(key.certificate).toEqual(one.certificate);
    const signature = signWith(key, text);
    expect(isSignedBy(one.key, text, signature)).toBe(true);
    expect(isSignedBy(one.key, Buffer.from('<CHECK>'), signature)).toBe(false);
  });

  it.each(containers)('stays shut in %s to another password', async (_, bytes) => {
    expect(await refusal(bytes, `${password}!`)).toBe('password_wrong');
  });

  it.each(containers)('in %s is unreadable when the file ends too early', async (_, bytes) => {
    expect(await refusal(bytes.subarray(0, 40), password)).toBe('unreadable');
  });
});

describe('containers of the state', () => {
  it('open a key that somebody else made', () => {
    const file = pem('ENCRYPTED PRIVATE KEY', sample('STORE_A040.dat'));
    const bytes = Buffer.from(file + pem('CERTIFICATE', sample('STORE_A040.cer')));
    const key = parseKeyFile(bytes, STATE_PASSWORD);
    expect(key).toMatchObject({ algorithm: 'dstu4145', owner: 'Very Much CA', taxNumber: null });
    expect(isSignedBy(key, text, signWith(key, text))).toBe(true);
  });

  it.each([
    ['Key-6.dat', encryptedKey(state.key, STATE_PASSWORD)],
    ['Key-6.dat of older programs', iitContainer(state.key, STATE_PASSWORD)],
    ['one that somebody else made', sample('STORE_A040.dat')],
  ])('%s: without a certificate nothing says whose the key is', async (_, bytes) => {
    expect(await refusal(bytes, STATE_PASSWORD)).toBe('certificate_missing');
    expect(await refusal(bytes, 'Password')).toBe('password_wrong');
  });
});

describe('other files', () => {
  it('a certificate is told from a key, whatever its form', async () => {
    for (const { certificate } of made) {
      expect(await refusal(certificate)).toBe('certificate_instead');
      expect(await refusal(Buffer.from(pem('CERTIFICATE', certificate)))).toBe('certificate_instead');
    }
    expect(await refusal(pkcs12({ keys: [], certificates: [rsa.certificate] }, PASSWORD))).toBe(
      'certificate_instead',
    );
  });

  it("a certificate of another key says nothing of this key's owner", async () => {
    const certificates = [makeCertificate(other, wish)];
    expect(await refusal(pkcs12({ keys: [rsa.key], certificates }, PASSWORD))).toBe('certificate_missing');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('ключ')],
    ['a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAI', 'base64')],
    ['an empty PEM', Buffer.from('-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----')],
    ['deep nesting', Buffer.from('3080'.repeat(30_000), 'hex')],
    ['a store that promises too much', Buffer.from('feedfeed00000002ffffffff', 'hex')],
    ['more rounds than are bearable', encryptedKey(state.key, STATE_PASSWORD, 2 ** 31)],
  ])('%s is unreadable', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('unreadable');
  });

  it('are read in a thread, which ends alone when it takes too long or too much memory', async () => {
    const bytes = pkcs12(contentOf(rsa), PASSWORD);
    expect(await inThread(bytes)).toBe(facts.owner);
    expect(await inThread(rsa.certificate)).toBe('certificate_instead');
    expect(await inThread(bytes, { timeMs: 0, memoryMb: 96 })).toBe('unreadable');
    expect(await inThread(bytes, { timeMs: 20_000, memoryMb: 8 })).toBe('unreadable');
    expect(await inThread(Buffer.alloc(MAX_KEY_FILE_BYTES + 1))).toBe('unreadable');
  });
});

it.skipIf(spawnSync('openssl', ['version']).status !== 0)('PKCS#12 of openssl is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-keys-'));
  try {
    for (const { algorithm, key, certificate } of made.slice(1)) {
      const file = join(folder, 'key.pem');
      writeFileSync(file, pem('PRIVATE KEY', key.der) + pem('CERTIFICATE', certificate));
      const args = ['pkcs12', '-export', '-in', file, '-passout', 'pass:secret', '-out', '-'];
      const bytes = execFileSync('openssl', args);
      expect(parseKeyFile(bytes, 'secret')).toMatchObject({ ...expected, algorithm });
      expect(await refusal(bytes, 'Secret')).toBe('password_wrong');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a certificate beside its key', () => {
  const alone = (one: Made) => encryptedKey(one.key, passwordOf(one));

  it.each(made)('says whose a key of $algorithm is, in DER and in PEM', (one) => {
    for (const beside of [one.certificate, Buffer.from(pem('CERTIFICATE', one.certificate))])
      expect(parseKeyFile(alone(one), passwordOf(one), beside)).toMatchObject(expected);
  });

  it('goes with Key-6.dat of a centre', async () => {
    const [key, certificate] = [sample('STORE_A040.dat'), sample('STORE_A040.cer')];
    const { certificate: of, algorithm } = await readKeyFile(key, STATE_PASSWORD, certificate);
    expect([algorithm, of.equals(certificate)]).toEqual(['dstu4145', true]);
  });

  it('is refused if it is another key’s, or none; so is a wrong password', () => {
    const read = (beside: Buffer, password = passwordOf(rsa)) => {
      try {
        return parseKeyFile(alone(rsa), password, beside).owner;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(read(state.certificate)).toBe('certificate_other');
    expect(read(Buffer.from('certificate'))).toBe('certificate_other');
    expect(read(alone(rsa))).toBe('certificate_other');
    expect(read(rsa.certificate, 'wrong')).toBe('password_wrong');
  });
});
