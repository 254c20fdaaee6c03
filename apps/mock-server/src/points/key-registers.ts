/** Points from a key: the registers of its owner, as the tax service knows them, and those that become points. */
import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { PointFields } from '@kasa/contracts/points/points';
import { type KeyPoints, type KeyPointsInput, MAX_KEY_REGISTERS } from '@kasa/contracts/points/registers';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Db, Row, Schema } from '../db/schema.ts';
import { insertEntity } from '../http/entity/changes.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { pointKeys } from './key-store.ts';
import { pointWrites } from './point-handlers.ts';
import type { KnownRegister, TaxService } from './tax-service/tax-service.ts';

type Operations = Pick<typeof pointsOperations, 'getKeyRegisters' | 'addKeyPoints'>;
type Key = Pick<Row<'point_keys'>, 'id' | 'tax_number' | 'company_id'>;
type Input = z.output<typeof KeyPointsInput>;

/** The points that have these registers, by the numbers. */
async function pointsOf(db: Db, { session }: Context, numbers: readonly string[]) {
  const rows = await db
    .selectFrom('branches')
    .select(['id', 'name', 'fiscal_register_number'])
    .where('merchant_id', '=', session.merchantId)
    .where('fiscal_register_number', 'in', numbers.length === 0 ? [''] : numbers)
    .execute();
  return new Map(rows.map(({ fiscal_register_number: number, ...point }) => [number, point]));
}

/** @throws OperationFailure `validation_failed` at `register_numbers`: the tax service does not name one of them */
function requireKnown(
  { language }: Context,
  { register_numbers }: Input,
  registers: readonly KnownRegister[],
) {
  return register_numbers.map((number) => {
    const register = registers.find(({ registerNumber }) => registerNumber === number);
    if (register) return register;
    const fields = [{ path: 'register_numbers', rule: 'register_unknown' as const }];
    throw fieldFailure('validation_failed', language, fields);
  });
}

const fieldsOf = (key: Key, register: KnownRegister, input: Input): PointFields => ({
  kind: 'fiscal',
  // As long as a point's may be.
  name: register.name.slice(0, 100),
  city: register.city.slice(0, 60),
  address: register.address.slice(0, 200),
  ...{ company_id: key.company_id, director_id: null, point_key_id: key.id },
  shift_closing_time: input.shift_closing_time,
  shift_closing_days: input.shift_closing_days,
  fiscal_register_number: register.registerNumber,
  ...{ is_test: false, location: null },
});

async function addPoints(
  tx: Transaction<Schema>,
  context: Context,
  keyId: string,
  registers: readonly KnownRegister[],
  input: Input,
): Promise<z.input<typeof KeyPoints>> {
  // Whoever else adds points of this key waits, and finds these.
  const key = await pointKeys.lock(tx, context.session.merchantId, keyId);
  const known = await pointsOf(tx, context, input.register_numbers);
  const added: { id: string; name: string }[] = [];
  for (const register of registers) {
    if (known.has(register.registerNumber)) continue;
    const point = await insertEntity(tx, context, pointWrites(null), fieldsOf(key, register, input));
    added.push({ id: point.id, name: point.name });
  }
  return { added, existing: [...known.values()] };
}

export function registerHandlers({ taxService }: { readonly taxService: TaxService }): Handlers<Operations> {
  /** @throws OperationFailure `not_found`, `tax_service_unavailable` */
  async function registersOf({ db, session }: Context, id: string) {
    const { merchantId } = session;
    const { tax_number: taxNumber } = await pointKeys.get(db.db, merchantId, id);
    const registers = await taxService.registersOf({ merchantId, taxNumber }, MAX_KEY_REGISTERS);
    if (registers === null) throw new OperationFailure('tax_service_unavailable');
    return registers;
  }

  return {
    async getKeyRegisters(context, { params }) {
      const registers = await registersOf(context, params.id);
      const numbers = registers.map(({ registerNumber }) => registerNumber);
      const known = await pointsOf(context.db.db, context, numbers);
      const items = registers.map(({ registerNumber: register_number, name, city, address }) => {
        return { register_number, name, city, address, point: known.get(register_number) ?? null };
      });
      return { items };
    },

    async addKeyPoints(context, { params, body }) {
      const registers = requireKnown(context, body, await registersOf(context, params.id));
      const write = runIdempotent(context, (tx) => addPoints(tx, context, params.id, registers, body));
      return conflictOnDuplicate(context.language, write);
    },
  };
}
