import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { budgetProblems } from './budgets.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);
/** Enough test lines for any planted file, in files that do not change the median. */
const tests = Object.fromEntries(
  Array.from({ length: 20 }, (_, n) => [`packages/a/src/t${n}.test.ts`, lines(40)]),
);
const problems = (files: Record<string, string>) => budgetProblems(createFixture({ ...tests, ...files }));

test('small, shallow, tested code passes', () => {
  expect(problems({ 'packages/a/src/one/two/a.ts': lines(300) })).toEqual([]);
});

test('a file over the cap', () => {
  expect(problems({ 'packages/a/src/a.ts': lines(301) })).toEqual([
    'packages/a/src/a.ts: 301 lines, budget 300',
  ]);
});

test('a screen, and a handler, that does too much itself', () => {
  const body = (count: number) => '    work();\n'.repeat(count);
  const handlers = (count: number) =>
    `export const handlers = {\n  async short(a) {\n    work();\n  },\n\n  async long(a, { b }) {\n${body(count)}  },\n};\n`;
  const screen = 'packages/a/src/screens/list.tsx';
  expect(problems({ 'packages/a/src/b-handlers.ts': handlers(13), [screen]: lines(200) })).toEqual([]);
  expect(problems({ 'packages/a/src/b-handlers.ts': handlers(14), [screen]: lines(201) })).toEqual([
    'packages/a/src/b-handlers.ts: long has 16 lines, budget of a handler 15',
    `${screen}: 201 lines, budget of a screen 200`,
  ]);
});

test('generated code and seed data may be long', () => {
  expect(
    problems({
      'packages/a/src/generated/api.ts': lines(900),
      'packages/a/src/x/seed-cities.ts': lines(900),
    }),
  ).toEqual([]);
});

test('a folder too deep under src', () => {
  expect(problems({ 'packages/a/src/1/2/3/4/5/6/a.ts': '' })).toEqual([
    'packages/a/src/1/2/3/4/5/6/a.ts: 6 folders deep under src, budget 5',
  ]);
});

test('a median over its budget', () => {
  const files = Object.fromEntries(
    Array.from({ length: 3 }, (_, n) => [`packages/a/src/${n}.test.ts`, lines(91)]),
  );
  expect(budgetProblems(createFixture(files))).toEqual(['median file has 91 lines, budget 90']);
});

test('a ninetieth percentile over its budget', () => {
  const files = Object.fromEntries(
    Array.from({ length: 4 }, (_, n) => [`packages/a/src/${n}.test.ts`, lines(201)]),
  );
  expect(problems(files)).toEqual(['90th percentile file has 201 lines, budget 200']);
});

test('too few test lines', () => {
  const files = { 'packages/a/src/a.ts': lines(80), 'packages/a/src/a.test.ts': lines(34) };
  expect(budgetProblems(createFixture(files))).toEqual(['tests are 29.8 % of the lines, budget 30 %']);
});

test.each([
  ['// @ts-ignore: it has a reason and is still refused', 1],
  ['// @ts-nocheck', 1],
  ['// @ts-expect-error', 1],
  ['// @ts-expect-error: the type of the library lacks this option', 0],
  ['// biome-ignore lint/suspicious/noExplicitAny: x', 1],
  ['// biome-ignore lint/suspicious/noExplicitAny: the library takes any schema here', 0],
])('suppression: %s', (line, count) => {
  expect(problems({ 'packages/a/src/a.ts': `${line}\n` })).toHaveLength(count);
});
