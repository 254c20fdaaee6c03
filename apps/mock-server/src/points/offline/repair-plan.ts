/** What it takes to repair a register whose documents the tax service refuses, by what that has. */
import type { RegisterRepairEntity } from '@kasa/contracts/points/clock';
import {
  type RegisterDocumentKind,
  repairableRefusals,
  type TaxRefusal,
} from '@kasa/contracts/points/register-shift-states';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import type { Db, Row } from '../../db/schema.ts';
import { addReceipt, noTotals, type ShiftTotals } from '../../http/fiscal/turnover.ts';
import { type DocumentBody, isOfSession } from '../documents/build-document.ts';
import type { DocumentAuthor } from '../shifts/write-document.ts';
import type { RegisterState } from '../tax-service/tax-service.ts';
import { type OfflineSession, openSession, type RegisterOf, undelivered } from './offline-store.ts';

type Document = Row<'register_documents'>;

/** Where a document belongs, when it was made, and by whom. */
export type Source = Pick<Document, 'shift_id' | 'created_at' | 'receipt_of'> & DocumentAuthor;

interface Step {
  readonly action: RegisterRepairEntity['steps'][number]['action'];
  readonly body: DocumentBody & { readonly kind: RegisterDocumentKind };
  /** The document that it is, or that needs it. */
  readonly of: Source;
}

/** What a register is repaired by. */
export interface Repair {
  readonly steps: readonly Step[];
  /** What the tax service has of shifts afterwards, by their ids. */
  readonly sums: ReadonlyMap<string, ShiftTotals>;
  /** Whether the shift that was open with the tax service before stays open. */
  readonly keepsOther: boolean;
}

/** What was done, and not what a repair before this one added, or the session itself. */
const isOfShift = ({ kind, is_added }: Document) => !isOfSession(kind) && is_added !== 1;

type Counted = DocumentBody & { readonly kind: 'service_in' | 'service_out' | 'sale' | 'return' };

/** What a document that counts in the totals of its shift was made of. */
function bodyOf({ kind, amount, receipt }: Document): Counted {
  if (kind === 'service_in' || kind === 'service_out') return { kind, amount: Number(amount) };
  return { kind: kind as 'sale' | 'return', receipt: JSON.parse(receipt ?? '') as ReceiptContent };
}

function withDocument(totals: ShiftTotals, body: Counted): ShiftTotals {
  if ('amount' in body) return { ...totals, [body.kind]: totals[body.kind] + body.amount };
  const sums = body.kind === 'sale' ? 'sales' : 'returns';
  return { ...totals, [sums]: addReceipt(totals[sums], body.receipt) };
}

/**
 * What becomes of the documents, by what the tax service has.
 * @param openShift the register's own shift that is not closed, if there is one
 * @param end where documents stand that follow these
 */
export function repairOf(
  state: RegisterState,
  documents: readonly Document[],
  openShift: string | undefined,
  end: Source,
): Repair {
  let [isOpen, keepsOther] = [state.shiftOpenedAt !== null, state.shiftOpenedAt !== null];
  let totals = state.totals;
  const steps: Step[] = [];
  const sums = new Map<string, ShiftTotals>();
  const open = (action: Step['action'], of: Source) => {
    [isOpen, keepsOther, totals] = [true, false, noTotals];
    steps.push({ action, body: { kind: 'shift_open' }, of });
  };
  const close = (action: Step['action'], of: Source) => {
    isOpen = false;
    steps.push({ action, body: { kind: 'z_report', totals }, of });
    if (action === 'make_again') sums.set(of.shift_id, totals);
  };
  for (const of of documents.filter(isOfShift)) {
    const { kind } = of;
    if (kind === 'shift_open') {
      if (isOpen) close('add', of);
      open('make_again', of);
    } else if (kind === 'z_report') close(isOpen ? 'make_again' : 'leave_out', of);
    else {
      if (!isOpen) open('add', { ...of, receipt_of: null });
      const body = bodyOf(of);
      totals = withDocument(totals, body);
      steps.push({ action: 'make_again', body, of });
    }
  }
  if (openShift === undefined) {
    if (isOpen) close('add', end);
    return { steps, sums, keepsOther: false };
  }
  if (!isOpen) open('add', { ...end, shift_id: openShift });
  sums.set(openShift, totals);
  return { steps, sums, keepsOther };
}

