/** Points from a key: the registers of its owner, as the tax service knows them, and those that become points. */
import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { PointFields } from '@kasa/contracts/points/points';
import { type KeyPoints, type KeyPointsInput, MAX_KEY_REGISTERS } from '@kasa/contracts/points/registers';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { text } from '@kasa/contracts/shared/text';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { seesPoint } from '../db/point-scope.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { insertEntity } from '../http/entity/changes.ts';
import { findResult, runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import type { Workplaces } from '../http/workplaces.ts';
import { pointKeys } from './key-store.ts';
import { pointWrites } from './point-handlers.ts';
import type { KnownRegister, TaxService } from './tax-service/tax-service.ts';

type Operations = Pick<typeof pointsOperations, 'getKeyRegisters' | 'addKeyPoints'>;
type Key = Pick<Row<'point_keys'>, 'id' | 'tax_number' | 'company_id'>;
type Input = z.output<typeof KeyPointsInput>;

const sees = ({ session }: Context, { id }: { readonly id: string }) => seesPoint(session, id);

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

/** @throws OperationFailure `validation_failed` at `register_numbers`, naming those that the tax service does not */
function requireKnown(
  { language }: Context,
  { register_numbers }: Input,
  registers: readonly KnownRegister[],
) {
  const known = new Map(registers.map((register) => [register.registerNumber, register]));
  const unknown = register_numbers.filter((number) => !known.has(number));
  if (unknown.length > 0) {
    const message = `${ruleMessage('register_unknown', language)}: ${unknown.join(', ')}`;
    const fields = [{ path: 'register_numbers', rule: 'register_unknown' as const, message }];
    throw new OperationFailure('validation_failed', { fields });
  }
  return registers.filter(({ registerNumber }) => register_numbers.includes(registerNumber));
}

/** A text of the tax service as a point may have it. */
function fitting(said: string, max: number, otherwise: string): string {
  const visible = [...said.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, max).join('');
  return text(max).safeParse(visible).data ?? otherwise;
}

const fieldsOf = (key: Key, register: KnownRegister, input: Input): PointFields => ({
  kind: 'fiscal',
  ...{ name: register.name, city: register.city, address: register.address },
  ...{ company_id: key.company_id, director_id: null, point_key_id: key.id },
  shift_closing_time: input.shift_closing_time,
  shift_closing_days: input.shift_closing_days,
  fiscal_register_number: register.registerNumber,
  ...{ is_test: false, location: null },
});

async function addPoints(
  workplaces: Workplaces,
  tx: Transaction<Schema>,
  context: Context,
  keyId: string,
  registers: readonly KnownRegister[],
  input: Input,
): Promise<z.input<typeof KeyPoints>> {
  const key = await pointKeys.get(tx, context.session.merchantId, keyId);
  // Whoever else makes points of this company waits, and finds these.
  await tx.selectFrom('companies').select('id').where('id', '=', key.company_id).forUpdate().execute();
  const known = await pointsOf(tx, context, input.register_numbers);
  const added: { id: string; name: string }[] = [];
  for (const register of registers) {
    if (known.has(register.registerNumber)) continue;
    const point = await insertEntity(
      tx,
      context,
      pointWrites(workplaces, null),
      fieldsOf(key, register, input),
    );
    added.push({ id: point.id, name: point.name });
  }
  return { added, existing: [...known.values()].filter((point) => sees(context, point)) };
}

export function registerHandlers({
  taxService,
  workplaces,
}: {
  readonly taxService: TaxService;
  readonly workplaces: Workplaces;
}): Handlers<Operations> {
  /** @throws OperationFailure `not_found`, `point_key_unfit`, `tax_service_unavailable` */
  async function registersOf({ db, session, clock }: Context, id: string): Promise<KnownRegister[]> {
    const { merchantId } = session;
    const { tax_number: taxNumber, company_id, valid_to } = await pointKeys.get(db.db, merchantId, id);
    const company = db.db.selectFrom('companies').select('tax_number').where('id', '=', company_id);
    const isOwn = (await company.executeTakeFirst())?.tax_number === taxNumber;
    if (!isOwn || valid_to <= clock.nowIso()) throw new OperationFailure('point_key_unfit');
    const registers = await taxService.registersOf({ merchantId, taxNumber });
    if (registers === null) throw new OperationFailure('tax_service_unavailable');
    return registers.map(({ registerNumber, name, city, address }) => ({
      registerNumber,
      name: fitting(name, 100, registerNumber),
      city: fitting(city, 60, '—'),
      address: fitting(address, 200, '—'),
    }));
  }

  return {
    async getKeyRegisters(context, { params }) {
      const registers = await registersOf(context, params.id);
      const numbers = registers.map(({ registerNumber }) => registerNumber);
      const known = await pointsOf(context.db.db, context, numbers);
      const items = registers.map(({ registerNumber: register_number, name, city, address }) => {
        return { register_number, name, city, address, point: known.get(register_number) ?? null };
      });
      // Registers of points that they don't see are none of theirs.
      const theirs = items.filter(({ point }) => point === null || sees(context, point));
      const isNew = ({ point }: { point: unknown }) => Number(point === null);
      return { items: theirs.sort((a, b) => isNew(b) - isNew(a)).slice(0, MAX_KEY_REGISTERS) };
    },

    async addKeyPoints(context, { params, body }) {
      // A repeated request is answered as it was, whatever the tax service knows now.
      const earlier = await findResult<z.input<typeof KeyPoints>>(context.db.db, context);
      if (earlier !== undefined) return earlier.result;
      const registers = requireKnown(context, body, await registersOf(context, params.id));
      const write = runIdempotent(context, (tx) =>
        addPoints(workplaces, tx, context, params.id, registers, body),
      );
      return conflictOnDuplicate(context.language, write);
    },
  };
}
