import type { BonusEntryEntity, CustomerEntity } from '@kasa/contracts/loyalty/customers';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { formatPhone } from '@kasa/contracts/shared/phone';

export type Customer = CustomerEntity;
export type BonusEntry = BonusEntryEntity;

/** What a customer is called: by phone, else by number. */
export const customerName = ({ phone, number }: Pick<Customer, 'phone' | 'number'>): string =>
  phone === null ? number : formatPhone(phone);

/** A phone or number as people type it, as the server looks for it: `067 111-22` is `06711122`. */
export const searchedNumber = (typed: string): string => typed.replaceAll(/[\s().\-–]/g, '');

/** The last Kyiv day on which bonuses can be spent, `YYYY-MM-DD`. @param expiresAt the first moment when they can't */
export const lastDay = (expiresAt: string): string => kyivDay(new Date(Date.parse(expiresAt) - 1));

export type EntryWord = 'earned' | 'activated' | 'spent' | 'expired' | 'givenBack' | 'takenBack';

/** What happened to bonuses, seen from the customer: a return gives back or takes back. */
export function entryWord({ kind, available, waiting }: BonusEntry): EntryWord {
  if (kind !== 'returned') return kind;
  return available + waiting > 0 ? 'givenBack' : 'takenBack';
}

/** Whether it is of use to say until when the bonuses hold: the customer has them since. */
export const tellsLastDay = (entry: BonusEntry): boolean =>
  entry.kind === 'activated' || entry.available + entry.waiting > 0;
