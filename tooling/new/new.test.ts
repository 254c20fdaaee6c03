// What the generator writes compiles, passes its tests and the checks: tried in a copy of the repository.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyRepository, runTool } from '../test-support/fixture.ts';
import { card, garage, page, pallet } from '../test-support/new-entities.ts';

const passes = { code: 0, output: expect.any(String) };

it('entities and a page of a new domain and of one that is there compile, pass their tests and the checks', () => {
  const folder = copyRepository();
  const generate = (args: readonly string[]) => runTool(folder, ['node', 'tooling/new.ts', ...args]);
  for (const entity of [pallet, card, garage, page]) expect(generate(entity)).toEqual(passes);
  expect(generate(card)).toMatchObject({ code: 2, output: expect.stringContaining('is there already') });

  expect(runTool(folder, ['biome', 'check', '--error-on-warnings', 'packages', 'apps'])).toEqual(passes);
  for (const check of ['checks/domains', 'checks/budgets', 'checks/unused-messages', 'contract/drift'])
    expect(runTool(folder, ['node', `tooling/${check}.ts`])).toEqual(passes);
  for (const name of ['packages/contracts', 'packages/client', 'apps/mock-server', 'apps/web'])
    expect(runTool(join(folder, name), ['tsc', '--noEmit'])).toEqual(passes);
  const own = ['src/warehouse', 'src/transport/garage', 'src/contract-examples'];
  const server = ['vitest', 'run', '--project', 'sqlite', ...own];
  expect(runTool(join(folder, 'apps/mock-server'), server)).toEqual(passes);
  const transport = ['garages', 'stock-take'].map((name) => `src/features/transport/screens/${name}`);
  const screens = ['src/features/warehouse', ...transport];
  expect(runTool(join(folder, 'apps/web'), ['vitest', 'run', ...screens])).toEqual(passes);
}, 600_000);
