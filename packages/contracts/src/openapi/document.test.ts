import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { mockOperations } from '../mock/operations.ts';
import { buildMockOpenApi } from '../mock-openapi.ts';
import { buildOpenApi } from '../openapi.ts';
import { operations } from '../operations.ts';
import { codes } from '../shared/codes.ts';
import { Success } from '../shared/envelope.ts';
import { codesOf, type Operation } from '../shared/operation.ts';
import { rules } from '../shared/rules.ts';
import { type JsonSchema, toJsonSchemas } from './json-schemas.ts';

interface OperationObject extends JsonSchema {
  operationId: string;
  parameters: JsonSchema[];
  responses: Record<string, JsonSchema>;
}

const documents = [
  ['api', buildOpenApi, Object.values(operations) as Operation[]],
  ['mock control', buildMockOpenApi, Object.values(mockOperations) as Operation[]],
] as const;

function* objects(value: unknown, path = '#'): Generator<[path: string, object: JsonSchema]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [path, value as JsonSchema];
  for (const [key, child] of Object.entries(value)) {
    yield* objects(child, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

function resolve(document: unknown, pointer: string): JsonSchema | undefined {
  return pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, key) => (at as JsonSchema | undefined)?.[key], document) as JsonSchema | undefined;
}

describe.each(documents)('the document of the %s', (_, build, ops) => {
  const document = JSON.parse(JSON.stringify(build()));
  const paths = document.paths as Record<string, Record<string, OperationObject>>;

  it('is made the same twice', () => {
    expect(JSON.stringify(build())).toBe(JSON.stringify(build()));
  });

  it('is OpenAPI 3.1 and plain JSON: nothing is lost on the way to the file', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document).toEqual(build());
  });

  it('has every operation where it says', () => {
    for (const op of ops) {
      expect(paths[op.path]?.[op.method.toLowerCase()]).toMatchObject({
        operationId: op.id,
        'x-permission': op.permission,
        'x-session': op.session,
        'x-signed': op.signed,
      });
    }
    expect(Object.values(paths).flatMap(Object.keys)).toHaveLength(ops.length);
  });

  it('leaves no room beside the data of a success', () => {
    // An own `additionalProperties` of the envelope would let everything pass the operations' `unevaluatedProperties`.
    const envelope = resolve(document, '#/components/schemas/Success');
    expect(Object.keys(envelope ?? {})).not.toContain('additionalProperties');
    for (const op of ops.filter(({ file, stream }) => !file && !stream))
      expect(
        resolve(
          paths[op.path]?.[op.method.toLowerCase()]?.responses[200],
          '#/content/application~1json/schema/unevaluatedProperties',
        ),
      ).toBe(false);
  });

  it('answers the success envelope with 200, what has not changed with 304, and every code with its status', () => {
    for (const op of ops) {
      const responses = paths[op.path]?.[op.method.toLowerCase()]?.responses ?? {};
      const statuses = new Set([
        200,
        ...(op.etag ? [304] : []),
        ...codesOf(op).map((name) => codes[name].http),
      ]);
      expect(Object.keys(responses).map(Number).sort()).toEqual([...statuses].sort());
      for (const [status, response] of Object.entries(responses)) {
        const found = response.$ref ? resolve(document, String(response.$ref)) : response;
        const names = codesOf(op).filter((name) => codes[name].http === Number(status));
        for (const name of names) expect(found?.description).toContain(`\`${codes[name].code}\` **${name}**`);
        expect(resolve(found, '#/content/application~1json/schema/$ref')).toBe(
          Number(status) < 400 ? undefined : '#/components/schemas/Failure',
        );
      }
    }
  });

  it('has a header with the tag on both answers of what can be asked for by its tag, and no body on one', () => {
    for (const op of ops) {
      const { 200: whole, 304: unchanged } = paths[op.path]?.[op.method.toLowerCase()]?.responses ?? {};
      const tags = [whole, unchanged].map((answer) => (answer?.headers as JsonSchema | undefined)?.etag);
      if (op.etag) expect(tags).toEqual([expect.anything(), expect.anything()]);
      expect(unchanged?.content).toBeUndefined();
    }
  });

  it('refers only to what is there', () => {
    for (const [path, { $ref }] of objects(document)) {
      if ($ref !== undefined) expect(resolve(document, String($ref)), `${path} → ${$ref}`).toBeDefined();
    }
  });

  it('leaks nothing of how it was made', () => {
    expect(JSON.stringify(document)).not.toMatch(/inline:|\$schema|"\$id"|\$defs|~standard/);
  });

  it('closes every object, or says what its other values are', () => {
    for (const [path, schema] of objects(document)) {
      // The envelope of success is closed where it is used.
      if (schema.type === 'object' && !/example|schemas\/Success$/.test(path))
        expect(schema.additionalProperties, path).toBeDefined();
    }
  });

  it('has only patterns that JavaScript, Python, Go and Java read, and in the same way', () => {
    const patterns = [...objects(document)].flatMap(([, { pattern }]) =>
      typeof pattern === 'string' ? [pattern] : [],
    );
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns) {
      for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags), pattern).not.toThrow();
      // Classes and escapes that differ, looking around, named groups.
      expect(pattern).not.toMatch(/\\(?![xtnr+*.])|\(\?(?!:)/);
    }
  });

  it('names the rule of a keyword that has one of its own', () => {
    const own = [...objects(document)].flatMap(([, schema]) =>
      schema.type ? (schema['x-rules'] ?? {}) : {},
    );
    const found = new Set(own.flatMap(Object.entries).map(String));
    expect(found).toContain('pattern,id_format');
    for (const rule of found) expect(Object.keys(rules)).toContain(rule.split(',')[1]);
  });

  it('says the same of what goes in and of what comes out', () => {
    const roots: Record<string, z.ZodType> = { Success };
    for (const op of ops) {
      for (const part of ['params', 'query', 'body', 'headers'] as const) {
        if (op[part]) roots[`${op.id}.${part}`] = op[part];
      }
      roots[`${op.id}.data`] = op.data;
    }
    const [input, output] = [toJsonSchemas(roots, 'input'), toJsonSchemas(roots, 'output')];
    expect(input).toEqual(output);
    expect(Object.keys(document.components.schemas).filter((name) => name !== 'Failure')).toEqual(
      expect.arrayContaining(Object.keys(output.components)),
    );
  });
});
