import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture, writeFiles } from '../test-support/fixture.ts';
import { bundleProblems, type Manifest } from './bundle.ts';

const screen = 'src/features/terminals/screens/terminals.tsx';
const manifest: Manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    css: ['assets/main.css'],
    imports: ['_react.js'],
    dynamicImports: [screen],
  },
  '_react.js': { file: 'assets/react.js' },
  [screen]: { file: 'assets/routes.js', imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'] },
  'src/features/transport/screens/drivers.tsx': { file: 'assets/drivers.js' },
};

const incompressible = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('latin1');

function dist(files: Record<string, string>, chunks: Manifest = manifest): string {
  const folder = createFixture({ '.vite/manifest.json': JSON.stringify(chunks) });
  mkdirSync(join(folder, 'assets'));
  const names = Object.values(chunks).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
  writeFiles(folder, { ...Object.fromEntries(names.map((name) => [name, ''])), ...files });
  return folder;
}

test('counts the entry, the first screen and what both import, each file once, and no other screen', () => {
  const { problems, summary } = bundleProblems(dist({ 'assets/drivers.js': incompressible(400) }));
  expect(problems).toEqual([]);
  expect(summary).toContain('6 requests');
});

test('too much script, reached through an import of the screen', () => {
  expect(bundleProblems(dist({ 'assets/table.js': incompressible(250) })).problems).toEqual([
    expect.stringMatching(/^scripts \d+\.\d KB, budget 197\.0 KB\n/),
  ]);
});

test('too much style', () => {
  expect(bundleProblems(dist({ 'assets/main.css': incompressible(13) })).problems).toEqual([
    expect.stringMatching(/^styles \d+\.\d KB, budget 12\.0 KB\n/),
  ]);
});

test('the development panel: beside the first screen, never in it, and not in what is built for everybody', () => {
  const panel = 'src/app/dev-panel/launcher.tsx';
  const said = [`the development panel is in it: ${panel}`];
  const beside = dist({}, { ...manifest, [panel]: { file: 'assets/panel.js' } });
  expect(bundleProblems(beside).problems).toEqual([]);
  expect(bundleProblems(beside, true).problems).toEqual(said);
  const inside = dist({}, { ...manifest, [panel]: { file: manifest[screen]?.file ?? '' } });
  expect(bundleProblems(inside).problems).toEqual(said);
});

test('too many requests', () => {
  const extra = Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [`_c${n}.js`, { file: `assets/c${n}.js` }]),
  );
  const imports = ['_react.js', ...Object.keys(extra)];
  const chunks: Manifest = { ...manifest, ...extra, [screen]: { file: 'assets/routes.js', imports } };
  expect(bundleProblems(dist({}, chunks)).problems).toEqual(['13 requests, budget 12']);
});

test('a renamed first screen is said, not measured as nothing', () => {
  const { [screen]: _gone, ...rest } = manifest;
  expect(bundleProblems(dist({}, rest)).problems).toEqual([
    expect.stringContaining('is not in the manifest'),
  ]);
});
