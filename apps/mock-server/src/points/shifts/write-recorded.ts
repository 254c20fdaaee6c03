import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import type { DocumentBody } from '../documents/build-document.ts';
import { type DocumentAuthor, type Making, writeDocument } from './write-document.ts';

/** Writes a document, and into the journal that it was made: by whoever is signed in, or by nobody. */
export async function writeRecorded(
  tx: Transaction<Schema>,
  services: Parameters<typeof writeDocument>[1],
  context: ChangeContext,
  of: { readonly point: Row<'branches'>; readonly shift: Row<'register_shifts'> },
  body: DocumentBody,
  author: DocumentAuthor,
  how: Making,
): Promise<Row<'register_documents'>> {
  const document = await writeDocument(tx, services, of, body, author, how);
  const { id, merchant_id, local_number, kind, amount } = document;
  const { userId, userName, userPhone } = context.session;
  const user = userId === '' ? null : { id: userId, name: userName, phone: userPhone ?? null };
  const object = { type: 'register_document', id, name: `${of.point.name}, № ${local_number}` };
  const change = { object, before: null, after: { kind, amount: amount === 0 ? null : amount } };
  await recordChange(tx, context, change, { merchantId: merchant_id, user });
  return document;
}
