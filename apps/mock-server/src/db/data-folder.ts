/** The folder of the embedded database and of the data key, for nobody but the server's own user. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFolder } from './ensure-folder.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
export const DATA_KEY_FILE = 'kasa.key';
const KEY_BYTES = 32;
/** Names of all that the server makes there. */
const OWN = /^(kasa\.|seed-|making-)/;

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A folder of somebody else, or a file system without permissions: as safe as its owner made it.
    if (!['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
  }
}

/** Makes the folder, or takes what others could read of it from them; of a folder with other files, only ours. */
export function protectFolder(dataDir: string): void {
  ensureFolder(dataDir);
  const names = readdirSync(dataDir);
  if (names.every((name) => OWN.test(name))) restrict(dataDir, PRIVATE_FOLDER);
  for (const name of names) {
    if (OWN.test(name) && !name.startsWith('making-')) restrict(join(dataDir, name), PRIVATE_FILE);
  }
}

/** The key in the folder, made at the first start. */
export function readOrMakeDataKey(dataDir: string): string {
  const path = join(dataDir, DATA_KEY_FILE);
  if (!existsSync(path)) {
    ensureFolder(dataDir);
    const half = `${path}.${process.pid}`;
    writeFileSync(half, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: PRIVATE_FILE });
    try {
      // Never replaces the key of a server that starts at the same time.
      linkSync(half, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(half, { force: true });
    }
  }
  return readFileSync(path, 'utf8').trim();
}
