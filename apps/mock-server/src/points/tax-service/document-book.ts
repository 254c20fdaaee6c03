/** The tax service's book: what it registers and what it refuses. */
import { isDeepStrictEqual } from 'node:util';
import type { TaxRefusal } from '@kasa/contracts/points/register-shift-states';
import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import { sql, type Transaction } from 'kysely';
import type { Db, Row, Schema } from '../../db/schema.ts';
import {
  addReceipt,
  noTotals,
  type ShiftTotals,
  totalColumns,
  totalsOf,
} from '../../http/fiscal/turnover.ts';
import { hashOf } from '../documents/build-document.ts';
import type { ReadDocument } from '../documents/elements.ts';
import { readDocument, StructureError } from '../documents/structure.ts';
import { kopiykasOf, receiptIn, totalsIn } from '../documents/sums.ts';
import { momentsOf, numbersOf, offlineEffect, offlineRefusal } from './offline-session.ts';
import type {
  KnownRegister,
  RegisterName,
  RegisterState,
  SignedDocument,
  TaxAnswer,
  Taxpayer,
} from './tax-service.ts';

type Register = Row<'tax_registers'>;

/** A register that has not been without the tax service yet. */
export const NEVER_OFFLINE = {
  ...{ offline_session: 0, offline_given: 0, offline_used: 0, offline_since: null },
  ...{ offline_month: '', offline_month_seconds: 0 },
} as const;

interface Judgement {
  readonly now: Date;
  /** Seconds until it answers. */
  readonly delay: number;
  readonly isVerified: boolean;
  /** Refuses what is new, for no reason of its rules. */
  readonly refuses: boolean;
  /** How many numbers it gives at once for documents made offline. */
  readonly offlineNumbers: number;
}

/** @returns what is answered, and from when on */
export async function judgeDocument(
  tx: Transaction<Schema>,
  { merchantId, document }: SignedDocument,
  judgement: Judgement,
): Promise<{ answer: TaxAnswer; answersAt: string }> {
  const { now, delay, isVerified, refuses } = judgement;
  const refused = (refusal: TaxRefusal) => ({ answer: { refusal }, answersAt: now.toISOString() });
  const read = readOrNull(document);
  if (read === null) return refused('structure');
  const register = await lockRegister(tx, merchantId, read);
  const hash = hashOf(document);
  const local_number = Number(read.fields.get('ORDERNUM'));
  const own = tx.selectFrom('tax_documents').selectAll().where('register_id', '=', register.id);
  // Sent again, by whichever server, a document gets the answer that it got, a refusal too: otherwise the sender could
  // give its number to another one while it is registered.
  const known = await own.where('hash', '=', hash).executeTakeFirst();
  if (known !== undefined) {
    const requests = known.requests + 1;
    await tx.updateTable('tax_documents').set({ requests }).where('id', '=', known.id).execute();
    return { answer: answerOf(known, register, read), answersAt: known.answers_at };
  }
  if (!isVerified) return refused('signature');
  const common = { id: read.fields.get('UID') ?? '', merchant_id: merchantId, requests: 1 };
  const refusal = refuses ? 'unavailable' : refusalOf(register, read);
  if (refusal !== null) {
    const { answer, answersAt: answers_at } = refused(refusal);
    const row = { ...common, register_id: register.id, local_number, hash, fiscal_number: null };
    await tx
      .insertInto('tax_documents')
      .values({ ...row, refusal, answers_at })
      .execute();
    return { answer, answersAt: answers_at };
  }
  const changed = {
    ...offlineEffect(register, read, judgement.offlineNumbers),
    ...effectOf(register, read, now),
    last_number: register.last_number + 1,
    last_hash: hash,
  };
  await tx.updateTable('tax_registers').set(changed).where('id', '=', register.id).execute();
  const answers_at = new Date(now.getTime() + delay * 1_000).toISOString();
  const fiscal_number = read.fields.get('ORDERTAXNUM') ?? fiscalNumberOf(register.register_number, hash);
  const numbers = { register_id: register.id, local_number, hash, fiscal_number, refusal: null };
  const row = { ...common, ...numbers, answers_at };
  await tx.insertInto('tax_documents').values(row).execute();
  return { answer: answerOf(row, { ...register, ...changed }, read), answersAt: answers_at };
}

function answerOf(
  { fiscal_number, refusal }: Pick<Row<'tax_documents'>, 'fiscal_number' | 'refusal'>,
  register: Register,
  read: ReadDocument,
): TaxAnswer {
  if (refusal !== null) return { refusal: refusal as TaxRefusal };
  const givesNumbers = ['100', '103'].includes(read.fields.get('DOCTYPE') ?? '');
  const isOnline = register.offline_since === null;
  const offlineNumbers = givesNumbers && isOnline ? numbersOf(register) : undefined;
  return { fiscalNumber: fiscal_number ?? '', offlineNumbers };
}

/** The number of the register that a document says it is of; empty: it says none. */
export const registerNumberIn = (document: Uint8Array): string =>
  readOrNull(document)?.fields.get('CASHREGISTERNUM') ?? '';

/** What the book holds of a taxpayer's registers. The documents of a register say "city, address" in one. */
export async function registersIn(db: Db, { merchantId, taxNumber }: Taxpayer): Promise<KnownRegister[]> {
  const own = db
    .selectFrom('tax_registers')
    .select(['register_number', 'name', 'address'])
    .where('merchant_id', '=', merchantId)
    .where('tax_number', '=', taxNumber);
  const rows = await own.orderBy('register_number').execute();
  return rows.map(({ register_number: registerNumber, name, address }) => {
    const [city = '', ...rest] = address.split(', ');
    return { registerNumber, name, city, address: rest.join(', ') || city };
  });
}

