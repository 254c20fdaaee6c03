/** Where outgoing requests may go (security T19), tested against a local server that counts connections. */

import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { MAX_ANSWER_KEPT } from '@kasa/contracts/terminals/callback-delivery-values';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutgoingHttpClient } from './outgoing-client.ts';
import { MAX_RESPONSE_BYTES, type OutgoingRequest } from './outgoing-request.ts';
import { isPublicAddress } from './public-addresses.ts';
import type { Network } from './send-https.ts';
import { certificate } from './test-support/certificate.ts';
import { type RecordingServer, startRecordingServer } from './test-support/recording-server.ts';

let trap: RecordingServer;
const open = async (answer?: RequestListener) => {
  trap = await startRecordingServer(answer);
  return trap;
};
afterEach(() => {
  vi.useRealTimers();
  return trap.close();
});

const request = (change: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  method: 'POST',
  url: 'https://pay.shop.test/kasa?order=1#part',
  headers: [{ name: 'X-Shop', value: '12' }],
  body: '{"sum": 24550}',
  timeoutSeconds: 20,
  signed: { merchantId: '', text: '' },
  ...change,
});
/** Connects to the trap instead of port 443. */
const sender = (network: Partial<Network> = {}) =>
  new OutgoingHttpClient(
    {},
    { port: trap.port, ca: certificate.cert, resolve: async () => ['127.0.0.1'], ...network },
  );
const send = (change: Partial<OutgoingRequest> = {}) =>
  sender({ isAllowed: () => true }).send(request(change));

/** Local, private and other forbidden addresses, in every notation. */
const CLOSED = [
  ...['127.0.0.1', '127.1', '127.255.255.254', '0.0.0.0', '0', '2130706433', '017700000001', '0x7f000001'],
  ...[
    '0x7f.1',
    '0177.0.0.1',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '10.0.0.1',
    '10.255.255.255',
  ],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '169.254.0.1', '169.254.169.254'],
  ...['2852039166', '100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1'],
  ...['203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]'],
  ...[
    '[::127.0.0.1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[64:ff9b::7f00:1]',
  ],
  ...['[64:ff9b:1::1]', '[2001:db8::1]', '[2001::1]', '[2002:7f00:1::]', '[3fff::1]', '[100::1]'],
  ...['localhost', 'localhost.', 'LOCALHOST', 'kasa.localhost', 'ｌocalhost'],
];

describe('a request goes nowhere', () => {
  it.each(CLOSED)('to %s', async (host) => {
    await open();
    const sent = await sender().send(request({ url: `https://${host}/` }));
    expect(sent).toMatchObject({
      failure: 'address_not_allowed',
      status: null,
      bytes: 0,
      isTruncated: false,
    });
    expect(trap.connections()).toBe(0);
  });

  it.each([
    ['http://pay.shop.test/', 'address_not_allowed'],
    ['file:///etc/passwd', 'address_not_allowed'],
    ['gopher://127.0.0.1:70/_', 'address_not_allowed'],
    ['ftp://pay.shop.test/', 'address_not_allowed'],
    ['https://user@pay.shop.test/', 'address_not_allowed'],
    ['https://user:word@pay.shop.test/', 'address_not_allowed'],
    ['https://pay.shop.test@127.0.0.1/', 'address_not_allowed'],
    ['https://', 'address_not_allowed'],
    ['https://pay.shop.test:8443/', 'port_not_allowed'],
    ['https://pay.shop.test:80/', 'port_not_allowed'],
    ['https://pay.shop.test:22/', 'port_not_allowed'],
  ])('to %s', async (url, failure) => {
    await open();
    expect((await sender({ isAllowed: () => true }).send(request({ url }))).failure).toBe(failure);
    expect(trap.connections()).toBe(0);
  });

  it.each([
    ['private', ['127.0.0.1']],
    ['private besides a public one', ['93.184.215.14', '::1']],
    ['mapped', ['::ffff:127.0.0.1']],
    ['link-local with a zone', ['fe80::1%lo']],
    ['no address at all', ['localhost']],
  ])('by a name whose address is %s', async (_, addresses) => {
    await open();
    const sent = await sender({ resolve: async () => addresses }).send(request());
    // Same as for an unknown name: internal names are not revealed.
    expect(sent.failure).toBe('name_not_found');
    expect(trap.connections()).toBe(0);
  });

  it('by a name that nobody knows', async () => {
    await open();
    expect((await sender({ resolve: async () => [] }).send(request())).failure).toBe('name_not_found');
  });

  it('by a name that says something else the next time: what was judged is what is connected to', async () => {
    await open();
    const asked: string[] = [];
    // First public, then this machine. The public address is reserved for documentation: no server answers there.
    const resolve = async (name: string) => (asked.push(name) === 1 ? ['203.0.113.7'] : ['127.0.0.1']);
    const isAllowed = (address: string) => address === '203.0.113.7' || isPublicAddress(address);
    const outgoing = sender({ resolve, isAllowed });
    const sent = await outgoing.send(request({ timeoutSeconds: 0.2 }));
    expect([sent.status, asked]).toEqual([null, ['pay.shop.test']]);
    expect((await outgoing.send(request())).failure).toBe('name_not_found');
    expect(trap.connections()).toBe(0);
  });
});

