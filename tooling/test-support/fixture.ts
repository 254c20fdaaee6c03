import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterAll } from 'vitest';
import { root } from '../checks/report.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-plant-'));
  folders.push(folder);
  return folder;
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A temporary folder with just these files; removed after the test file. */
export function createFixture(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

/**
 * A temporary copy of the repository as git sees it; removed after the test file. Its packages find each other in the copy,
 * and what they depend on in the original; caches of Vite stay there.
 */
export function copyRepository(): string {
  const folder = temporaryFolder();
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    if (path && existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, group)))
      linkModules(folder, join(group, name, 'node_modules'));
  }
  return folder;
}

function linkModules(folder: string, modules: string): void {
  if (!existsSync(join(root, modules))) return;
  mkdirSync(join(folder, modules, '@kasa'), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name === '@kasa' || name.startsWith('.vite')) continue;
    symlinkSync(join(root, modules, name), join(folder, modules, name));
  }
  if (!existsSync(join(root, modules, '@kasa'))) return;
  for (const name of readdirSync(join(root, modules, '@kasa'))) {
    const target = realpathSync(join(root, modules, '@kasa', name));
    symlinkSync(join(folder, relative(root, target)), join(folder, modules, '@kasa', name));
  }
}

/** Runs one of the project's tools in a folder. */
export function runTool(
  folder: string,
  [tool = '', ...args]: readonly string[],
): { code: number; output: string } {
  // A build takes over the test runner's mode, and would be one for development.
  const { NODE_ENV: _mode, ...env } = process.env;
  const result = spawnSync(tool, args, {
    cwd: folder,
    encoding: 'utf8',
    // A whole suite says more than Node's megabyte, and would be ended for it.
    maxBuffer: 2 ** 28,
    env: {
      ...env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  });
  return { code: result.status ?? 1, output: `${result.stdout}${result.stderr}` };
}
