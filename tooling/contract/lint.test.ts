// Plants violations of the contract's lint rules (tooling/redocly.yaml), one operation each, in one run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../checks/report.ts';
import { createFixture, runTool } from '../test-support/fixture.ts';

type Json = Record<string, unknown>;
const media = (at: unknown) => (at as { content: Record<string, Json> }).content['application/json'] ?? {};
const drop = (at: Json, key: string) => {
  delete at[key];
};

const faults: readonly [rule: string, edit: (operation: Json) => void][] = [
  ['operation-states-its-conditions', (operation) => drop(operation, 'x-permission')],
  ['operation-states-its-conditions', (operation) => drop(operation, 'x-session')],
  ['operation-states-its-conditions', (operation) => drop(operation, 'x-signed')],
  ['operation-states-its-conditions', (operation) => drop(operation, 'x-codes')],
  ['operation-summary', (operation) => drop(operation, 'summary')],
  ['operation-id-is-camel-case', (operation) => Object.assign(operation, { operationId: 'Sign-In' })],
  ['operation-tag-defined', (operation) => Object.assign(operation, { tags: ['nowhere'] })],
  ['body-has-an-example', (operation) => drop(media(operation.requestBody), 'example')],
  ['answer-has-an-example', (operation) => drop(media((operation.responses as Json)['200']), 'example')],
  [
    'no-invalid-media-type-examples',
    (operation) => Object.assign(media(operation.requestBody), { example: { phone: 1 } }),
  ],
];

const document = JSON.parse(readFileSync(join(root, 'packages/contracts/openapi.json'), 'utf8'));
const signIn: Json = document.paths['/api/v1/auth/sign-in'].post;
document.paths['/planted-Path'] = { post: { ...structuredClone(signIn), operationId: 'plantedPath' } };
faults.forEach(([, edit], index) => {
  const operation = { ...structuredClone(signIn), operationId: `planted${index}` };
  edit(operation);
  document.paths[`/planted-${index}`] = { post: operation };
});

interface Problem {
  ruleId: string;
  location: { pointer: string }[];
}
const folder = createFixture({ 'openapi.json': JSON.stringify(document) });
const config = join(root, 'tooling/redocly.yaml');
const { code, output } = runTool(folder, [
  'redocly',
  'lint',
  'openapi.json',
  '--config',
  config,
  '--format',
  'json',
]);
const problems: Problem[] = JSON.parse(
  output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
).problems.filter(
  // Ignored by .redocly.lint-ignore.yaml in the real document.
  ({ location }: Problem) =>
    !/^#\/components\/schemas\/(?:Stream|Simulation)Message$/.test(location[0]?.pointer ?? ''),
);

test.each(faults.map(([rule], index) => [rule, `#/paths/~1planted-${index}/`]))('%s at %s', (rule, place) => {
  const here = problems.filter(({ location }) => location[0]?.pointer.startsWith(place));
  expect(here.map(({ ruleId }) => ruleId.replace('rule/', ''))).toContain(rule);
});

test('a path that is not in kebab-case', () => {
  const here = problems.filter(({ location }) => location[0]?.pointer.startsWith('#/paths/~1planted-Path'));
  expect(here.map(({ ruleId }) => ruleId)).toContain('rule/paths-are-in-kebab-case');
});

test('nothing but what was planted', () => {
  expect(problems.filter(({ location }) => !location[0]?.pointer.startsWith('#/paths/~1planted-'))).toEqual(
    [],
  );
  expect(code).not.toBe(0);
});

test('the common rules: a warning fails', () => {
  const {
    info: { contact: _contact, ...info },
    ...rest
  } = document;
  const bare = createFixture({
    'openapi.json': JSON.stringify({ ...rest, info, paths: {}, components: {} }),
  });
  const rules = ['--ruleset', join(root, 'tooling/spectral.yaml'), '--fail-severity', 'warn'];
  const lint = runTool(bare, ['spectral', 'lint', 'openapi.json', ...rules]);
  expect(lint.output).toContain('info-contact');
  expect(lint.code).not.toBe(0);
});
