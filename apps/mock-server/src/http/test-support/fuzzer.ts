/** Makes hostile requests from the contract's examples, reproducible by seed. */
import type { Operation } from '@kasa/contracts/shared/operation';
import type { CallInput } from './call.ts';
import { FORM_TYPE, formBytes } from './multipart.ts';

/** Pseudo-random numbers in [0, 1); Mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Signed if the session has a secret. */
  readonly isSigned: boolean;
  readonly cookie: 'right' | 'wrong' | 'none';
}

const LONG = 'я'.repeat(5_000);
const TEXTS = [
  '',
  ' ',
  'x',
  LONG,
  '\u0000',
  '\u001b[31m',
  'a\r\nSet-Cookie: b=c',
  '\ud800',
  '\u202e\u2066gnp.exe',
  '\u200b\u200b',
  '\u2028',
  'e\u0301'.repeat(90),
  '👩‍👩‍👧‍👦'.repeat(40),
  "'; drop table sessions; --",
  '" or 1=1 --',
  '%_\\%',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'https://evil.example/?a=b#c',
  `https://${'a.'.repeat(120)}a-`,
  '=cmd|" /C calc"!A0',
  'NaN',
  '1e309',
  '0x10',
  '-0',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '24:00',
  '+380000000000',
  '+380500000001\n',
  'АА1234ВВ',
  '00000000-0000-0000-0000-000000000000',
  '01912d50-3c00-7000-8000-ffffffffffff',
  '01912D50-3C00-7000-8000-000000000030',
];
const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: null },
  { $gt: '' },
  Array.from({ length: 300 }, (_, n) => ({ [`k${n}`]: n })),
];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'merchant_id',
  'version',
  'roles',
  '',
  'a.b',
  LONG,
];
const TYPES = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data; boundary=x', '', 'a'];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'payload-signature': '0'.repeat(64) },
  { 'x-forwarded-for': '10.0.0.1', 'x-http-method-override': 'DELETE' },
  { 'accept-language': LONG.replaceAll('я', 'x') },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=0-0', 'if-none-match': '*' },
  { connection: 'upgrade', upgrade: 'websocket' },
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const TAILS = ['/', '/..', '/x', ';a=b', '%2f', '%00', '%ff', '/%2e%2e', '?', '//', `/${'a'.repeat(300)}`];

type Pick = <T>(choices: readonly T[]) => T;

function mutated(value: unknown, draw: () => number, pick: Pick): unknown {
  const isContainer = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isContainer || draw() < 0.1) return pick(VALUES);
  const copy = structuredClone(value) as Record<string, unknown>;
  const key = pick(Object.keys(copy));
  const kind = draw();
  if (kind < 0.1) delete copy[key];
  else if (kind < 0.2)
    Object.defineProperty(copy, pick(KEYS), {
      value: pick(VALUES),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else copy[key] = mutated(copy[key], draw, pick);
  return copy;
}

function damaged(bytes: Buffer, draw: () => number): Buffer {
  const at = Math.floor(draw() * bytes.length);
  const kind = draw();
  if (kind < 0.3) return bytes.subarray(0, at);
  if (kind < 0.5) return Buffer.concat([bytes, bytes.subarray(at)]);
  const copy = Buffer.from(bytes);
  copy[at] = Math.floor(draw() * 256);
  return copy;
}

function pathOf(op: Operation, params: unknown, query: unknown, pick: Pick): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => {
    const plain = typeof value === 'string' ? value : JSON.stringify(value);
    return encodeURIComponent(plain.toWellFormed());
  };
  const path = op.path.replace(/\{(\w+)\}/g, (_, name: string) => text(given[name] ?? pick(TEXTS)));
  const search = Object.entries((query ?? {}) as object).map(([key, value]) => `${text(key)}=${text(value)}`);
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

function bytesOf(op: Operation, body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return op.upload ? formBytes(Object.entries(Object(body))) : Buffer.from(JSON.stringify(body));
}

/** The next request: the operation's example, usually with something wrong. */
export function fuzzedRequest(op: Operation, draw: () => number): FuzzedRequest {
  const pick: Pick = (choices) => choices[Math.floor(draw() * choices.length)] as never;
  const chance = (share: number) => draw() < share;
  let { params, query = {}, body } = op.example as CallInput;
  if (params !== undefined && chance(0.2)) params = mutated(params, draw, pick);
  if (chance(0.2))
    query = { ...(query as object), [pick(['page', 'perPage', 'sort', 'q', 'lng', ...KEYS])]: pick(VALUES) };
  for (let n = 0; n < 3 && chance(0.5); n += 1) body = mutated(body, draw, pick);
  let bytes = bytesOf(op, body);
  if (bytes && bytes.length > 0 && chance(0.1)) bytes = damaged(bytes, draw);
  const hasBody = bytes !== undefined && bytes.length > 0;
  const tail = chance(0.05) ? pick(TAILS) : '';
  return {
    method: chance(0.05) ? pick(METHODS) : op.method,
    path: pathOf(op, params, query, pick) + tail,
    headers: {
      ...((op.example as CallInput).headers as Record<string, string> | undefined),
      ...(hasBody
        ? { 'content-type': chance(0.05) ? pick(TYPES) : op.upload ? FORM_TYPE : 'application/json' }
        : {}),
      ...(chance(0.1) ? pick(HEADERS) : {}),
    },
    body: bytes,
    isSigned: chance(0.9),
    cookie: chance(0.9) ? 'right' : pick(['wrong', 'none'] as const),
  };
}
