import { expect, test } from 'vitest';
import { firstScreenProblems, type ModuleGraph } from './first-screen.ts';

const main = 'apps/web/src/app/main.tsx';
const list = 'apps/web/src/shared/table/list.tsx';
const listed = ['apps/web/src/app', 'apps/web/src/shared/table', 'react'];

/** A first screen with one more module, and another script beside it. */
function problems(more: readonly string[], importers: ModuleGraph['importers'] = {}) {
  const graph = {
    scripts: { 'first.js': [main, list, 'react', ...more], 'later.js': ['leaflet'] },
    importers: { [main]: [], [list]: [main], react: [main, list], ...importers },
  };
  return firstScreenProblems(graph, new Set(['first.js']), [main], listed);
}

test('what is listed may be there, by its folder; other scripts may have anything', () => {
  expect(problems(['apps/web/src/shared/table/pages.ts'])).toEqual([]);
});

test('a package is named, with the shortest way by which it came', () => {
  const came = problems(['zod'], {
    zod: ['packages/contracts/src/money.ts', list],
    'packages/contracts/src/money.ts': [list],
  });
  expect(came).toEqual([
    expect.stringContaining(`zod came into the first screen: zod < ${list} < ${main}.\n`),
  ]);
});

test.each(['apps/web/src/features/bonus/model/levels.ts', 'packages/contracts/src/bonus/levels.ts'])(
  'of an area that is not the screen’s own every module is named: %s',
  (module) => {
    expect(problems([module], { [module]: [list] })).toEqual([
      expect.stringContaining(`${module} came into the first screen: ${module} < ${list} < ${main}.\n`),
    ]);
  },
);

test('what nobody there imports was put there by the division into files', () => {
  expect(problems(['qr'], { qr: ['apps/web/src/features/bonus/screens/bonus.tsx'] })).toEqual([
    expect.stringContaining('qr < the division into files (apps/web/build/chunks.ts)'),
  ]);
});

test('what is no longer there is taken off the list', () => {
  const graph = { scripts: { 'first.js': [main, list] }, importers: {} };
  expect(firstScreenProblems(graph, new Set(['first.js']), [main], listed)).toEqual([
    'react is no longer in the first screen: take it out of apps/web/first-screen.json',
  ]);
});
