import type { Db } from '../db/schema.ts';
import { subscribeToMessages } from './text-messages.ts';

/**
 * Tells the operator the text messages of the first registration, which no gateway delivers: only who runs the server
 * reads its output. Ends with the first person who is registered.
 * @returns whether nobody is registered yet
 */
export async function announceFirstCodes(db: Db, say: (text: string) => void): Promise<boolean> {
  const isNobodyHere = async () =>
    (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
  if (!(await isNobodyHere())) return false;
  const stop = subscribeToMessages(db, async ({ phone, text }) => {
    // Without an answer nothing is told: somebody may be registered.
    if (await isNobodyHere().catch(() => false)) say(`${phone}: ${text}`);
    else stop();
  });
  return true;
}
