import { signIn } from '@kasa/contracts/auth/operations/session';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf, send, signInAs } from '../test-support/call.ts';
import { isDatabaseRun } from '../test-support/database-run.ts';
import { startTestApp, type TestApp } from '../test-support/start-test-app.ts';

const valid = JSON.stringify(signIn.example.body);
/** Operations with a JSON body; uploads are multipart (security T6). */
const writes = (Object.values(operations) as Operation[]).filter((op) => op.method !== 'GET' && !op.upload);
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const names = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join()}}`;
const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe.skipIf(isDatabaseRun)('hostile bodies', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const post = (payload: string | Buffer, type = 'application/json') =>
    send(test.app, { method: 'POST', url: signIn.path, payload, headers: { 'content-type': type } });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['half an object', '{"phone":'],
    ['a trailing comma', '{"phone":"1",}'],
    ['single quotes', "{'phone':'1'}"],
    ['a comment', '{/* */}'],
    ['NaN', '{"phone":NaN}'],
    ['two values', '{}{}'],
    ['a byte order mark', `\ufeff${valid}`],
    ['a raw null byte', '{"phone":"\0"}'],
    ['an escaped null byte', '{"phone":"\\u0000","password":"x"}'],
    ['a null byte in a key', '{"pho\\u0000ne":"x"}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['an escaped __proto__', '{"__pr\\u006fto__":{"isAdmin":true}}'],
    ['a nested __proto__', '{"a":[{"b":{"__proto__":null}}]}'],
    ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['prototype', '{"prototype":1}'],
    ['objects 33 deep', nested(33)],
    ['lists 33 deep', lists(33)],
    ['lists 100 000 deep', lists(100_000)],
    ['objects 40 000 deep', nested(40_000)],
    ['an object of 1 001 names', names(1_001)],
    ['one of 1 001 names beside others', `[${names(1_000)},{"a":${names(1_001)}}]`],
  ])('malformed: %s', async (_name, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, code: -10 });
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  it('malformed: bytes that are no UTF-8', async () => {
    expect((await post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))).code).toBe(-10);
    expect((await post(Buffer.from(valid, 'utf16le'))).code).toBe(-10);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1e309'],
    ['true', 'true'],
    ['nothing in it', '{}'],
    ['lists 32 deep', lists(32)],
    ['objects 32 deep', nested(32)],
    ['objects of 1 000 names each', `{"a":${names(1_000)},"b":[${names(1_000)},${names(1_000)}]}`],
    ['colons in texts', `{"a":${JSON.stringify(':'.repeat(2_000))}}`],
    ['wrong types', '{"phone":{"$gt":""},"password":["x"]}'],
    ['a number too large', '{"phone":1e999,"password":-0}'],
  ])('readable, and broken by rules: %s', async (_name, payload) => {
    const answer = await post(payload);
    expect(answer).toMatchObject({ status: 422, code: -2 });
    expect(answer.details.fields?.length).toBeGreaterThan(0);
  });

  it.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    'application/xml',
    'application/octet-stream',
    'application/jsonp',
    'application/json5',
    'application/x-json',
    'application/vnd.api+json',
    'application/problem+json',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json;boundary=x',
    'application/json, text/plain',
    'text/plain;application/json',
    'json',
    '*/*',
    'application/*',
    'image/png',
    ';',
    'application/json-patch+json',
  ])('unsupported content type, for every change: %s', async (type) => {
    const owner = await signInAs(test.app, 'owner');
    for (const op of writes) {
      const request = requestOf(op, op.example, { ...owner, headers: { 'content-type': type } });
      const answer = await send(test.app, { ...request, payload: request.payload ?? '{}' });
      expect([op.id, answer.status, answer.code]).toEqual([op.id, 415, -12]);
    }
  });

  it('unsupported: a body without a content type', async () => {
    const answer = await send(test.app, {
      method: 'POST',
      url: signIn.path,
      payload: Buffer.from(valid),
      headers: { 'content-length': String(valid.length) },
    });
    expect(answer.code).toBe(-12);
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
  ])('content type %s is JSON', async (type) => {
    expect((await post(valid, type)).code).toBe(0);
  });

  it('refuses 250 kB of anything', async () => {
    const size = 250_000;
    for (const payload of [
      lists(size / 2),
      `"${'\\u0041'.repeat(size / 6)}"`,
      `{"phone":"${'+380'.repeat(size / 4)}"}`,
    ]) {
      expect((await post(payload)).code).toBeLessThan(0);
    }
  });
});
