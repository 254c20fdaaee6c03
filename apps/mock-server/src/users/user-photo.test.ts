import { auditOperations } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { FileEntry } from '@kasa/contracts/shared/files';
import { examplePhoto } from '@kasa/contracts/shared/photos';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { imageInfo } from '../http/response/image.ts';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { sendHttp } from '../http/test-support/http-request.ts';
import { fileEntryOf, jpeg, PLACE, withPlace } from '../transport/test-support/pictures.ts';

const test = await startFreshApp();

const params = { id: ids.userForPhoto };
const upload = (caller: Caller, id: string, photo: FileEntry = examplePhoto) =>
  call(test.app, ops.uploadUserPhoto, { params: { id }, body: { photo } }, caller);
const remove = (caller: Caller, id: string) =>
  call(test.app, ops.removeUserPhoto, { params: { id } }, caller);
const show = (caller: Caller, url: string | null) =>
  sendHttp(test.app, { url: String(url), headers: { cookie: String(caller.cookie) } });
const photos = async (id: string) =>
  await test.database.db.selectFrom('user_photos').select('base64').where('user_id', '=', id).execute();

describe('a photo of somebody', () => {
  it('is set, seen at its address, replaced and removed', async () => {
    const owner = await signInAs(test.app, 'owner');
    const { code, data } = await upload(owner, ids.userForPhoto);
    expect([code, data.version]).toEqual([0, 2]);
    expect(data.photo).toMatch(
      new RegExp(`^/api/v1/users/users/${ids.userForPhoto}/photo\\?v=[0-9a-f]{16}$`),
    );
    expect((await call(test.app, ops.getUser, { params }, owner)).data).toEqual(data);
    const shown = await show(owner, data.photo);
    expect([shown.status, imageInfo(shown.bytes)?.type]).toEqual([200, 'image/png']);
    expect(shown.headers['content-disposition']).toContain('filename="user.png"');

    const other = await upload(owner, ids.userForPhoto, fileEntryOf(jpeg, 'image/jpeg', 'x.jpg'));
    expect([other.data.version, other.data.photo === data.photo]).toEqual([3, false]);
    expect(await photos(ids.userForPhoto)).toHaveLength(1);

    expect((await remove(owner, ids.userForPhoto)).data).toMatchObject({ photo: null, version: 4 });
    expect((await remove(owner, ids.userForPhoto)).data.version).toBe(4);
    expect((await show(owner, data.photo)).status).toBe(404);
    expect(await photos(ids.userForPhoto)).toEqual([]);
  });

  it('stands in the journal by the beginning of its hash, and is told to who looks at people', async () => {
    const owner = await signInAs(test.app, 'owner');
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'heartbeat');
    const { data } = await upload(owner, ids.userForPhoto);
    await listener.waitForMessage(({ type }) => type === 'user.changed');
    const query = { object_id: ids.userForPhoto };
    const entries = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
    expect(entries.data.items[0]).toMatchObject({
      operation: 'uploadUserPhoto',
      before: { photo: null },
      after: { photo: data.photo?.split('?v=')[1]?.slice(0, 8) },
    });
  });

  it('comes back without the place where it was taken', async () => {
    const owner = await signInAs(test.app, 'owner');
    const taken = fileEntryOf(withPlace.jpeg(), 'image/jpeg', 'a.jpg');
    const { data } = await upload(owner, ids.userForPhoto, taken);
    const { bytes } = await show(owner, data.photo);
    expect([imageInfo(bytes)?.type, bytes.includes(PLACE)]).toEqual(['image/jpeg', false]);
  });

  it('of an owner is changed by owners alone, and everybody changes their own', async () => {
    const director = await signInAs(test.app, 'director');
    const answers = [await upload(director, ids.owner), await remove(director, ids.owner)];
    expect(answers.map(({ code }) => code)).toEqual([codes.owner_only.code, codes.owner_only.code]);
    expect(await photos(ids.owner)).toEqual([]);
    expect((await upload(director, ids.user)).code).toBe(0);
    expect((await upload(await signInAs(test.app, 'owner'), ids.owner)).code).toBe(0);
  });

  it('is neither seen nor changed from another merchant', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const read = await call(test.app, ops.getUserPhoto, { params: { id: ids.userWithPhoto } }, stranger);
    const codesOf = [
      read,
      await upload(stranger, ids.userWithPhoto),
      await remove(stranger, ids.userWithPhoto),
    ];
    expect(codesOf.map(({ code }) => code)).toEqual(Array(3).fill(codes.not_found.code));
    const owner = await signInAs(test.app, 'owner');
    const { data } = await call(test.app, ops.getUser, { params: { id: ids.userWithPhoto } }, owner);
    expect((await show(owner, data.photo)).status).toBe(200);
  });
});
