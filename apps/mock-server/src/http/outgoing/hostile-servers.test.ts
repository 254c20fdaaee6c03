/** Hostile responses of external servers, sent by a local server. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { OutgoingHttpClient } from './outgoing-client.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import type { Network } from './send-https.ts';
import { certificate } from './test-support/certificate.ts';
import { startRecordingServer } from './test-support/recording-server.ts';

const request: OutgoingRequest = {
  method: 'POST',
  url: 'https://pay.shop.test/',
  headers: [],
  body: '{}',
  timeoutSeconds: 30,
  signed: { merchantId: '', text: '' },
};
const sender = (network: Partial<Network>) =>
  new OutgoingHttpClient(
    {},
    { ca: certificate.cert, isAllowed: () => true, resolve: async () => ['127.0.0.1'], ...network },
  );

/** Sends a beginning, then repeats a piece as fast as it is read. */
async function openFlood(beginning: string, piece: string) {
  const pieces = piece.repeat(Math.ceil(60_000 / piece.length));
  const server = createServer(certificate, (socket: TLSSocket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(pieces));
    };
    socket.on('error', () => {}).on('drain', more);
    socket.once('data', () => {
      socket.write(beginning);
      more();
    });
  });
  server.listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
it.each([
  ['says without end that one may continue', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['gives hints without end', '', `HTTP/1.1 103 Early Hints\r\nlink: ${'a'.repeat(8000)}\r\n\r\n`],
  ['sends empty lines before its answer', '', '\r\n'],
  ['sends headers behind it', `${CHUNKED}0\r\n`, 'x: y\r\n'],
  ['wraps each letter of it into kilobytes', CHUNKED, `1;${'a'.repeat(10_000)}\r\nx\r\n`],
])('a server that %s is left', async (_, beginning, piece) => {
  const flood = await openFlood(beginning, piece);
  // Without a limit the request would run for half a minute.
  const sent = await sender({ port: flood.port }).send(request);
  flood.close();
  expect(sent.failure).toBe('answer_malformed');
});

it('of a name with thousands of addresses, no more than two of a kind are knocked at', async () => {
  const server = createServer(certificate, (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const to = (...addresses: string[]) => sender({ port, resolve: async () => addresses }).send(request);
  expect(await to('127.0.0.2', '127.0.0.1')).toMatchObject({ failure: null, status: 204 });
  expect((await to('127.0.0.2', '127.0.0.3', '127.0.0.1')).failure).not.toBeNull();
  server.close();
});

it('a header that cannot be is thrown before anybody is connected to', async () => {
  const trap = await startRecordingServer();
  const headers = [{ name: 'x-shop', value: '12\r\nhost: evil.example' }];
  await expect(sender({ port: trap.port }).send({ ...request, headers })).rejects.toThrow();
  expect(trap.connections()).toBe(0);
  await trap.close();
});
