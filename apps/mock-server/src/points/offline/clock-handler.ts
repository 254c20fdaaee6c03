/** The fiscal clock: how long the register of a point can go on. */
import type { FiscalClockEntity } from '@kasa/contracts/points/clock';
import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, type Handlers, OperationFailure } from '../../http/request/handler.ts';
import { requireFound } from '../../http/request/requirements.ts';
import type { ShiftServices } from '../shifts/handlers.ts';
import type { RegisterState } from '../tax-service/tax-service.ts';
import { sendUndelivered } from './come-back.ts';
import { offlineInMonth } from './limits.ts';
import { linkOf, numbersOf, type RegisterOf, timesInMonth, undelivered } from './offline-store.ts';
import { repair } from './repair.ts';
import { type Broken, brokenRegister, numbersFor, presentRepair } from './repair-plan.ts';

const DAY_MS = 86_400_000;
/** What a forecast looks back on, and the furthest that it looks ahead, days. */
const PACE_DAYS = 7;
const FORECAST_DAYS = 365;
/** How often more numbers are asked for before a repair. */
const MOST_PORTIONS = 10;

/** When the numbers are used up if documents go on as in the last days; null: not within a year. */
async function forecast(db: Db, { merchant_id, register_number }: RegisterOf, now: Date, left: number) {
  const { made } = await db
    .selectFrom('register_documents')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .where('created_at', '>=', new Date(now.getTime() - PACE_DAYS * DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (left === 0) return now.toISOString();
  const days = (left * PACE_DAYS) / Number(made);
  return days <= FORECAST_DAYS ? new Date(now.getTime() + days * DAY_MS).toISOString() : null;
}

/** A fiscal point's register. @throws OperationFailure `not_found` */
async function registerOf({ db, session }: Context, id: string) {
  const own = db.db.selectFrom('branches').where('branches.id', '=', id);
  const point = await own
    .leftJoin('point_keys', 'point_keys.id', 'branches.point_key_id')
    .select(['branches.merchant_id', 'branches.fiscal_register_number', 'point_keys.valid_to'])
    .where('branches.merchant_id', '=', session.merchantId)
    .where('branches.fiscal_register_number', 'is not', null)
    .executeTakeFirst();
  const { merchant_id, fiscal_register_number, valid_to } = requireFound(point);
  return { merchant_id, register_number: fiscal_register_number ?? '', valid_to };
}

/** @throws OperationFailure `not_found` */
async function fiscalClock(context: Context, id: string): Promise<FiscalClockEntity> {
  const { db } = context.db;
  const { valid_to, ...register } = await registerOf(context, id);
  const now = context.clock.now();
  const shifts = db.selectFrom('register_shifts').select('opened_at').where('point_id', '=', id);
  const shift = await shifts.where('state', '<>', 'closed').executeTakeFirst();
  const { session, broken } = await brokenRegister(db, register);
  const numbers = await numbersOf(db, register);
  const left = numbers ? numbers.given - numbers.used : 0;
  const waiting = undelivered(db, register).clearOrderBy();
  const { count } = await waiting
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const isOffline = session?.state === 'offline';
  const times = await timesInMonth(db, register, now);
  return {
    point_id: id,
    link: broken ? 'refused' : linkOf(session?.state),
    refusal: broken?.refusal ?? null,
    shift_opened_at: shift?.opened_at ?? null,
    offline_since: session?.started_at ?? null,
    offline_seconds_in_month: Math.floor(offlineInMonth(times, now) / 1_000),
    offline_stops_at: isOffline ? session.stops_at : null,
    offline_stops_by: isOffline ? (left === 0 ? 'numbers' : session.stops_by) : null,
    undelivered_documents: Number(count),
    numbers_left: left,
    numbers_given: numbers?.given ?? 0,
    numbers_last_until: await forecast(db, register, now, left),
    certificate_valid_to: valid_to,
  };
}

export const clockHandlers = ({ taxService, signer }: ShiftServices) => {
  /** @throws OperationFailure `tax_service_unavailable` */
  async function stateOf({ merchant_id: merchantId, register_number: registerNumber }: RegisterOf) {
    const state = await taxService.stateOf({ merchantId, registerNumber });
    if (state === null) throw new OperationFailure('tax_service_unavailable');
    return state;
  }

  /** With as many numbers as its repair takes, if the tax service gives them. */
  async function withNumbers(register: RegisterOf, broken: Broken): Promise<RegisterState> {
    const name = { merchantId: register.merchant_id, registerNumber: register.register_number };
    let state = await stateOf(register);
    for (let asked = 0; asked < MOST_PORTIONS; asked += 1) {
      const { given, used } = state.offlineNumbers;
      if (given > 0 && given - used >= numbersFor(broken, state)) break;
      if (!(await taxService.giveNumbers(name))) break;
      state = await stateOf(register);
    }
    return state;
  }

  return {
    getFiscalClock: (context, { params }) => fiscalClock(context, params.id),

    async getRegisterRepair(context, { params }) {
      const register = await registerOf(context, params.id);
      const { broken } = await brokenRegister(context.db.db, register);
      if (broken === undefined)
        return { refusal: null, tax_shift_opened_at: null, steps: [], open_shift: null };
      return presentRepair(broken, await stateOf(register));
    },

    async repairRegister(context, { params: { id } }) {
      const { clock, db } = context;
      const register = await registerOf(context, id);
      const { broken } = await brokenRegister(db.db, register);
      if (broken === undefined) throw new OperationFailure('register_not_refused');
      const state = await withNumbers(register, broken);
      const point = { id, register_number: register.register_number };
      await inTransaction(db.db, (tx) => repair(tx, { clock, signer }, context, point, broken, state));
      await sendUndelivered({ db: db.db, clock, taxService }, register);
      return fiscalClock(context, id);
    },
  } satisfies Partial<Handlers<typeof pointsOperations>>;
};
