import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from './domains.ts';
import { mockOperations } from './mock/operations.ts';
import { operations } from './operations.ts';
import { codes } from './shared/codes.ts';
import { FailureDetails } from './shared/envelope.ts';
import { exampleIds } from './shared/example-ids.ts';
import { codesOf, type Operation } from './shared/operation.ts';

const api: readonly Operation[] = Object.values(operations);
const mock: readonly Operation[] = Object.values(mockOperations);
const all = [...api, ...mock];
const byId = all.map((op) => [op.id, op] as const);

describe('together', () => {
  it('stand under their own ids', () => {
    expect(Object.keys(operations)).toEqual(api.map(({ id }) => id));
    expect(Object.keys(mockOperations)).toEqual(mock.map(({ id }) => id));
  });

  it('stand in the domain that they name', () => {
    const named = Object.entries(domains).flatMap(([name, domain]) =>
      Object.values(domain.operations).map((op: Operation) => [op.id, op.domain, name]),
    );
    expect(named.filter(([, domain, name]) => domain !== name)).toEqual([]);
  });

  it('have each an id and a request of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    // Paths that differ only in parameter names are the same route.
    const requests = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(requests).size).toBe(all.length);
  });

  it('answer every code of the registry somewhere, but for those that no operation can', () => {
    const answered = new Set(all.flatMap(codesOf));
    const unused = Object.keys(codes).filter((name) => !(answered as Set<string>).has(name));
    // Success, and an unknown method.
    expect(unused).toEqual(['ok', 'method_not_allowed']);
  });

  it('change entities of their own in the examples, so that the examples work in any order', () => {
    const changed = all
      .filter(({ method, params }) => method !== 'GET' && params)
      .map((op) => JSON.stringify(op.example.params));
    expect(new Set(changed).size).toBe(changed.length);
    expect(new Set(Object.values(exampleIds)).size).toBe(Object.keys(exampleIds).length);
  });
});

/** Paths whose spelling is fixed by the specification (spec §7). */
const SPELLED: Readonly<Record<string, string>> = {
  getConfig: '/api/v1/Config/get',
  getPaymentStatus: '/api/v1/merchant/transactions/status',
};

/** One’s own shifts, and what is done with them. */
const OF_ONESELF = new Set<string>([
  ...['listOwnShifts', 'listOwnSwaps', 'listSwapOptions'],
  ...['askForSwap', 'answerSwap', 'withdrawSwap'],
  ...['getOwnStatistics', 'exportOwnStatistics'],
]);
/** Reads that need a permission: audit log, totals, users, payments and cash, transport, callbacks, and previews of restricted operations. */
const isReadByFew = ({ domain, id }: Operation) =>
  ([
    'audit',
    'catalogue',
    'companies',
    'dashboard',
    'loyalty',
    'points',
    'users',
    'transactions',
    'transport',
  ].includes(domain) &&
    !OF_ONESELF.has(id)) ||
  id === 'previewOfflineUpdate' ||
  id.includes('CallbackDeliver') ||
  id.includes('ResendRun') ||
  id === 'listSigningKeys' ||
  id === 'listEcommTerminals' ||
  id === 'listFailingEndpoints' ||
  id.endsWith('SettingChanges');

describe.each(byId)('%s', (_, op) => {
  it('stands under the path of its domain, in kebab-case, or where the specification says', () => {
    const spelled = SPELLED[op.id];
    if (spelled !== undefined) return expect(op.path).toBe(spelled);
    expect(op.path).toMatch(/^(\/(\{[a-z_]+\}|[a-z0-9_-]+))+$/);
    if (op.domain === 'mock') expect(op.path).toMatch(/^\/__mock\//);
    else {
      expect(Object.keys(domains)).toContain(op.domain);
      expect(`${op.path}/`.startsWith(`/api/v1/${op.domain}/`)).toBe(true);
    }
  });

  it('has a schema for exactly the parameters of its path', () => {
    const names = [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(op.params instanceof z.ZodObject ? Object.keys(op.params.shape) : []).toEqual(names);
  });

  it('has an example that is valid by its own schemas', () => {
    for (const part of ['params', 'query', 'body', 'headers'] as const) {
      expect(op.example[part] === undefined, part).toBe(op[part] === undefined);
      if (op[part]) expect(op[part].safeParse(op.example[part]).error, part).toBeUndefined();
    }
    expect(op.data.safeParse(op.example.data).error).toBeUndefined();
  });

  const parts = (['params', 'query', 'body', 'headers', 'data'] as const).filter((part) => op[part]);
  it.each(parts)('refuses an unknown field in %s', (part) => {
    const input = { ...(op.example[part] as object), is_admin: true };
    const issues = op[part]?.safeParse(input).error?.issues;
    expect(issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['is_admin'] }));
  });

  it('reads without a body, and changes nothing by GET', () => {
    if (op.method === 'GET' || op.method === 'DELETE') expect(op.body).toBeUndefined();
    // All other business data is readable by every user of the merchant.
    if (op.method === 'GET' && !isReadByFew(op)) expect(op.permission).toBeNull();
  });

  it('asks for a permission to change anything but the own session', () => {
    if (op.signedBy) return expect([op.session, op.permission]).toEqual([false, null]);
    const isOneself =
      OF_ONESELF.has(op.id) ||
      (op.domain === 'auth' && !['updateMerchant', 'updateFirstStep'].includes(op.id));
    const isFree = (op.method === 'GET' && !isReadByFew(op)) || isOneself || op.domain === 'mock';
    expect(op.permission === null).toBe(isFree);
  });

  it('needs a session to sign or to permit', () => {
    if (op.signed || op.permission) expect(op.session).toBe(true);
    if (op.signed) expect(op.body).toBeDefined();
  });

  it('states each of its codes once, and not_found where it names an entity', () => {
    const automatic = codesOf({ ...op, codes: [] });
    expect(new Set(op.codes).size).toBe(op.codes.length);
    expect(op.codes.filter((name) => automatic.includes(name))).toEqual([]);
    if (op.params) expect(op.codes).toContain('not_found');
  });

  it('shows details only of its codes, as the contract has them', () => {
    for (const [name, details] of Object.entries(op.failureDetails ?? {})) {
      expect(codesOf(op)).toContain(name);
      expect(FailureDetails.safeParse(details).error).toBeUndefined();
    }
  });

  it('says in words what it is', () => {
    expect(op.summary).toMatch(/^[A-Z].{5,}[^.]$/);
    expect(op.description).toMatch(/^[A-Z`].{15,}[.)]$/s);
  });
});

describe('codes that follow from the shape of an operation', () => {
  const shape = (id: keyof typeof operations) => codesOf(operations[id]);
  it('a read with a session', () => {
    expect(shape('getMe')).toEqual(['rate_limited', 'maintenance', 'internal', 'not_authenticated']);
  });
  it('a signed creation with a permission', () => {
    expect(shape('createRoute').sort()).toEqual(
      [
        'conflict',
        'forbidden',
        'internal',
        'maintenance',
        'malformed_request',
        'not_authenticated',
        'payload_too_large',
        'rate_limited',
        'second_factor_required',
        'signature_invalid',
        'unsupported_media_type',
        'validation_failed',
        'view_read_only',
      ].sort(),
    );
  });
  it('the exchange of keys is never refused for its signature', () => {
    expect(shape('exchangeKey')).not.toContain('signature_invalid');
  });
});
