/** Documents of a shift: built, chained to the one before, signed, and kept until the tax service has answered. */
import type { Transaction } from 'kysely';
import type { BusinessColumns } from '../../db/columns.ts';
import { nextCheckAt } from '../../db/next-check.ts';
import { newRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import { buildDocument, type DocumentBody, hashOf } from '../documents/build-document.ts';
import type { DocumentSigner } from '../documents/signer.ts';

/** Whoever makes a document, for the journal and for the document itself. */
export interface DocumentAuthor
  extends Pick<Row<'register_documents'>, 'by_user_id' | 'by_user_name' | 'by_user_phone'> {
  readonly operation: string;
  readonly action: string;
  readonly address: string;
}

/** Whom a document of the point is by: its company, or the merchant while it has none. */
async function sellerOf(tx: Transaction<Schema>, { company_id, merchant_id }: Row<'branches'>) {
  const company = await tx
    .selectFrom('companies')
    .select(['name', 'tax_number', 'vat_number'])
    .where('id', '=', company_id ?? '')
    .executeTakeFirst();
  if (company !== undefined) return company;
  const merchant = tx.selectFrom('merchants').select(['name', 'tax_number']).where('id', '=', merchant_id);
  return { ...(await merchant.executeTakeFirstOrThrow()), vat_number: null };
}

/**
 * @param services clock and signer
 * @param of whose point is locked, so that the register's documents are numbered one after another
 * @param columns of the new row
 */
export async function writeDocument(
  tx: Transaction<Schema>,
  { clock, signer }: { readonly clock: Clock; readonly signer: DocumentSigner },
  { point, shift }: { readonly point: Row<'branches'>; readonly shift: Row<'register_shifts'> },
  body: DocumentBody,
  author: DocumentAuthor,
  columns: BusinessColumns = newRowColumns(shift.merchant_id, clock.nowIso()),
): Promise<Row<'register_documents'>> {
  const { merchant_id, register_number, id: shift_id } = shift;
  const before = await tx
    .selectFrom('register_documents')
    .select(['local_number', 'hash'])
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .where('state', '<>', 'refused')
    .orderBy('local_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const now = clock.nowIso();
  const local_number = (before?.local_number ?? 0) + 1;
  const seller = await sellerOf(tx, point);
  const head = {
    ...{ id: columns.id, taxNumber: seller.tax_number, vatNumber: seller.vat_number },
    ...{ organisation: seller.name, point: point.name, address: `${point.city}, ${point.address}` },
    ...{ issuedAt: now, localNumber: local_number, registerNumber: register_number },
    ...{ cashier: author.by_user_name, previousHash: before?.hash ?? null },
  };
  const document = buildDocument(head, body);
  const row: Row<'register_documents'> = {
    ...columns,
    ...author,
    ...{ shift_id, register_number, local_number, kind: body.kind },
    amount: 'amount' in body ? body.amount : 0,
    ...{ document: Buffer.from(document).toString('base64'), hash: hashOf(document) },
    signature: Buffer.from(await signer.sign(tx, point, document)).toString('base64'),
    ...{ state: 'pending', fiscal_number: null, refusal: null, settled_at: null },
    ...{ next_check_at: nextCheckAt(clock.now(), 0), checks: 0 },
  };
  await tx.insertInto('register_documents').values(row).execute();
  return row;
}
