/**
 * The backend with two small merchants, each with a dispatcher, a depot and two routes. Tests add their own vehicles
 * and drivers, so they need no order and no reset.
 */
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../app.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Row } from '../../db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import * as rows from '../../db/test-support/rows.ts';
import { hashSecret, newSecret } from '../../http/session/secret.ts';
import { cookiePolicy } from '../../http/session/session-cookie.ts';
import { type ApiResponse, type Caller, call, type InputFor } from '../../http/test-support/call.ts';
import { TravelClock } from '../../mock/clock.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
export const TODAY = '2026-11-20';

export interface TestMerchant {
  readonly merchant: string;
  readonly user: string;
  readonly depot: string;
  readonly route: string;
  readonly otherRoute: string;
  readonly caller: Caller;
}

let numbers = 1000;
export const nextNumber = () => ++numbers;

export class World {
  readonly app: FastifyInstance;
  readonly clock: TravelClock;
  readonly database: TestDatabase;
  readonly ours: TestMerchant;
  readonly theirs: TestMerchant;

  constructor(database: TestDatabase, clock: TravelClock, ours: TestMerchant, theirs: TestMerchant) {
    this.database = database;
    this.clock = clock;
    this.ours = ours;
    this.theirs = theirs;
    this.app = buildApp({ database, clock, requestsPerMinute: 0 });
  }

  call<Op extends Operation>(
    op: Op,
    input: InputFor<Op> = {},
    caller: Caller = this.ours.caller,
  ): Promise<ApiResponse<Op>> {
    return call(this.app, op, input, caller);
  }

  /**
   * Adds a vehicle, by default parked and inspected.
   * @returns its id
   */
  async addVehicle(changes: Partial<Row<'transports'>> = {}, side = this.ours): Promise<string> {
    const id = newId();
    const on = { merchant_id: side.merchant, branch_id: side.depot, route_id: null };
    await bulkInsert(this.database.db, 'transports', [
      rows.transport(nextNumber(), { ...on, ...changes, id }),
    ]);
    return id;
  }

  /**
   * Adds a driver, by default with a route and no shift.
   * @returns the id
   */
  async addDriver(changes: Partial<Row<'drivers'>> = {}, side = this.ours): Promise<string> {
    const id = newId();
    const on = { merchant_id: side.merchant, branch_id: side.depot, route_id: side.route };
    await bulkInsert(this.database.db, 'drivers', [rows.driver(nextNumber(), { ...on, ...changes, id })]);
    return id;
  }

  async travelTo(instant: string): Promise<void> {
    this.clock.travelTo(new Date(instant), true);
    await this.database.db.updateTable('sessions').set({ last_seen_at: instant }).execute();
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.remove();
  }
}

/** The world of a test file, closed at the end. */
export async function startWorld(): Promise<World> {
  const world = await openWorld('memory');
  afterAll(() => world.close());
  return world;
}

export async function openWorld(where: 'memory' | 'file'): Promise<World> {
  const database = await openTestDatabase(where);
  const clock = new TravelClock();
  clock.travelTo(NOW, true);
  const ours = await addTestMerchant(database, 1);
  const theirs = await addTestMerchant(database, 2);
  const world = new World(database, clock, ours, theirs);
  await world.app.ready();
  return world;
}

async function addTestMerchant({ db }: TestDatabase, n: number): Promise<TestMerchant> {
  const merchant = rows.idOf(n);
  const of = { merchant_id: merchant };
  const user = rows.user(n, { ...of, full_name: 'Савчук Тарас Миколайович', roles: '["dispatcher"]' });
  const depot = { ...rows.depot(n), ...of };
  const on = { ...of, branch_id: depot.id };
  const route = rows.route(n, { ...on, name: 'Автобус №33' });
  const otherRoute = rows.route(n + 10, { ...on, name: 'Тролейбус №22' });
  await bulkInsert(db, 'merchants', [rows.merchant(n)]);
  await bulkInsert(db, 'users', [user]);
  await bulkInsert(db, 'branches', [depot]);
  await bulkInsert(db, 'routes', [route, otherRoute]);
  const caller = await signedIn(db, user);
  return { merchant, user: user.id, depot: depot.id, route: route.id, otherRoute: otherRoute.id, caller };
}

/** Opens a session without the cost of checking a password. */
export async function signedIn(db: TestDatabase['db'], user: Row<'users'>): Promise<Caller> {
  const secret = newSecret();
  const session = {
    id: newId(),
    merchant_id: user.merchant_id,
    user_id: user.id,
    secret_hash: hashSecret(secret),
    signing_secret: null,
    created_at: NOW.toISOString(),
    last_seen_at: NOW.toISOString(),
    expires_at: '2030-01-01T00:00:00.000Z',
    user_agent: '',
    address: '127.0.0.1',
    viewing_as: null,
    viewing_as_point_id: null,
    new_browser: 0 as const,
  };
  await bulkInsert(db, 'sessions', [session]);
  return { cookie: `${cookiePolicy(false).name}=${secret}` };
}
