import type { Row } from '../../db/schema.ts';
import { intBelow, pickOne } from '../../db/seed/random-source.ts';

type Kind = Row<'terminals'>['kind'];
type Form = Row<'transactions'>['payment_form'];

export interface PaymentPattern {
  readonly perDay: number;
  /** Kyiv hours between which people pay, with fractions. */
  readonly from: number;
  readonly to: number;
  readonly forms: readonly (readonly [Form, number])[];
  /** Kopiykas, from a random number in [0, 1). */
  readonly amountOf: (chance: number) => number;
}

function shopPrice(least: number, most: number): PaymentPattern['amountOf'] {
  return (chance) => {
    const hryvnias = least + Math.floor((most - least) * chance ** 3);
    const ending = (hryvnias * 7) % 10;
    if (ending < 5) return (hryvnias - (hryvnias % 10) + 9) * 100;
    return hryvnias * 100 + (ending < 8 ? 0 : 50);
  };
}

const FARES = [1_000, 1_500, 2_000, 1_500, 750] as const;
/** Typical top-ups in kopiykas: sums of banknotes. */
const NOTES = [5_000, 10_000, 10_000, 20_000, 20_000, 50_000, 10_000, 35_000, 100_000] as const;

export const paymentPatterns: Readonly<Record<Kind, PaymentPattern>> = {
  acquiring: {
    perDay: 0.5,
    from: 9,
    to: 21.5,
    forms: [
      ['card', 0.58],
      ['wallet', 0.36],
      ['qr', 0.06],
    ],
    amountOf: shopPrice(40, 9_400),
  },
  ptks: {
    perDay: 1.4,
    from: 7,
    to: 22.5,
    forms: [
      ['cash', 0.62],
      ['card', 0.2],
      ['wallet', 0.14],
      ['qr', 0.04],
    ],
    amountOf: (chance) => pickOne(NOTES, chance),
  },
  transport: {
    perDay: 0.4,
    from: 5.4,
    to: 23,
    forms: [
      ['wallet', 0.44],
      ['card', 0.3],
      ['cash', 0.22],
      ['qr', 0.04],
    ],
    amountOf: (chance) => pickOne(FARES, chance),
  },
  offline: {
    perDay: 0.3,
    from: 9,
    to: 19,
    forms: [
      ['card', 0.7],
      ['wallet', 0.3],
    ],
    amountOf: shopPrice(60, 3_200),
  },
  ecomm: {
    perDay: 0.9,
    from: 7.5,
    to: 24,
    forms: [
      ['card', 0.72],
      ['wallet', 0.28],
    ],
    amountOf: shopPrice(180, 14_000),
  },
};

/** @param chance in [0, 1) */
export function paymentFormOf({ forms }: PaymentPattern, chance: number): Form {
  let rest = chance;
  for (const [form, share] of forms) {
    rest -= share;
    if (rest < 0) return form;
  }
  return 'card';
}

type Issuer = readonly [bank: string, bin: string];

const ISSUERS: readonly [Issuer, ...Issuer[]] = [
  ['ПриватБанк', '414949'],
  ['monobank (Універсал Банк)', '444111'],
  ['ПриватБанк', '516875'],
  ['Ощадбанк', '535145'],
  ['ПУМБ', '467913'],
  ['Райффайзен Банк', '516930'],
  ['monobank (Універсал Банк)', '537541'],
  ['А-Банк', '532957'],
  ['Сенс Банк', '410653'],
  ['Укрсиббанк', '547906'],
];

export function cardOf(chance: number): { readonly bank: string; readonly card_mask: string } {
  const [bank, bin] = pickOne(ISSUERS, chance);
  return {
    bank,
    card_mask: `${bin}******${String(intBelow((chance * 7_919) % 1, 10_000)).padStart(4, '0')}`,
  };
}

/** A bank that many customers have, for when it does not answer. */
export const bankThatFails = (chance: number): string => pickOne(BANKS_OF_MANY, chance);

const BANKS_OF_MANY = ['ПриватБанк', 'monobank (Універсал Банк)'] as const;

/** How much is bought in each hour of a Kyiv day: most of it after work. */
const HOURS = [
  ...[0.3, 0.2, 0.2, 0.2, 0.3, 0.5, 0.7, 0.8],
  ...[0.9, 0.8, 0.8, 0.9, 1.1, 1.1, 0.9, 0.9],
  ...[1.1, 1.8, 2.2, 2.2, 1.7, 1, 0.7, 0.5],
] as const;

/** The time of a payment, Kyiv hours with fractions. @param chance in [0, 1) */
export function hourOf({ from, to }: PaymentPattern, chance: number): number {
  const spans = HOURS.map((weight, hour) => {
    const [begins, ends] = [Math.max(hour, from), Math.min(hour + 1, to)];
    return { begins, length: ends - begins, weight };
  }).filter(({ length }) => length > 0);
  let rest = chance * spans.reduce((sum, { length, weight }) => sum + length * weight, 0);
  for (const { begins, length, weight } of spans) {
    if (rest < length * weight) return begins + rest / weight;
    rest -= length * weight;
  }
  return from;
}

/** How much is bought in each month: a quiet summer, and presents in December. */
const MONTHS = [0.85, 0.9, 1, 1, 1, 0.9, 0.7, 0.72, 1, 1.05, 1.15, 1.7] as const;

/** @param date `YYYY-MM-DD` */
export const monthFactor = (date: string): number => MONTHS[Number(date.slice(5, 7)) - 1] ?? 1;

/** Response codes of declined payments, weighted by repetition. */
const DECLINE_CODES = ['51', '51', '51', '05', '55', '54', '61', '91', '57', '51', '96', '65'] as const;

export const declineCodeOf = (chance: number): string => pickOne(DECLINE_CODES, chance);
