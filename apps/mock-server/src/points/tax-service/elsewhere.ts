/** Somebody opens a shift of a register in another program: the tax service knows of it, Kasa does not. */
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { totalsOf } from '../../http/fiscal/turnover.ts';
import { buildDocument, type DocumentBody } from '../documents/build-document.ts';
import { judgeDocument } from './document-book.ts';

/**
 * Opens one, and closes before what is open. A register that counts as offline stays as it is.
 * @param ids of the documents
 * @param at ISO 8601 UTC
 */
export async function openElsewhere(
  tx: Transaction<Schema>,
  { merchant_id, register_number }: Pick<Row<'tax_registers'>, 'merchant_id' | 'register_number'>,
  ids: readonly [string, string],
  at: string,
): Promise<void> {
  const own = tx.selectFrom('tax_registers').selectAll().where('merchant_id', '=', merchant_id);
  const register = own.where('register_number', '=', register_number);
  const before = await register.executeTakeFirstOrThrow();
  if (before.offline_since !== null) return;
  const [closing, opening] = ids;
  const send = async (id: string, body: DocumentBody) => {
    const { tax_number, name, address, last_number, last_hash } = await register.executeTakeFirstOrThrow();
    const document = buildDocument(
      {
        ...{ id, taxNumber: tax_number, vatNumber: null, organisation: name, point: name, address },
        ...{ issuedAt: at, localNumber: last_number + 1, registerNumber: register_number },
        ...{ cashier: null, previousHash: last_hash },
      },
      body,
    );
    const sent = { merchantId: merchant_id, document, signature: new Uint8Array() };
    const judgement = { now: new Date(at), delay: 0, isVerified: true, refuses: false, offlineNumbers: 0 };
    const { answer } = await judgeDocument(tx, sent, judgement);
    if (answer.refusal !== undefined) throw new Error(`The tax service refuses ${answer.refusal}`);
  };
  if (before.shift_opened_at !== null) await send(closing, { kind: 'z_report', totals: totalsOf(before) });
  await send(opening, { kind: 'shift_open' });
}