/** A register that can be repaired, and what there is to it. */
export interface Broken {
  readonly refusal: TaxRefusal;
  /** Undefined: it was refused online. */
  readonly session: OfflineSession | undefined;
  /** Made offline, and not with the tax service. */
  readonly documents: readonly Document[];
  /** Of the register, not closed. */
  readonly openShift: Row<'register_shifts'> | undefined;
  /** The document that it made last. */
  readonly last: Document;
}

/** The register's session that has not ended, if there is one, and what there is to repair; undefined: nothing. */
export async function brokenRegister(
  db: Db,
  register: RegisterOf,
): Promise<{ session: OfflineSession | undefined; broken: Broken | undefined }> {
  const { merchant_id, register_number } = register;
  const session = await openSession(db, register);
  const own = db.selectFrom('register_documents').selectAll().where('merchant_id', '=', merchant_id);
  // Ids are in the order in which documents were made, whatever time they say.
  const made = own.where('register_number', '=', register_number).orderBy('id', 'desc').limit(1);
  const last = await made.executeTakeFirst();
  if (last === undefined) return { session, broken: undefined };
  const isRefused = last.state === 'refused' && repairableRefusals.includes(last.refusal ?? '');
  if (session ? session.state !== 'refused' : !isRefused) return { session, broken: undefined };
  const shifts = db.selectFrom('register_shifts').selectAll().where('merchant_id', '=', merchant_id);
  const ofRegister = shifts.where('register_number', '=', register_number).where('state', '<>', 'closed');
  const broken = {
    ...{ refusal: (session ?? last).refusal as TaxRefusal, session, last },
    documents: await undelivered(db, register).selectAll().execute(),
    openShift: await ofRegister.executeTakeFirst(),
  };
  return { session, broken };
}

/** @param now of documents that are added to a register that was refused online */
export const planOf = (
  { documents, openShift, last }: Broken,
  state: RegisterState,
  now: string,
  author: DocumentAuthor,
): Repair => {
  const { shift_id, created_at } = documents.at(-1) ?? { ...last, created_at: now };
  const end = { shift_id, created_at, receipt_of: null, ...author };
  return repairOf(state, documents, openShift?.id, end);
};

/** Documents that a repair makes. */
export const madeBy = ({ steps }: Pick<Repair, 'steps'>) =>
  steps.filter(({ action }) => action !== 'leave_out');

/** To look at before it is done: nothing depends on when, or by whom. */
const previewOf = (broken: Broken, state: RegisterState) =>
  planOf(broken, state, broken.last.created_at, authorOf(broken.last));

/** How many numbers a repair takes. */
export const numbersFor = (broken: Broken, state: RegisterState): number =>
  madeBy(previewOf(broken, state)).length;

export function presentRepair(broken: Broken, state: RegisterState): RegisterRepairEntity {
  const plan = previewOf(broken, state);
  const { openShift } = broken;
  return {
    refusal: broken.refusal,
    tax_shift_opened_at: state.shiftOpenedAt,
    steps: plan.steps.map(({ action, body: { kind } }) => ({ action, kind })),
    open_shift: (openShift && shownTotals(plan.sums.get(openShift.id))) ?? null,
  };
}

const shownTotals = (totals: ShiftTotals | undefined) =>
  totals && {
    ...{ service_in: totals.service_in, service_out: totals.service_out },
    ...{ sales_amount: totals.sales.amount, returns_amount: totals.returns.amount },
  };

/** Whoever made a document first. */
const authorOf = (document: DocumentAuthor): DocumentAuthor => {
  const { by_user_id, by_user_name, by_user_phone, operation, action, address } = document;
  return { by_user_id, by_user_name, by_user_phone, operation, action, address };
};

export const sourceOf = (of: Source): Source => ({
  ...{ shift_id: of.shift_id, created_at: of.created_at, receipt_of: of.receipt_of },
  ...authorOf(of),
});
