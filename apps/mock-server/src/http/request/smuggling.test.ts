/** Request smuggling: a request hidden behind an ambiguous message is never carried out (security T21). */
import { connect } from 'node:net';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { type Caller, requestOf, signInAs } from '../test-support/call.ts';
import { databaseState } from '../test-support/database-state.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';

// Independent of the database.
const test = await startSharedApp({ requestsPerMinute: 0 });

describe.runIf(testDialect === 'sqlite')('a request within a request', () => {
  let owner: Caller;
  let port: number;
  beforeAll(async () => {
    owner = await signInAs(test.app, 'owner');
    port = await listenOnFreePort(test.app);
  });

  const hidden = () => {
    const { url, headers, payload } = requestOf(createDepot, createDepot.example, owner);
    const body = String(payload);
    const all = { host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return `POST ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n${body}`;
  };
  const post = (...headers: string[]) =>
    `POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers.join('\r\n')}\r\n\r\n`;

  /** Sends bytes and reads until the server closes. @returns the status lines of all responses */
  const statuses = (bytes: string) =>
    new Promise<string[]>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text.match(/HTTP\/1\.1 \d{3}/g) ?? []));
    });

  it('is carried out when it is not hidden, or the rest would prove nothing', async () => {
    const before = await databaseState(test.database);
    expect(await statuses(hidden())).toEqual(['HTTP/1.1 200']);
    expect(await databaseState(test.database)).not.toBe(before);
  });

  it.each([
    ['a length and chunks', post('content-length: 5', 'transfer-encoding: chunked'), '0\r\n\r\n'],
    ['chunks and a length', post('transfer-encoding: chunked', 'content-length: 5'), '0\r\n\r\n'],
    ['two lengths', post('content-length: 0', 'content-length: 5'), ''],
    ['two equal lengths', post('content-length: 0', 'content-length: 0'), ''],
    ['a list of lengths', post('content-length: 0, 5'), ''],
    ['a length with a sign', post('content-length: +0'), ''],
    ['a length in hexadecimal', post('content-length: 0x0'), ''],
    ['a length of nothing', post('content-length: '), ''],
    ['an unknown transfer', post('transfer-encoding: xchunked'), ''],
    ['chunks that are not last', post('transfer-encoding: chunked, identity'), '0\r\n\r\n'],
    ['two transfers', post('transfer-encoding: identity', 'transfer-encoding: chunked'), '0\r\n\r\n'],
    ['a space before the colon', post('transfer-encoding : chunked', 'content-length: 5'), '0\r\n\r\n'],
    ['a folded line', post('transfer-encoding:\r\n chunked'), '0\r\n\r\n'],
    ['lines without a carriage return', post('content-length: 0\ntransfer-encoding: chunked'), '0\r\n\r\n'],
    ['a size of a chunk with a sign', post('transfer-encoding: chunked'), '+0\r\n\r\n'],
    ['a size of a chunk that overflows', post('transfer-encoding: chunked'), 'fffffffffffffffff\r\n\r\n'],
    ['a chunk longer than it says', post('transfer-encoding: chunked'), '1\r\nabc\r\n0\r\n\r\n'],
    ['a method in pieces', 'PO\r\nST /api/v1/auth/sign-in HTTP/1.1\r\nhost: localhost\r\n\r\n', ''],
    ['chunks before there were any', post('transfer-encoding: chunked').replace('1.1', '1.0'), '0\r\n\r\n'],
    [
      'chunks before there were any, kept alive',
      post('connection: keep-alive', 'transfer-encoding: chunked').replace('1.1', '1.0'),
      '0\r\n\r\n',
    ],
    ['a version of its own', 'GET /healthz HTTP/9.9\r\nhost: localhost\r\n\r\n', ''],
  ])('is not, behind %s', async (_name, head, body) => {
    const before = await databaseState(test.database);
    // Some get two refusals: for the request, and for the bytes that follow it.
    expect(new Set(await statuses(head + body + hidden()))).toEqual(new Set(['HTTP/1.1 400']));
    expect(await databaseState(test.database)).toBe(before);
  });
});
