import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const GIB = 1024 ** 3;
/** A run takes some hundreds of MB; what is left must do for its browsers and servers, too. */
const ROOM = { disk: 4 * GIB, memory: 8 * GIB };
const NAME = 'kasa-test-';

/**
 * A folder of this process for what tests write and throw away, in memory: databases are copied there in two thirds of
 * the time. What runs that were killed have left there is taken away.
 * @param {string} [place] Linux's file system in memory
 * @param {{ disk: number, memory: number }} [room] what must be free, bytes
 * @returns {string | undefined} undefined where there is no such place or too little room: the system's folder does
 */
export function folderInMemory(place = '/dev/shm', room = ROOM) {
  try {
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < room.disk || process.availableMemory() < room.memory) return undefined;
    for (const name of readdirSync(place).filter((one) => one.startsWith(NAME)))
      if (!isAlive(Number(name.slice(NAME.length).split('-')[0])))
        rmSync(join(place, name), { recursive: true, force: true });
    const folder = mkdtempSync(join(place, `${NAME}${process.pid}-`));
    // PostgreSQL goes through it as somebody else.
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
