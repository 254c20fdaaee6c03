import type { EventBody } from '@kasa/contracts/events/events';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Context } from './request/handler.ts';

/** What points that come and go mean for where people work. Each answers with what has happened, to be published. */
export interface Workplaces {
  /** Makes whoever has made a point work there when they are limited to points: it would be out of their sight. */
  join(tx: Transaction<Schema>, context: Context, pointId: string): Promise<readonly EventBody[]>;
  /** Nobody works at a point that is about to be deleted, and nothing is planned there. */
  close(tx: Transaction<Schema>, context: Context, pointId: string): Promise<readonly EventBody[]>;
}
