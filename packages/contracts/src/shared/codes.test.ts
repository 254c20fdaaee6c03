import { describe, expect, it } from 'vitest';
import { type CodeName, codeName, codes } from './codes.ts';
import { exampleFailure, Failure } from './envelope.ts';

const entries = Object.entries(codes) as [CodeName, (typeof codes)[CodeName]][];
const failures = entries.filter(([name]) => name !== 'ok') as [
  Exclude<CodeName, 'ok'>,
  (typeof codes)[CodeName],
][];

it('the general codes are those of the decisions, with their HTTP status', () => {
  const general = entries
    .filter(([, { code }]) => code <= 0)
    .map(([name, { code, http }]) => [code, name, http]);
  expect(general).toEqual([
    [0, 'ok', 200],
    [-1, 'internal', 500],
    [-2, 'validation_failed', 422],
    [-3, 'signature_invalid', 400],
    [-4, 'not_authenticated', 401],
    [-5, 'forbidden', 403],
    [-6, 'not_found', 404],
    [-7, 'conflict', 409],
    [-8, 'rate_limited', 429],
    [-9, 'maintenance', 503],
    [-10, 'malformed_request', 400],
    [-11, 'payload_too_large', 413],
    [-12, 'unsupported_media_type', 415],
    [-13, 'method_not_allowed', 405],
  ]);
});

it('numbers are unique, and lead back to their names', () => {
  expect(new Set(entries.map(([, { code }]) => code)).size).toBe(entries.length);
  for (const [name, { code }] of entries) expect(codeName(code)).toBe(name);
  expect(codeName(999)).toBeUndefined();
});

it.each(entries.filter(([, { code }]) => code > 0))(
  '%s is a domain code: from 1001, 409 or 422',
  (_, { code, http }) => {
    expect(code).toBeGreaterThan(1000);
    expect([409, 422]).toContain(http);
  },
);

describe('texts', () => {
  it.each(entries)('of %s are there in both languages, and say when', (_, { uk, en, when }) => {
    expect(uk).toMatch(/^[А-ЯІЇЄҐ]/);
    expect(en).toMatch(/^[A-Z][\x20-\x7e’×]+$/);
    expect(when).toMatch(/^.+\.$|^.+\)\.?$/);
  });

  it('of what the spec words itself are letter for letter', () => {
    expect(codes.internal.uk).toBe('Щось пішло не так!'); // spec §8
    expect(codes.maintenance.en).toBe('Sorry, maintenance work is ongoing'); // spec §8
  });
});

it.each(failures)('an example of %s is a failure envelope', (name) => {
  expect(Failure.parse(exampleFailure(name))).toMatchObject({ code: codes[name].code, data: null });
});

it('code 0 is no failure', () => {
  expect(Failure.safeParse({ code: 0, msg: 'Виконано', details: null, data: null }).success).toBe(false);
});