describe('a request that goes out', () => {
  it('is as it was asked for, and says where it ends itself', async () => {
    const seen: unknown[] = [];
    await open((asked, response) => {
      let body = '';
      asked.on('data', (piece) => {
        body += piece;
      });
      asked.on('end', () => {
        seen.push(asked.method, asked.url, asked.headers, body);
        response.writeHead(201).end('thanks');
      });
    });
    const smuggled = [
      { name: 'Host', value: 'evil.example' },
      { name: 'Transfer-Encoding', value: 'chunked' },
      { name: 'Content-Length', value: '1' },
      { name: 'Proxy-Authorization', value: 'x' },
    ];
    const headers = [...request().headers, ...smuggled];
    const sent = { failure: null, status: 201, bytes: 6, isTruncated: false, text: 'thanks' };
    expect(await send({ headers })).toEqual(sent);
    expect(seen).toEqual([
      'POST',
      '/kasa?order=1',
      {
        'x-shop': '12',
        host: 'pay.shop.test',
        connection: 'close',
        'user-agent': 'Kasa',
        'content-length': '14',
      },
      '{"sum": 24550}',
    ]);
    await send({ method: 'GET', body: null });
    expect(seen[4]).toBe('GET');
    expect(seen[6]).not.toHaveProperty('content-length');
  });

  it('follows no redirect, wherever it leads', async () => {
    await open((_, response) => {
      response.writeHead(302, { location: `https://pay.shop.test:${trap.port}/inside` }).end();
    });
    expect(await send()).toMatchObject({ failure: null, status: 302 });
    expect(trap.requests).toEqual(['POST /kasa?order=1']);
  });

  it.each([
    ['than it may', 5, 5_000],
    ['than anybody does, whatever was set', 300, 30_000],
  ])('waits as a whole no longer %s, however slowly the answer drips', async (_, timeoutSeconds, most) => {
    // Only the timeout is faked; the network is real.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let drops = 0;
    let dripping: NodeJS.Timeout | undefined;
    await open((_asked, response) => {
      response.writeHead(200);
      dripping = setInterval(() => response.write('.', () => (drops += 1)), 5);
    });
    const ended = vi.fn();
    const sending = send({ timeoutSeconds }).then(ended);
    // `expect.poll` would advance the fake clock.
    const dripped = async (more: number) => {
      for (const until = drops + more; drops < until; ) await setImmediate();
    };
    await dripped(10);
    vi.advanceTimersByTime(most - 1);
    await dripped(10);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await sending;
    clearInterval(dripping);
    expect(ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ failure: 'timed_out', status: 200, isTruncated: false }),
    );
  });

  it('waits no longer for a name server either', async () => {
    await open();
    const resolve = () => new Promise<never>(() => {});
    const sent = await sender({ resolve }).send(request({ timeoutSeconds: 0.1 }));
    expect(sent.failure).toBe('timed_out');
  });

  it('reads 64 KiB of an answer, and leaves the rest', async () => {
    await open((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    const text = 'x'.repeat(MAX_ANSWER_KEPT);
    const sent = { failure: null, status: 200, bytes: MAX_RESPONSE_BYTES, isTruncated: true, text };
    expect(await send()).toEqual(sent);
  });

  it.each<[string, RequestListener, string]>([
    [
      'is cut',
      (_, response) => response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
      'connection_lost',
    ],
    ['is none', (asked) => asked.socket.destroy(), 'connection_lost'],
    ['is no HTTP', (asked) => asked.socket.end('hello\r\n\r\n'), 'answer_malformed'],
    [
      'would speak something else from here on',
      (asked) =>
        asked.socket.write('HTTP/1.1 101 Other\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
      'answer_malformed',
    ],
    [
      'begins with 20 KiB of headers',
      (_, response) => response.writeHead(200, { 'x-a': 'a'.repeat(20_000) }).end(),
      'answer_malformed',
    ],
  ])('tells an answer that %s', async (_name, answer, failure) => {
    await open(answer);
    expect((await send()).failure).toBe(failure);
  });

  it('trusts no certificate of another name, or of nobody', async () => {
    await open();
    expect((await send({ url: 'https://other.test/' })).failure).toBe('tls_failed');
    const untrusting = sender({ isAllowed: () => true, ca: undefined });
    expect((await untrusting.send(request())).failure).toBe('tls_failed');
    expect(trap.requests).toEqual([]);
    // The trap does record connections, so the zeros above are meaningful.
    expect(trap.connections()).toBe(2);
  });

  it('is told that nobody listens', async () => {
    await open();
    const { port } = trap;
    await trap.close();
    const sent = await new OutgoingHttpClient(
      {},
      { port, isAllowed: () => true, resolve: async () => ['127.0.0.1'] },
    ).send(request());
    expect(sent.failure).toBe('connection_refused');
    await open();
  });

  it('is given up when the server stops', async () => {
    await open(() => {});
    const outgoing = sender({ isAllowed: () => true });
    const sent = outgoing.send(request());
    await expect.poll(() => trap.requests.length).toBe(1);
    outgoing.close();
    expect((await sent).failure).toBe('connection_lost');
  });
});

it('addresses of the public internet are open', () => {
  const closed = [
    '8.8.8.8',
    '93.184.215.14',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a02:4780::1',
  ].filter((address) => !isPublicAddress(address));
  expect(closed).toEqual([]);
});
