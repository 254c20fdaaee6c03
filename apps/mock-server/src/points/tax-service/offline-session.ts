/** What the tax service allows a register to do without it, judged by the times that its documents say. */
import { createHash } from 'node:crypto';
import { MAX_OFFLINE_HOURS, MAX_OFFLINE_MONTH_HOURS } from '@kasa/contracts/points/offline-rules';
import type { TaxRefusal } from '@kasa/contracts/points/register-shift-states';
import { kyivInstant, kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import type { Row } from '../../db/schema.ts';
import { offlineControlNumber } from '../../http/fiscal/offline-control-number.ts';
import type { ReadDocument } from '../documents/elements.ts';
import { kopiykasOf } from '../documents/sums.ts';
import type { OfflineNumbers } from './tax-service.ts';

type Register = Row<'tax_registers'>;

const HOUR_MS = 3_600_000;

/** First and last instant that the document's time in Kyiv can mean: an hour of autumn comes twice. */
export function momentsOf({ fields }: ReadDocument): readonly [first: Date, last: Date] {
  const [date = '', time = ''] = [fields.get('ORDERDATE'), fields.get('ORDERTIME')];
  const day = `${date.slice(4)}-${date.slice(2, 4)}-${date.slice(0, 2)}`;
  const first = new Date(kyivInstant(day, time.replace(/(..)(..)(..)/, '$1:$2:$3')));
  const later = new Date(first.getTime() + HOUR_MS);
  const isTwice = kyivTime(first.toISOString()) === kyivTime(later.toISOString());
  return [first, isTwice ? later : first];
}

/** Time without the tax service until a document: in a row, and in its month. In doubt it is the shorter. */
function timeOffline(register: Register, read: ReadDocument) {
  const [at] = momentsOf(read);
  const month = kyivTime(at.toISOString()).slice(0, 7);
  const since = Date.parse(register.offline_since ?? at.toISOString());
  const monthBegan = Date.parse(kyivInstant(`${month}-01`, '00:00:00'));
  const earlier = register.offline_month === month ? register.offline_month_seconds : 0;
  const inRow = Math.max(0, at.getTime() - since) / 1_000;
  const inMonth = Math.max(0, at.getTime() - Math.max(since, monthBegan)) / 1_000 + earlier;
  return { month, inRow, inMonth };
}

/** Digits that cannot be guessed from the number of the session. */
const seedOf = ({ register_number, offline_session }: Register) =>
  String(
    Number.parseInt(
      createHash('sha256').update(`seed ${register_number} ${offline_session}`).digest('hex').slice(0, 12),
      16,
    ),
  );

/** The numbers that a register may use next. */
export const numbersOf = (register: Register): OfflineNumbers => ({
  sessionNumber: String(register.offline_session),
  seed: seedOf(register),
  given: register.offline_given,
});

const nextNumberOf = (register: Register, read: ReadDocument) => {
  const { fields } = read;
  const control = offlineControlNumber({
    ...{ seed: seedOf(register), issued_at: momentsOf(read)[0].toISOString() },
    ...{ localNumber: Number(fields.get('ORDERNUM')), register_number: register.register_number },
    localRegisterNumber: Number(fields.get('CASHDESKNUM')),
    amount: fields.has('SUM') ? kopiykasOf(read, 'SUM') : undefined,
    previousHash: fields.get('PREVDOCHASH'),
  });
  return `${register.offline_session}.${register.offline_used + 1}.${control}`;
};

/** Which of the rules of being offline a document breaks; null: none. */
export function offlineRefusal(register: Register, read: ReadDocument): TaxRefusal | null {
  const { fields } = read;
  const isInSession = register.offline_since !== null;
  const type = fields.get('DOCTYPE');
  if (type === '102') return isInSession || register.offline_given === 0 ? 'offline_session' : null;
  if (type === '103') return isInSession ? null : 'offline_session';
  if (fields.has('OFFLINE') !== isInSession) return 'offline_session';
  if (!isInSession) return null;
  const isGiven = register.offline_used < register.offline_given;
  if (!isGiven || fields.get('ORDERTAXNUM') !== nextNumberOf(register, read)) return 'offline_number';
  const { inRow, inMonth } = timeOffline(register, read);
  const isOver = inRow > MAX_OFFLINE_HOURS * 3_600 || inMonth > MAX_OFFLINE_MONTH_HOURS * 3_600;
  return isOver ? 'offline_limit' : null;
}

/** @param given how many numbers it is given if it is given new ones */
export function offlineEffect(register: Register, read: ReadDocument, given: number): Partial<Register> {
  const { fields } = read;
  const renewed = {
    ...{ offline_session: register.offline_session + 1, offline_given: given, offline_used: 0 },
  };
  switch (fields.get('DOCTYPE')) {
    case '100':
      // Those that nothing was done with stay: their answer may have been lost.
      return register.offline_given === 0 && register.offline_since === null ? renewed : usedOne(register);
    case '102':
      return { offline_since: momentsOf(read)[1].toISOString() };
    case '103': {
      const { month, inMonth } = timeOffline(register, read);
      const total = { offline_month: month, offline_month_seconds: Math.round(inMonth) };
      return { ...renewed, ...total, offline_since: null };
    }
    default:
      return usedOne(register);
  }
}

const usedOne = ({ offline_since, offline_used }: Register): Partial<Register> =>
  offline_since === null ? {} : { offline_used: offline_used + 1 };
