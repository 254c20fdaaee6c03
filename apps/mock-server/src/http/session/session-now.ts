/** The session of a stream, which goes on after it was let in. */
import type { Context, SessionInfo } from '../request/handler.ts';
import { peekSession } from './session.ts';

/** The session as it is now; null: it has ended, or has to turn on a second factor first. It may have lost rights. */
export async function sessionNow({
  db,
  clock,
  exchange,
}: Pick<Context, 'db' | 'clock' | 'exchange'>): Promise<SessionInfo | null> {
  const found = exchange.cookie === null ? null : await peekSession(db.db, clock, exchange.cookie);
  return found === null || found.session.needsSecondFactor ? null : found.session;
}
