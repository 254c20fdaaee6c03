import { expect, test } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { driftProblems } from './drift.ts';
import { contractOutputs } from './outputs.ts';

const outputs = await contractOutputs();

test('made twice, the same', async () => {
  expect(await contractOutputs()).toEqual(outputs);
});

test('committed files that match pass', () => {
  expect(driftProblems(createFixture(outputs), outputs)).toEqual([]);
});

test.each(Object.keys(outputs))('edited by hand: %s', (path) => {
  const edited = { ...outputs, [path]: `${outputs[path]}edited\n` };
  expect(driftProblems(createFixture(edited), outputs)).toEqual([
    expect.stringContaining(`${path}: differs from its sources`),
  ]);
});

test.each(Object.keys(outputs))('not committed: %s', (path) => {
  const { [path]: _missing, ...rest } = outputs;
  expect(driftProblems(createFixture(rest), outputs)).toEqual([expect.stringContaining(`${path}: missing`)]);
});
