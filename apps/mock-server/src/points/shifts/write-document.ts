/** Documents of a shift: built, chained to the one before, signed, and kept until the tax service has answered. */
import type { Transaction } from 'kysely';
import type { BusinessColumns } from '../../db/columns.ts';
import { nextCheckAt } from '../../db/next-check.ts';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import { offlineControlNumber } from '../../http/fiscal/offline-control-number.ts';
import {
  amountOf,
  buildDocument,
  type DocumentBody,
  type DocumentHead,
  hashOf,
  LOCAL_REGISTER_NUMBER,
} from '../documents/build-document.ts';
import type { DocumentSigner } from '../documents/signer.ts';

/** Whoever makes a document, for the journal and for the document itself. */
export interface DocumentAuthor
  extends Pick<Row<'register_documents'>, 'by_user_id' | 'by_user_name' | 'by_user_phone'> {
  readonly operation: string;
  readonly action: string;
  readonly address: string;
}

/** Whom a document of the point is by: its company, or the merchant while it has none. */
export async function sellerOf(tx: Transaction<Schema>, { company_id, merchant_id }: Row<'branches'>) {
  const company = await tx
    .selectFrom('companies')
    .select(['name', 'tax_number', 'vat_number'])
    .where('id', '=', company_id ?? '')
    .executeTakeFirst();
  if (company !== undefined) return company;
  const merchant = tx.selectFrom('merchants').select(['name', 'tax_number']).where('id', '=', merchant_id);
  return { ...(await merchant.executeTakeFirstOrThrow()), vat_number: null };
}

/** What a receipt says of who sold, and where. */
const namesIn = ({ tax_number, vat_number, company, point }: ReceiptContent) => ({
  ...{ taxNumber: tax_number, vatNumber: vat_number, organisation: company },
  ...(point ? { point: point.name, address: point.address } : {}),
});

export interface Making {
  /** Without the tax service. */
  readonly isOffline?: boolean | undefined;
  /** Takes the next of these. */
  readonly numbers?: Row<'offline_numbers'> | undefined;
  /** What the tax service has last, where that is not the register's own last document. */
  readonly previous?: Pick<Row<'register_documents'>, 'local_number'> & { readonly hash: string | null };
  /** See `receipt_of`. */
  readonly receiptOf?: string | undefined;
  /** See `is_added`. */
  readonly isAdded?: boolean | undefined;
  /** Of the new row. */
  readonly columns?: BusinessColumns;
}

/**
 * @param services clock and signer
 * @param of whose point is locked, so that the register's documents are numbered one after another
 * @param how online, unless told otherwise
 */
export async function writeDocument(
  tx: Transaction<Schema>,
  { clock, signer }: { readonly clock: Clock; readonly signer: DocumentSigner },
  { point, shift }: { readonly point: Row<'branches'>; readonly shift: Row<'register_shifts'> },
  body: DocumentBody,
  author: DocumentAuthor,
  {
    isOffline = false,
    numbers,
    previous,
    receiptOf,
    isAdded = false,
    columns = newRowColumns(shift.merchant_id, clock.nowIso()),
  }: Making = {},
): Promise<Row<'register_documents'>> {
  const { merchant_id, register_number, id: shift_id } = shift;
  const last = tx
    .selectFrom('register_documents')
    .select(['local_number', 'hash'])
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .where('state', '<>', 'refused')
    .orderBy('local_number', 'desc')
    .limit(1);
  const before = previous ?? (await last.executeTakeFirst());
  const now = clock.nowIso();
  const local_number = (before?.local_number ?? 0) + 1;
  const seller = await sellerOf(tx, point);
  const head = {
    ...{ id: columns.id, taxNumber: seller.tax_number, vatNumber: seller.vat_number },
    ...{ organisation: seller.name, point: point.name, address: `${point.city}, ${point.address}` },
    // A receipt says whose it is, whatever has changed since it was ordered.
    ...('receipt' in body ? namesIn(body.receipt) : {}),
    ...{ issuedAt: now, localNumber: local_number, registerNumber: register_number },
    ...{ cashier: author.by_user_name, previousHash: before?.hash ?? null },
  };
  const amount = amountOf(body);
  const fiscal_number = numbers ? await takeNumber(tx, numbers, head, amount) : null;
  const document = buildDocument({ ...head, offlineNumber: fiscal_number ?? undefined }, body);
  const row: Row<'register_documents'> = {
    ...columns,
    ...author,
    ...{ shift_id, register_number, local_number, kind: body.kind },
    ...{ amount: amount ?? 0, is_added: isAdded ? 1 : 0, receipt_of: receiptOf ?? null },
    receipt: 'receipt' in body ? JSON.stringify(body.receipt) : null,
    ...{ document: Buffer.from(document).toString('base64'), hash: hashOf(document) },
    signature: Buffer.from(await signer.sign(tx, point, document)).toString('base64'),
    ...{ state: isOffline ? 'offline' : 'pending', fiscal_number, refusal: null, settled_at: null },
    ...{ next_check_at: nextCheckAt(clock.now(), 0), checks: 0 },
  };
  await tx.insertInto('register_documents').values(row).execute();
  return row;
}

/** The next number for a document that is made offline: session, number in it, control number. */
async function takeNumber(
  tx: Transaction<Schema>,
  { id, session_number, seed, used }: Row<'offline_numbers'>,
  { issuedAt: issued_at, localNumber, registerNumber: register_number, previousHash }: DocumentHead,
  amount: number | undefined,
): Promise<string> {
  const own = tx.updateTable('offline_numbers').where('id', '=', id);
  await own.set({ used: used + 1, ...updatedRowColumns(issued_at) }).execute();
  const control = offlineControlNumber({
    ...{ seed, issued_at, localNumber, register_number, localRegisterNumber: LOCAL_REGISTER_NUMBER },
    ...{ amount, previousHash },
  });
  return `${session_number}.${used + 1}.${control}`;
}
