import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
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
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A temporary folder with just these files; removed after the test file. */
export function plant(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  write(folder, files);
  return folder;
}

/** A temporary copy of the repository as git sees it, its packages linked in; removed after the test file. */
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
    for (const name of readdirSync(join(folder, group))) {
      const modules = join(root, group, name, 'node_modules');
      if (existsSync(modules)) symlinkSync(modules, join(folder, group, name, 'node_modules'));
    }
  }
  return folder;
}

/** Runs one of the project's tools in a folder. */
export function runTool(
  folder: string,
  [tool = '', ...args]: readonly string[],
): { code: number; output: string } {
  const result = spawnSync(tool, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  });
  return { code: result.status ?? 1, output: `${result.stdout}${result.stderr}` };
}
