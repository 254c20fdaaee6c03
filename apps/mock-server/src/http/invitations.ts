import type { Transaction } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import type { Context } from './request/handler.ts';

/** Somebody who has to set a password. */
export type Invitee = Pick<Row<'users'>, 'id' | 'merchant_id' | 'phone'>;

/**
 * Sends the code by which somebody sets a password; it takes the place of an earlier one. A phone that somebody signs
 * in with gets a message that says so, and no code is valid.
 * @throws OperationFailure rate_limited
 */
export type SendInvitation = (tx: Transaction<Schema>, context: Context, invitee: Invitee) => Promise<void>;
