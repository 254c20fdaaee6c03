import type { Transaction } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import type { Context } from './request/handler.ts';

/** Somebody who has to set a password. */
export type Invitee = Pick<Row<'users'>, 'id' | 'merchant_id' | 'phone'>;

/** The codes by which people set a password. */
export interface Invitations {
  /**
   * Sends a code; it takes the place of an earlier one. A phone that somebody signs in with gets a message that says
   * so, and no code is valid.
   * @throws OperationFailure rate_limited
   */
  send(tx: Transaction<Schema>, context: Context, invitee: Invitee): Promise<void>;
  /** Somebody's code is valid no longer, and what was sent to the phone shows it no longer. */
  forget(tx: Transaction<Schema>, context: Context, invitee: Invitee): Promise<void>;
}
