/** Stores the clock setting with the data that was created by it, for a restart. */
import { z } from 'zod';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Db } from '../db/schema.ts';
import type { TravelClock } from './clock.ts';

const KEY = 'mock_clock';

const StoredSetting = z.union([
  z.strictObject({ ahead: z.number() }),
  z.strictObject({ at: z.iso.datetime({ precision: 3 }) }),
]);

export async function saveClock(db: Db, clock: TravelClock): Promise<void> {
  const { setting } = clock;
  if (setting === null) {
    await db.deleteFrom('meta').where('key', '=', KEY).execute();
    return;
  }
  await writeMeta(db, KEY, JSON.stringify(setting));
}

/** Restores the clock's setting; ignores a missing or unreadable one. */
export async function restoreClock(db: Db, clock: TravelClock): Promise<void> {
  const kept = StoredSetting.safeParse(parsed((await readMeta(db, KEY)) ?? ''));
  if (kept.success) clock.set(kept.data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
