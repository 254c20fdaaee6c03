import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const GIB = 1024 ** 3;
/** A run needs some hundreds of MB; browsers and servers need the rest. */
const REQUIRED_SPACE = { disk: 4 * GIB, memory: 8 * GIB };
const NAME = 'kasa-test-';

/**
 * A temporary in-memory folder for tests: databases are copied there in two thirds of the time. Deletes
 * folders left by killed runs.
 * @param {string} [place] an in-memory file system
 * @param {{ disk: number, memory: number }} [room] what must be free, bytes
 * @returns {string | undefined} undefined without such a file system or enough space
 */
export function createInMemoryFolder(place = '/dev/shm', room = REQUIRED_SPACE) {
  try {
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < room.disk || process.availableMemory() < room.memory) return undefined;
    for (const name of readdirSync(place).filter((one) => one.startsWith(NAME)))
      if (!isAlive(Number(name.slice(NAME.length).split('-')[0])))
        rmSync(join(place, name), { recursive: true, force: true });
    const folder = mkdtempSync(join(place, `${NAME}${process.pid}-`));
    // PostgreSQL runs as another user and needs to traverse it.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
