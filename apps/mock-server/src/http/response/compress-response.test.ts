import { gunzipSync } from 'node:zlib';
import { createOfflineTerminal } from '@kasa/contracts/terminals/operations/offline';
import { getTerminal } from '@kasa/contracts/terminals/operations/terminals';
import { getTransport, listTransports } from '@kasa/contracts/transport/operations/vehicles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { requestOf, signInAs } from '../test-support/call.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import { compressResponse } from './compress-response.ts';

const test = await startSharedApp();
const owner = await signInAs(test.app, 'owner');

describe('large answers', () => {
  /** Injected: a client would decompress the body. */
  const askFor = (op: typeof listTransports | typeof getTransport, acceptEncoding?: string) => {
    const { method, url, headers } = requestOf(op, { params: op.params && op.example.params }, owner);
    const accepted = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
    return test.app.inject({ method, url, headers: { ...headers, ...accepted } });
  };

  it('come compressed to whoever takes that, and hold the same', async () => {
    const plain = await askFor(listTransports);
    const packed = await askFor(listTransports, 'gzip, deflate, br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    for (const { headers } of [plain, packed]) expect(headers.vary).toBe('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it.each(['br, gzip;q=0', 'gzip;q=0.000, *', 'xgzip', ''])(
    'come as they are to whoever takes %j',
    async (taken) => {
      const { headers } = await askFor(listTransports, taken);
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  it('come compressed to whoever takes it at a low weight, or writes it large', async () => {
    const { headers } = await askFor(listTransports, 'br, GZIP ; q=0.1');
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('are the only ones: a small one would gain nothing', async () => {
    const { headers } = await askFor(getTransport, 'gzip');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

it('an answer that holds a secret is never compressed, whatever its size', () => {
  const sent = new Map<string, string>();
  const request = { headers: { 'accept-encoding': 'gzip' } } as FastifyRequest;
  const reply = { header: (name: string, value: string) => sent.set(name, value) } as unknown as FastifyReply;
  const bytes = Buffer.from(JSON.stringify({ secret: 'кс-42', comment: 'а'.repeat(10_000) }));
  for (const op of [getTerminal, createOfflineTerminal]) {
    expect(compressResponse(op, bytes, request, reply)).toBe(bytes);
    expect(sent.size).toBe(0);
  }
  expect(compressResponse(listTransports, bytes, request, reply).length).toBeLessThan(bytes.length / 10);
});
