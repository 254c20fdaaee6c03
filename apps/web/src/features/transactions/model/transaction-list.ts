import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { responseCodes } from '@kasa/contracts/transactions/response-codes';
import { paymentForms, transactionStates } from '@kasa/contracts/transactions/transaction-status';
import { chosenPeriod, currentMonthFilters } from '#shared/period/current-month.ts';
import {
  asDay,
  asId,
  asInstant,
  asOneOf,
  asSeveral,
  asSomeOf,
  asText,
  type FilterParser,
} from '#shared/table/filter-parsers.ts';
import type { ListState } from '#shared/table/use-list-state.ts';
import { asAmount, kopiykasOf } from './amount-range.ts';

/** Longest search text of the contract. */
const MAX_SEARCH = 50;

/** What names a payment; never a whole card number. */
export const asPaymentName: FilterParser<string> = (text) => {
  const clean = asText(text)?.slice(0, MAX_SEARCH).trim();
  return clean && !containsCardNumber(clean) ? clean : undefined;
};

/** A name of the contract's search text, such as a company's; never a whole card number. */
const asName: FilterParser<string> = (text) => (containsCardNumber(text) ? undefined : asText(text));

/** First six digits, what stands between, last four digits; or one of the two. */
const SHOWN_OF_CARD = /^(?<first>\d{6})?(?:[*•·.…x]*)(?<last>\d{4})?$/i;

/** What is shown of a card, however it was written: `4444 55** **** 1111`, `444455`, `…1111`. */
export const asShownOfCard: FilterParser<string> = (text) => {
  if (containsCardNumber(text)) return undefined;
  const { first = '', last = '' } = SHOWN_OF_CARD.exec(text.replace(/\s/g, ''))?.groups ?? {};
  return (first && last ? `${first}******${last}` : first || last) || undefined;
};

/** What may come with a card number that somebody has typed or pasted. */
export const typedParameters = ['q', 'company', 'bank', 'card_mask'] as const;

/** In the order of the standard: numbers as keys would come first. */
export const knownCodes = Object.keys(responseCodes).sort();

export const transactionListSpec = {
  filters: {
    q: asPaymentName,
    ...currentMonthFilters,
    started_from: asInstant,
    started_before: asInstant,
    terminal_id: asSeveral(asId),
    point_id: asSeveral(asId),
    cashier_id: asSeveral(asId),
    status: asSomeOf(...transactionStates),
    payment_form: asSomeOf(...paymentForms),
    company: asSeveral(asName),
    bank: asSeveral(asName),
    card_mask: asShownOfCard,
    response_code: asSomeOf(...knownCodes),
    amount_from: asAmount,
    amount_to: asAmount,
    refunded: asOneOf('true', 'false'),
    refund_amount_from: asAmount,
    refund_amount_to: asAmount,
    has_receipt: asOneOf('true', 'false'),
    paid_from: asDay,
    paid_to: asDay,
    refunded_from: asDay,
    refunded_to: asDay,
  },
  sorts: ['started_at', 'amount'] as const,
};

export type TransactionList = ListState<
  typeof transactionListSpec.filters,
  (typeof transactionListSpec.sorts)[number]
>;

/** What is asked of the server: the same for the list, its totals and its file. */
export function transactionFilter(filters: TransactionList['filters'], now: Date) {
  const { period: _, ...others } = filters;
  const { from: date_from, to: date_to } = chosenPeriod(filters, now);
  return {
    ...others,
    date_from,
    date_to,
    amount_from: kopiykasOf(filters.amount_from),
    amount_to: kopiykasOf(filters.amount_to),
    refund_amount_from: kopiykasOf(filters.refund_amount_from),
    refund_amount_to: kopiykasOf(filters.refund_amount_to),
  };
}

export type TransactionFilter = ReturnType<typeof transactionFilter>;

/** Whether anything but the period narrows the list. */
export const isNarrowed = ({
  date_from: _,
  date_to: __,
  period: ___,
  ...others
}: TransactionList['filters']) => Object.values(others).some((value) => value !== undefined);
