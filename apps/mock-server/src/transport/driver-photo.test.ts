import { signOut } from '@kasa/contracts/auth/operations/session';
import { codes } from '@kasa/contracts/shared/codes';
import type { FileEntry } from '@kasa/contracts/shared/files';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import * as rows from '../db/test-support/rows.ts';
import { imageInfo } from '../http/response/image.ts';
import { requireValidImage } from '../http/response/valid-image.ts';
import { type ApiResponse, call, requestOf, send } from '../http/test-support/call.ts';
import { sendHttp } from '../http/test-support/http-request.ts';
import { FORM_TYPE, formBytes } from '../http/test-support/multipart.ts';
import {
  examplePhoto as example,
  fileEntryOf,
  jpeg,
  largestPng,
  PLACE,
  png,
  webp,
  withPlace,
  withSize,
} from './test-support/pictures.ts';
import { signedIn, startWorld } from './test-support/world.ts';

const PNG_HEADER_BYTES = 33;

const world = await startWorld();
const largest = fileEntryOf(await largestPng());

const upload = (id: string, photo: FileEntry): Promise<ApiResponse<typeof ops.uploadDriverAvatar>> =>
  world.call(ops.uploadDriverAvatar, { params: { id }, body: { photo } });
const photos = async () =>
  (await world.database.db.selectFrom('driver_photos').select(['driver_id', 'sha256']).execute()).length;
const form = (id: string, payload: Buffer, headers: Record<string, string> = {}) => ({
  ...requestOf(ops.uploadDriverAvatar, { params: { id } }, world.ours.caller),
  headers: { cookie: String(world.ours.caller.cookie), 'content-type': FORM_TYPE, ...headers },
  payload,
});