/** What the book has of a register; null: no such register. */
export async function stateIn(
  db: Db,
  { merchantId, registerNumber }: RegisterName,
): Promise<RegisterState | null> {
  const own = db.selectFrom('tax_registers').selectAll().where('merchant_id', '=', merchantId);
  const register = await own.where('register_number', '=', registerNumber).executeTakeFirst();
  if (register === undefined) return null;
  return {
    ...{ lastNumber: register.last_number, lastHash: register.last_hash },
    shiftOpenedAt: register.shift_opened_at,
    totals: totalsOf(register),
    isOffline: register.offline_since !== null,
    offlineNumbers: { ...numbersOf(register), used: register.offline_used },
  };
}

/** Gives a register so many numbers more, for the session that it has numbers of. */
export async function giveNumbers(
  tx: Transaction<Schema>,
  { merchantId, registerNumber }: RegisterName,
  howMany: number,
): Promise<boolean> {
  const own = tx.updateTable('tax_registers').where('merchant_id', '=', merchantId);
  const { numUpdatedRows } = await own
    .where('register_number', '=', registerNumber)
    .set((eb) => ({
      offline_session: eb.fn<number>('coalesce', [sql`nullif(offline_session, 0)`, sql`1`]),
      offline_given: eb('offline_given', '+', howMany),
    }))
    .executeTakeFirstOrThrow();
  return howMany > 0 && numUpdatedRows === 1n;
}

function readOrNull(document: Uint8Array): ReadDocument | null {
  try {
    return readDocument(document);
  } catch (error) {
    if (error instanceof StructureError) return null;
    throw error;
  }
}

/** The register, which is known from its first document on; demo merchants may have the same numbers. */
async function lockRegister(
  tx: Transaction<Schema>,
  merchantId: string,
  { fields }: ReadDocument,
): Promise<Register> {
  const of = (name: string) => fields.get(name) ?? '';
  const register_number = of('CASHREGISTERNUM');
  const row: Register = {
    ...{ id: of('UID'), merchant_id: merchantId, register_number, tax_number: of('TIN') },
    ...{ name: of('POINTNM'), address: of('POINTADDR') },
    ...{ shift_opened_at: null, last_number: 0, last_hash: null },
    ...totalColumns(noTotals),
    ...NEVER_OFFLINE,
  };
  const insert = tx.insertInto('tax_registers').values(row);
  await insert
    .onConflict((conflict) => conflict.columns(['merchant_id', 'register_number']).doNothing())
    .execute();
  const own = tx.selectFrom('tax_registers').selectAll().where('merchant_id', '=', merchantId);
  return own.where('register_number', '=', register_number).forUpdate().executeTakeFirstOrThrow();
}

/** Which of the tax service's rules a document breaks; null: none. */
function refusalOf(register: Register, read: ReadDocument): TaxRefusal | null {
  const { fields } = read;
  if (Number(fields.get('ORDERNUM')) !== register.last_number + 1) return 'number';
  if ((fields.get('PREVDOCHASH') ?? null) !== register.last_hash) return 'chain';
  const offline = offlineRefusal(register, read);
  if (offline !== null || isOfSession(read)) return offline;
  const { shift_opened_at } = register;
  if (isOpening(read)) return shift_opened_at === null ? null : 'shift_open';
  if (shift_opened_at === null) return 'shift_not_open';
  if (read.root === 'ZREP') return hasTotals(register, read) ? null : 'totals';
  // By its own time: it may have waited.
  const [at] = momentsOf(read);
  const isOver = at.getTime() - Date.parse(shift_opened_at) >= MAX_SHIFT_HOURS * 3_600_000;
  return isOver ? 'shift_over' : null;
}

const isOpening = ({ fields }: ReadDocument) => fields.get('DOCTYPE') === '100';

const isOfSession = ({ fields }: ReadDocument) => ['102', '103'].includes(fields.get('DOCTYPE') ?? '');

const hasTotals = (register: Register, read: ReadDocument) =>
  isDeepStrictEqual(totalsIn(read), totalsOf(register));

function effectOf(register: Register, read: ReadDocument, now: Date): Partial<Register> {
  if (isOfSession(read)) return {};
  if (isOpening(read)) {
    const at = read.fields.has('OFFLINE') ? momentsOf(read)[1] : now;
    return { shift_opened_at: at.toISOString(), ...totalColumns(noTotals) };
  }
  if (read.root === 'ZREP') return { shift_opened_at: null };
  return totalColumns(withDocument(totalsOf(register), read));
}

function withDocument(totals: ShiftTotals, read: ReadDocument): ShiftTotals {
  const { service_in, service_out, sales, returns } = totals;
  switch (read.fields.get('DOCSUBTYPE')) {
    case '0':
      return { ...totals, sales: addReceipt(sales, receiptIn(read)) };
    case '1':
      return { ...totals, returns: addReceipt(returns, receiptIn(read)) };
    case '2':
      return { ...totals, service_in: service_in + kopiykasOf(read, 'SUM') };
    default:
      return { ...totals, service_out: service_out + kopiykasOf(read, 'SUM') };
  }
}

/** Ten digits that mean nothing. */
const fiscalNumberOf = (register: string, hash: string) =>
  String(Number.parseInt(hashOf(Buffer.from(`${register}:${hash}`)).slice(0, 13), 16) % 10 ** 10).padStart(
    10,
    '0',
  );
