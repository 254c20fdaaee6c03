import { codes } from '@kasa/contracts/shared/codes';
import type { FileEntry } from '@kasa/contracts/shared/files';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import { imageInfo } from '../http/response/image.ts';
import { requireValidImage } from '../http/response/valid-image.ts';
import { type ApiResponse, requestOf, send } from '../http/test-support/call.ts';
import { sendHttp } from '../http/test-support/http-request.ts';
import { FORM_TYPE, formBytes } from '../http/test-support/multipart.ts';
import { examplePhoto as example, fileEntryOf, jpeg, png, webp, withSize } from './test-support/pictures.ts';
import { startWorld } from './test-support/world.ts';

const PNG_HEADER_BYTES = 33;

const world = await startWorld();

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
  it('is stored, shown, kept by the browser, replaced and removed', async () => {
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
    expect(shown.bytes.equals(png)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="driver.png"; filename*=UTF-8''driver.png`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, max-age=86400',
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
    ['PNG of the largest size', fileEntryOf(withSize(4096, 4096))],
    ['JPEG', fileEntryOf(jpeg, 'image/jpeg', 'a.jpeg')],
    ['WebP', fileEntryOf(webp, 'image/webp', 'a.webp')],
  ])('may be a %s', async (_, photo) => {
    expect((await upload(await world.addDriver(), photo)).code).toBe(0);
  });
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