describe('a photo', () => {
  it('is stored, shown, kept by no browser, replaced and removed', async () => {
    const id = await world.addDriver();
    const { data, code } = await upload(id, example);
    expect([code, data.version]).toEqual([0, 2]);
    expect(data.avatar).toMatch(new RegExp(`^/api/v1/transport/drivers/${id}/avatar\\?v=[0-9a-f]{16}$`));
    const get = (headers = {}) =>
      sendHttp(world.app, {
        url: String(data.avatar),
        headers: { cookie: String(world.ours.caller.cookie), ...headers },
      });
    const shown = await get();
    expect(imageInfo(shown.bytes)).toEqual(imageInfo(png));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="driver.png"; filename*=UTF-8''driver.png`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    const again = await get({ 'if-none-match': String(shown.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const other = await upload(id, fileEntryOf(jpeg, 'image/jpeg', 'x.JPG'));
    expect(other.data).toMatchObject({ version: 3, avatar: expect.not.stringMatching(String(data.avatar)) });
    expect((await get({ 'if-none-match': String(shown.headers.etag) })).status).toBe(200);
    const before = await photos();
    const gone = await world.call(ops.removeDriverAvatar, { params: { id } });
    expect(gone.data).toMatchObject({ avatar: null, version: 4 });
    expect(await photos()).toBe(before - 1);
    expect((await world.call(ops.removeDriverAvatar, { params: { id } })).data.version).toBe(4);
    expect((await get()).status).toBe(404);
  });

  it.each([
    ['PNG', fileEntryOf(png)],
    ['PNG of the largest size', largest],
    ['JPEG', fileEntryOf(jpeg, 'image/jpeg', 'a.jpeg')],
    ['WebP', fileEntryOf(webp, 'image/webp', 'a.webp')],
  ])('may be a %s', async (_, photo) => {
    expect((await upload(await world.addDriver(), photo)).code).toBe(0);
  });
});

describe('what a photo tells besides its pixels', () => {
  it.each([
    ['JPEG', withPlace.jpeg(), 'image/jpeg', 'a.jpg', { width: 8, height: 16 }],
    ['PNG', withPlace.png(), 'image/png', 'a.png', null],
    ['WebP', withPlace.webp(), 'image/webp', 'a.webp', { width: 16, height: 8 }],
  ] as const)('is gone from a %s; it stands upright', async (_, bytes, type, name, size) => {
    expect(bytes.includes(PLACE)).toBe(true);
    const id = await world.addDriver();
    expect((await upload(id, fileEntryOf(bytes, type, name))).code).toBe(0);
    const stored = await world.database.db
      .selectFrom('driver_photos')
      .select(['base64', 'media_type'])
      .where('driver_id', '=', id)
      .executeTakeFirstOrThrow();
    const kept = Buffer.from(stored.base64, 'base64');
    expect(kept.includes(PLACE)).toBe(false);
    expect(kept.includes('Exif')).toBe(false);
    expect(stored.media_type).toBe(type);
    if (size) expect(imageInfo(kept)?.size).toEqual(size);
  });

  it.each([
    ['cut off', jpeg.subarray(0, jpeg.length / 2)],
    ['of a header alone', Buffer.from('ffd8ffe00004aabbffc0000b080008001001011100ffd9', 'hex')],
    [
      'with a second, larger frame',
      (() => {
        const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
        const after = at + 2 + jpeg.readUInt16BE(at + 2);
        const frame = Buffer.from(jpeg.subarray(at, after));
        frame.writeUInt16BE(60_000, 5);
        frame.writeUInt16BE(60_000, 7);
        return Buffer.concat([jpeg.subarray(0, after), frame, jpeg.subarray(after)]);
      })(),
    ],
  ])('cannot be a trap: a JPEG %s is refused', async (_, bytes) => {
    const before = await photos();
    const answer = await upload(await world.addDriver(), fileEntryOf(bytes, 'image/jpeg', 'a.jpg'));
    expect(answer.code).toBe(codes.file_type_wrong.code);
    expect(await photos()).toBe(before);
  });

  it('is encoded while others are answered', async () => {
    const id = await world.addDriver();
    const order: string[] = [];
    await Promise.all([
      upload(id, largest).then(({ code }) => order.push(`photo ${code}`)),
      world.call(ops.getDriver, { params: { id } }).then(({ code }) => order.push(`read ${code}`)),
    ]);
    expect(order).toEqual(['read 0', 'photo 0']);
  });
});

it('a photo is not read after signing out, whatever the browser sends along', async () => {
  const id = await world.addDriver();
  const { data } = await upload(id, example);
  const user = rows.user(40, { merchant_id: world.ours.merchant, roles: '["dispatcher"]' });
  await bulkInsert(world.database.db, 'users', [user]);
  const { cookie } = await signedIn(world.database.db, user);
  const get = (headers = {}) =>
    sendHttp(world.app, { url: String(data.avatar), headers: { cookie: String(cookie), ...headers } });
  const shown = await get();
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await call(world.app, signOut, {}, { cookie })).code).toBe(0);
  const after = await get({ 'if-none-match': String(shown.headers.etag) });
  expect([after.status, after.bytes.includes(Buffer.from('PNG'))]).toEqual([401, false]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const zip = Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1');
const wrong: [string, FileEntry][] = [
  ['SVG', fileEntryOf(svg, 'image/svg+xml', 'a.svg')],
  ['page', fileEntryOf(Buffer.from('<html><script>'), 'text/html', 'a.html')],
  ['page called PNG', fileEntryOf(Buffer.from('<html><script>'))],
  ['archive', fileEntryOf(zip, 'application/zip', 'a.zip')],
  ['archive called WebP', fileEntryOf(zip, 'image/webp', 'a.webp')],
  ['GIF', fileEntryOf(Buffer.from('GIF89a'), 'image/gif', 'a.gif')],
  ['PNG with two endings', fileEntryOf(png, 'image/png', 'a.png.php')],
  ['PNG without an ending', fileEntryOf(png, 'image/png', 'png')],
  ['PNG after something else', fileEntryOf(Buffer.concat([svg, png]))],
  ['empty file', fileEntryOf(Buffer.alloc(0))],
];
const large: [string, FileEntry][] = [
  ['too wide', fileEntryOf(withSize(4097, 1))],
  ['too high', fileEntryOf(withSize(1, 4097))],
  ['a bomb by its header', fileEntryOf(withSize(50_000, 50_000))],
  ['of no width', fileEntryOf(withSize(0, 8))],
  ['cut off in its header', fileEntryOf(png.subarray(0, 20))],
  ['a JPEG without a frame', fileEntryOf(jpeg.subarray(0, 8), 'image/jpeg', 'a.jpg')],
];

describe('a hostile upload changes nothing', () => {
  it.each([
    ...wrong.map(([name, photo]) => [name, 'file_type_wrong', photo] as const),
    ...large.map(([name, photo]) => [name, 'image_too_large', photo] as const),
  ])('%s: %s', async (_, code, photo) => {
    const id = await world.addDriver();
    const before = await photos();
    const answer = await upload(id, photo);
    expect([answer.code, answer.status]).toEqual([codes[code].code, 422]);
    expect(await photos()).toBe(before);
  });

  it.each<[string, [string, unknown][], keyof typeof codes]>([
    ['no file', [], 'validation_failed'],
    ['a text instead of it', [['photo', 'text']], 'validation_failed'],
    ['another field', [['avatar', example]], 'validation_failed'],
    [
      'a field besides',
      [
        ['photo', example],
        ['is_admin', '1'],
      ],
      'validation_failed',
    ],
    [
      'two files',
      [
        ['photo', example],
        ['second', example],
      ],
      'payload_too_large',
    ],
    [
      'the same field twice',
      [
        ['photo', 'x'],
        ['photo', example],
      ],
      'malformed_request',
    ],
    ['many fields', Array.from({ length: 9 }, (_, n) => [`f${n}`, 'x']), 'payload_too_large'],
    [
      'a field of the prototype',
      [
        ['__proto__', 'x'],
        ['photo', example],
      ],
      'malformed_request',
    ],
    ['a file over the limit', [['photo', fileEntryOf(Buffer.alloc(1024 * 1024 + 1))]], 'payload_too_large'],
    ['a body far over it', [['photo', fileEntryOf(Buffer.alloc(3 * 1024 * 1024))]], 'payload_too_large'],
  ])('%s', async (_, fields, code) => {
    const id = await world.addDriver();
    const before = await photos();
    const answer = await send(world.app, form(id, formBytes(fields)));
    expect([answer.code, answer.status]).toEqual([codes[code].code, codes[code].http]);
    expect(await photos()).toBe(before);
  });

  it.each([
    ['a foreign page', { origin: 'https://evil.example' }, 'forbidden'],
    ['a page on a neighbouring site', { 'sec-fetch-site': 'same-site' }, 'forbidden'],
    ['JSON', { 'content-type': 'application/json' }, 'unsupported_media_type'],
    ['a plain form', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'malformed_request'],
  ] as const)('from or as %s', async (_, headers, code) => {
    const id = await world.addDriver();
    const before = await photos();
    const answer = await send(world.app, form(id, formBytes([['photo', example]]), headers));
    expect(answer.code).toBe(codes[code].code);
    expect(await photos()).toBe(before);
  });

  it('a name that leads out of a folder is only a name', async () => {
    const { data } = await upload(await world.addDriver(), { ...example, file_name: '../../etc/passwd.png' });
    expect(data.avatar).not.toContain('passwd');
  });

  it('is told from its header alone, with nothing behind it to decode, and with much', async () => {
    const header = withSize(50_000, 50_000).subarray(0, PNG_HEADER_BYTES);
    const long = fileEntryOf(Buffer.concat([header, Buffer.alloc(1024 * 1024 - PNG_HEADER_BYTES, 0x78)]));
    expect(() => requireValidImage(long)).toThrow('image_too_large');
    expect((await upload(await world.addDriver(), fileEntryOf(header))).code).toBe(
      codes.image_too_large.code,
    );
    expect(imageInfo(header)?.size).toEqual({ width: 50_000, height: 50_000 });
  });
});

describe('type, ending and first bytes that do not agree', () => {
  const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
  const contents = { png, jpg: jpeg, webp, svg };
  const cases = Object.values(types).flatMap((type) =>
    Object.keys(types).flatMap((ending) =>
      Object.entries(contents).map(([content, bytes]) => [type, ending, content, bytes] as const),
    ),
  );
  const mismatches = cases.filter(
    ([type, ending, content]) => ending !== content || types[ending as keyof typeof types] !== type,
  );

  it('are tried in every combination', () => expect(mismatches).toHaveLength(33));

  it.each(mismatches)('%s called .%s that holds %s', async (type, ending, _, bytes) => {
    const before = await photos();
    const answer = await upload(await world.addDriver(), fileEntryOf(bytes, type, `a.${ending}`));
    expect(answer.code).toBe(codes.file_type_wrong.code);
    expect(await photos()).toBe(before);
  });
});
