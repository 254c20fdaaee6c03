// The suites over the whole contract and over all screens, and a browser, know an entity that was just written.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyRepository, runTool } from '../test-support/fixture.ts';
import { card, garage, page, pallet } from '../test-support/new-entities.ts';

/** @throws with the end of what the tool says, when it fails */
function run(folder: string, command: Parameters<typeof runTool>[1]): void {
  const { code, output } = runTool(folder, command);
  expect(code, output.slice(-5000)).toBe(0);
}

it('every suite passes with entities that nobody has touched since they were written', () => {
  const folder = copyRepository();
  for (const entity of [pallet, card, garage, page]) run(folder, ['node', 'tooling/new.ts', ...entity]);
  const [server, web] = ['apps/mock-server', 'apps/web'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  run(join(folder, 'packages/contracts'), ['vitest', 'run']);
  run(server, ['vitest', 'run', '--project', 'sqlite*']);
  run(web, ['vitest', 'run']);
  run(server, ['npm', 'run', 'build']);
  run(web, ['npm', 'run', 'build']);
  const stories = [
    'node_modules/.bin/playwright',
    'test',
    'warehouse',
    'transport.garages',
    'transport.stock-take',
  ];
  run(web, stories);
}, 1_800_000);
