import { spawnSync } from 'node:child_process';
import { createPublicKey, createVerify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventText } from '@kasa/contracts/terminals/callback-request';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { KEY_OVERLAP_SECONDS } from '@kasa/contracts/terminals/signing-keys';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { callbacksIn, type Sent } from '../test-support/callbacks.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { shop, deliver, pay, begin } = callbacksIn(test, owner);

type Step = 'begin' | 'finish' | 'cancel';
const rotate = async (step: Step) =>
  (await call(test.app, ops.rotateSigningKey, { body: { step } }, owner)).data.items;
const keys = async () => (await call(test.app, ops.listSigningKeys, {}, owner)).data.items;
type Key = Awaited<ReturnType<typeof keys>>[number];

const headerOf = (request: Sent, name: string) =>
  request.headers.find((header) => header.name === name)?.value ?? '';

async function callback(): Promise<Sent> {
  await begin();
  await pay();
  await deliver();
  return shop.sent.at(-1) as Sent;
}

/** As a shop that has this one key verifies: by whichever headers name it. */
function verifies(request: Sent, { key_id, public_key }: Key): boolean {
  const next = headerOf(request, 'X-Kasa-Key-Id') === key_id ? '' : 'Next-';
  const keyId = headerOf(request, `X-Kasa-${next}Key-Id`);
  const event = {
    id: headerOf(request, 'X-Kasa-Event'),
    attempt: Number(headerOf(request, 'X-Kasa-Attempt')),
    sentAt: headerOf(request, 'X-Kasa-Sent-At'),
    isTest: false,
    keyId,
  };
  const isSigned = (text: string, header: string) =>
    createVerify('SHA256').update(text).verify(public_key, headerOf(request, header), 'base64');
  return (
    keyId === key_id &&
    isSigned(eventText(request, event), `X-Kasa-${next}Event-Signature`) &&
    isSigned(request.signed.text, `X-Kasa-${next}Signature`)
  );
}

describe('the key of callbacks', () => {
  it('is shown as PEM and as JWK, the same, of 2048 bits, and nothing private', async () => {
    const [key, ...others] = await keys();
    expect(others).toEqual([]);
    const pem = createPublicKey(String(key?.public_key));
    expect(pem.asymmetricKeyDetails?.modulusLength).toBe(2048);
    const { kty, n, e } = key?.public_jwk ?? {};
    const jwk = createPublicKey({ key: { kty, n, e } as never, format: 'jwk' });
    expect(jwk.equals(pem)).toBe(true);
    expect(JSON.stringify(key)).not.toContain('PRIVATE');
    expect(verifies(await callback(), key as Key)).toBe(true);
  });

  it('is replaced with an overlap in which either verifies', async () => {
    const [old] = (await keys()) as [Key];
    const [still, next] = (await rotate('begin')) as [Key, Key];
    expect([still.key_id, still.state, next.state]).toEqual([old.key_id, 'current', 'next']);
    const during = await callback();
    expect([verifies(during, old), verifies(during, next)]).toEqual([true, true]);

    test.clock.advance(KEY_OVERLAP_SECONDS - 1);
    Object.assign(owner, await signInAs(test.app, 'owner'));
    expect((await keys())[0]?.key_id).toBe(old.key_id);
    test.clock.advance(1);
    Object.assign(owner, await signInAs(test.app, 'owner'));
    const [now, former] = (await keys()) as [Key, Key];
    expect([now.key_id, now.state, former.key_id, former.state]).toEqual([
      next.key_id,
      'current',
      old.key_id,
      'previous',
    ]);
    const after = await callback();
    expect([verifies(after, old), verifies(after, next)]).toEqual([false, true]);
    expect(headerOf(after, 'X-Kasa-Next-Key-Id')).toBe('');
  });

  it('is replaced at once when the owner says so; the one before verifies what it signed', async () => {
    const [old] = (await keys()) as [Key];
    const before = await callback();
    await rotate('begin');
    const [now, former] = (await rotate('finish')) as [Key, Key];
    expect(now.key_id).not.toBe(old.key_id);
    expect(former).toMatchObject({ key_id: old.key_id, state: 'previous' });
    expect(verifies(before, former)).toBe(true);
    expect(verifies(await callback(), now)).toBe(true);
  });

  it('stays when the replacement is given up; what is so already changes nothing', async () => {
    const before = await keys();
    expect(await rotate('finish')).toEqual(before);
    expect(await rotate('cancel')).toEqual(before);
    const begun = await rotate('begin');
    expect(await rotate('begin')).toEqual(begun);
    expect(await rotate('cancel')).toEqual(before);
    const entries = test.database.db.selectFrom('audit_entries').select('id');
    expect(await entries.where('object_type', '=', 'signing_key').execute()).toHaveLength(2);
  });

  it('is not replaced by who has seen another', async () => {
    const [old] = (await keys()) as [Key];
    const ask = async (step: Step, key_id: string) =>
      (await call(test.app, ops.rotateSigningKey, { body: { step, key_id } }, owner)).code;
    const [, next] = (await rotate('begin')) as [Key, Key];
    await rotate('finish');
    const begun = await rotate('begin');
    for (const step of ['finish', 'cancel'] as const) expect(await ask(step, next.key_id)).toBe(-7);
    expect(await ask('begin', old.key_id)).toBe(-7);
    expect(await keys()).toEqual(begun);
    expect(await ask('finish', begun[1]?.key_id ?? '')).toBe(0);
  });

  it('that was replaced is kept in nobody’s memory: a reset does not bring it back', async () => {
    const [old] = (await keys()) as [Key];
    await test.reset();
    Object.assign(owner, await signInAs(test.app, 'owner'));
    expect((await keys())[0]?.key_id).toBe(old.key_id);
    await rotate('begin');
    await rotate('finish');
    await test.reset();
    Object.assign(owner, await signInAs(test.app, 'owner'));
    expect((await keys())[0]?.key_id).not.toBe(old.key_id);
  });

  it('is drawn once, however many begin at the same moment', async () => {
    await keys();
    const begun = await Promise.all(Array.from({ length: 6 }, () => rotate('begin')));
    expect(new Set(begun.map((items) => items[1]?.key_id)).size).toBe(1);
  });
});

it.skipIf(spawnSync('openssl', ['version']).status !== 0)(
  'OpenSSL verifies with the downloaded key',
  async () => {
    const [key] = (await keys()) as [Key];
    const request = await callback();
    const folder = mkdtempSync(join(tmpdir(), 'kasa-key-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const at = (name: string, content: string | Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const signature = Buffer.from(headerOf(request, 'X-Kasa-Signature'), 'base64');
    const args = ['-verify', at('key.pem', key.public_key), '-signature', at('signature', signature)];
    const run = (text: string) => spawnSync('openssl', ['dgst', '-sha256', ...args, at('text', text)]);
    expect(String(run(request.signed.text).stdout)).toContain('Verified OK');
    expect(run(`${request.signed.text} `).status).not.toBe(0);
  },
);
