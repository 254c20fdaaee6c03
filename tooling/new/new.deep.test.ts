// The suites over the whole contract and over all screens, and a browser, know an entity that was just written.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyRepository, runTool } from '../test-support/fixture.ts';
import { card, garage, ingredient, page } from '../test-support/new-entities.ts';

const passes = { code: 0, output: expect.any(String) };

it('every suite passes with entities that nobody has touched since they were written', () => {
  const folder = copyRepository();
  for (const entity of [ingredient, card, garage, page])
    expect(runTool(folder, ['node', 'tooling/new.ts', ...entity])).toEqual(passes);
  const [server, web] = ['apps/mock-server', 'apps/web'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  expect(runTool(join(folder, 'packages/contracts'), ['vitest', 'run'])).toEqual(passes);
  expect(runTool(server, ['vitest', 'run', '--project', 'sqlite*'])).toEqual(passes);
  expect(runTool(web, ['vitest', 'run'])).toEqual(passes);
  expect(runTool(server, ['npm', 'run', 'build'])).toEqual(passes);
  expect(runTool(web, ['npm', 'run', 'build'])).toEqual(passes);
  const stories = [
    'node_modules/.bin/playwright',
    'test',
    'catalogue',
    'transport.garages',
    'transport.stock-take',
  ];
  expect(runTool(web, stories)).toEqual(passes);
}, 1_800_000);
