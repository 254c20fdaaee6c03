import { z } from 'zod';

/** Largest single amount: 10 000 000 000,00 ₴. Sums stay far below 2^53. */
export const MAX_KOPIYKAS = 1_000_000_000_000;

/** An amount in kopiykas, zero or more: 123450 is 1 234,50 ₴ (decisions §1). */
export const Kopiykas = z
  .int()
  .min(0)
  .max(MAX_KOPIYKAS)
  .meta({ id: 'Amount', description: 'Kopiykas: 123450 = 1 234,50 ₴' });

/** A sum of amounts, any safe integer; may be negative. */
export const KopiykasSum = z
  .int()
  .meta({ id: 'AmountSum', description: 'Kopiykas: a sum, 123450 = 1 234,50 ₴' });

/** A price: more than zero (spec §5: "Значення повинно буде більше нуля"). */
export const PositiveKopiykas = z
  .int()
  .gt(0, 'positive')
  .max(MAX_KOPIYKAS)
  .meta({ id: 'PositiveAmount', description: 'Kopiykas, more than zero: 123450 = 1 234,50 ₴' });

/** A difference of amounts, may be negative. */
export const KopiykasDifference = z
  .int()
  .min(-MAX_KOPIYKAS)
  .max(MAX_KOPIYKAS)
  .meta({ id: 'AmountDifference', description: 'Kopiykas; negative when less than expected' });
