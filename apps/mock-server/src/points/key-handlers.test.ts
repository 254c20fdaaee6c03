import { exampleKeyFile } from '@kasa/contracts/points/keys';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { storedText } from '../http/test-support/database-state.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { openKey } from './key-store.ts';
import { type CertificateWish, makeCertificate, makeKey } from './keys/make-certificate.ts';
import { isSignedBy, signWith } from './keys/private-key.ts';
import { pkcs12 } from './keys/test-support/containers.ts';

const test = await startFreshApp();
const PASSWORD = 'canary-of-a-key-1';
const own = { owner: 'ТОВ «Затишок»', issuer: 'КНЕДП', serial: 7, edrpou: '32855961' };
const key = makeKey('ecdsa');

function fileOf(wish: Partial<CertificateWish>, password = PASSWORD) {
  const validity = { validFrom: '2026-01-01T00:00:00Z', validTo: '2030-01-01T00:00:00Z' };
  const certificate = makeCertificate(key, { ...own, ...validity, ...wish });
  return {
    content: pkcs12({ keys: [key], certificates: [certificate] }, password).toString('base64'),
    password,
  };
}
const owner = () => signInAs(test.app, 'owner');
const upload = async (body: { content: string; password: string }, caller = owner()) =>
  call(test.app, ops.uploadPointKey, { body }, await caller);
const refusedFor = (rule: string) => ({
  code: codes.validation_failed.code,
  details: { fields: [{ path: 'content', rule }] },
});

it('a key is shown by its certificate, signs, and is added once however often it is sent', async () => {
  const first = await upload(fileOf({ serial: 0xab }));
  expect(first.data).toMatchObject({
    ...{ owner: own.owner, issuer: own.issuer, serial: 'AB', algorithm: 'ecdsa', points_count: 0 },
    ...{ tax_number: own.edrpou, company: { id: exampleIds.company } },
    ...{ valid_from: '2026-01-01T00:00:00.000Z', valid_to: '2030-01-01T00:00:00.000Z' },
  });
  const rows = test.database.db.selectFrom('point_keys').selectAll().where('id', '=', first.data.id);
  const opened = openKey(test.database.db, await rows.executeTakeFirstOrThrow());
  const text = Buffer.from('<CHECK/>');
  expect(isSignedBy(key, text, signWith(opened, text))).toBe(true);
  const again = makeAgain(opened.certificate);
  expect((await upload(again)).data).toEqual(first.data);
  const { data } = await call(test.app, ops.listPointKeys, { query: { perPage: 100 } }, await owner());
  expect(data.items.filter(({ serial }) => serial === 'AB')).toEqual([first.data]);
});

/** The same key with its certificate, in a new file with another password. */
function makeAgain(certificate: Buffer) {
  const password = 'інший пароль';
  return {
    content: pkcs12({ keys: [key], certificates: [certificate] }, password).toString('base64'),
    password,
  };
}

it('neither the password nor the key is written anywhere as it is', async () => {
  const { content, password } = fileOf({ serial: 0xac });
  await upload({ content, password });
  const stored = (await storedText(test.database.db)).join('\n');
  for (const secret of [password, content, key.der.toString('base64')]) expect(stored).not.toContain(secret);
});

it('what is no key of a company of the merchant is refused at the file', async () => {
  expect(await upload(fileOf({ validTo: '2026-02-01T00:00:00Z' }))).toMatchObject(refusedFor('key_expired'));
  const foreign = await upload(fileOf({ owner: 'ТОВ «Чуже»', edrpou: '14360570' }));
  expect(foreign).toMatchObject(refusedFor('key_owner_unknown'));
  expect(foreign.details.fields?.[0]?.message).toContain('ТОВ «Чуже», 14360570');
  const certificate = makeCertificate(key, {
    ...own,
    validFrom: '2026-01-01T00:00:00Z',
    validTo: '2030-01-01T00:00:00Z',
  });
  const body = { content: certificate.toString('base64'), password: PASSWORD };
  expect(await upload(body)).toMatchObject(refusedFor('key_is_certificate'));
  const alone = pkcs12({ keys: [key], certificates: [] }, PASSWORD).toString('base64');
  expect(await upload({ ...body, content: alone })).toMatchObject(refusedFor('key_certificate_missing'));
});

it('wrong passwords are counted, and the tenth makes the person wait; others are not counted', async () => {
  const caller = await signInAs(test.app, 'director');
  const attempt = (password: string) => upload({ ...exampleKeyFile, password }, Promise.resolve(caller));
  await upload({ content: 'a2V5', password: 'x' }, Promise.resolve(caller));
  for (let left = 9; left >= 0; left -= 1)
    expect(await attempt('wrong')).toMatchObject({
      code: codes.key_password_wrong.code,
      details: { attempts_left: left },
    });
  expect(await attempt(exampleKeyFile.password)).toMatchObject({ code: codes.rate_limited.code });
});

it('a key that a point signs with stays; another one goes', async () => {
  const remove = async (id: string) => call(test.app, ops.deletePointKey, { params: { id } }, await owner());
  expect(await remove(exampleIds.pointKey)).toMatchObject({ code: codes.point_key_in_use.code });
  expect(await remove(exampleIds.pointKeyToDelete)).toMatchObject({ code: 0 });
});

it('keys of another merchant do not exist', async () => {
  const stranger = await signInWith(test.app, secondMerchant.people[0]?.phone ?? '');
  const params = { id: exampleIds.pointKey };
  expect(await call(test.app, ops.getPointKey, { params }, stranger)).toMatchObject({
    code: codes.not_found.code,
  });
});
