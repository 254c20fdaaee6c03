import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { exportFile } from '../../http/entity/export.ts';
import { getHandler, listHandler } from '../../http/entity/handlers.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import { type Context, type Handlers, OperationFailure } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { makeWaiting } from '../receipts/registrar.ts';
import type { TaxService } from '../tax-service/tax-service.ts';
import { closeShift, openShift, recordCash } from './begin.ts';
import { deliver } from './settle.ts';
import { presentShift, registerShifts } from './shift-store.ts';
import { shiftsExport } from './shifts-export.ts';

export interface ShiftServices {
  readonly taxService: TaxService;
  readonly signer: DocumentSigner;
}

const requirePoint = referencesTo({ point_id: { table: 'branches' } });

type Begun = Pick<Row<'register_documents'>, 'id' | 'shift_id'>;
const namesOf = ({ id, shift_id }: Begun): Begun => ({ id, shift_id });

export const shiftHandlers = ({ taxService, signer }: ShiftServices) => {
  const writing = async ({ clock, session }: Context) => ({
    ...{ clock, signer },
    isReachable: await taxService.isReachable(session.merchantId),
  });

  /** Sends what was begun, unless it is settled, and shows the shift as it is then. */
  async function delivered(context: Context, { id, shift_id }: Begun) {
    const { db, clock, session, exchange } = context;
    const own = db.db.selectFrom('register_documents').selectAll().where('id', '=', id);
    const pending = await own.where('state', '=', 'pending').executeTakeFirst();
    if (pending !== undefined)
      await deliver({ db: db.db, clock, taxService }, pending).catch((error: unknown) =>
        exchange.warn({ document: id, error: String(error) }, 'stays pending: the tax service was not asked'),
      );
    return presentShift(await registerShifts.get(db.db, session.merchantId, shift_id));
  }

  /** Asks the tax service about what the register waits for, once, before it is refused for that. */
  async function afterPending<Result>(context: Context, shiftId: string, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      const waits = error instanceof OperationFailure && error.codeName === 'register_document_pending';
      if (!waits) throw error;
      const own = context.db.db.selectFrom('register_documents').select(['id', 'shift_id']);
      const pending = own.where('shift_id', '=', shiftId).where('state', '=', 'pending');
      const document = await pending.executeTakeFirst();
      if (document !== undefined) await delivered(context, document);
      return await work();
    }
  }

  return {
    listRegisterShifts: listHandler(registerShifts, presentShift, {
      requireReferences: requirePoint,
    }),
    async exportRegisterShifts(context, { query }) {
      await requirePoint(context.db.db, context, query);
      return exportFile(context, shiftsExport, query);
    },
    getRegisterShift: getHandler(registerShifts, presentShift),

    async openRegisterShift(context, { body }) {
      const services = await writing(context);
      const begun = await runIdempotent(context, async (tx) => {
        await requirePoint(tx, context, body);
        return namesOf(await openShift(tx, services, context, body));
      });
      return delivered(context, begun);
    },

    async recordServiceCash(context, { params: { id }, body }) {
      const services = await writing(context);
      const begin = () =>
        runIdempotent(context, async (tx) => namesOf(await recordCash(tx, services, context, id, body)));
      return delivered(context, await afterPending(context, id, begin));
    },

    async closeRegisterShift(context, { params: { id } }) {
      const { db, clock, exchange, session } = context;
      await registerShifts.get(db.db, session.merchantId, id);
      const warn = (error: unknown) => exchange.warn({ error: String(error) }, 'a receipt stays pending');
      await makeWaiting({ db: () => db.db, clock, taxService, signer, warn }, id);
      const services = await writing(context);
      const begin = () => inTransaction(context.db.db, (tx) => closeShift(tx, services, context, id));
      return delivered(context, await afterPending(context, id, begin));
    },
  } satisfies Partial<Handlers<typeof pointsOperations>>;
};
