import { TERMINAL_NUMBER_PATTERN } from '@kasa/contracts/terminals/terminal-number';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { param } from '../db/compiled-queries.ts';
import { latinSpellings } from '../db/latin-spellings.ts';

const LAST_FOUR = /^\d{4}$/;

/** Found by an index each; the merchant's only. Returns have fiscal numbers of their own. */
const named = (column: 'rrn' | 'order_id' | 'fiscal_number', typed: string) =>
  sql`select id from transactions where merchant_id = ${param('merchant')} and ${sql.ref(column)} = ${typed}`;
const withReturn = (typed: string) =>
  sql`select transaction_id from receipts where merchant_id = ${param('merchant')} and fiscal_number = ${typed}`;

/** The condition on payments for the first six digits of a card, its last four, or its mask: `444455******1111`. */
export function cardShowing(shown: string): RawBuilder<SqlBool> {
  // As the indexes have them.
  const first = () => sql<SqlBool>`substr(transactions.card_mask, 1, 6) = ${shown.slice(0, 6)}`;
  const last = () => sql<SqlBool>`substr(transactions.card_mask, 13) = ${shown.slice(-4)}`;
  if (shown.length === 4) return last();
  return shown.length === 6 ? first() : sql<SqlBool>`(${last()} and ${first()})`;
}

/**
 * The condition on payments for what a person knows of one: RRN, order id, fiscal number, terminal, last four digits.
 * Always a whole one, so that a million payments are not read; which it is follows from its shape.
 */
export function paymentNamed(typed: string): RawBuilder<SqlBool> | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (LAST_FOUR.test(text)) return cardShowing(text);
  const upper = text.toUpperCase();
  const number = [upper, ...latinSpellings(upper)].find((spelled) => TERMINAL_NUMBER_PATTERN.test(spelled));
  if (number !== undefined) {
    return sql<SqlBool>`transactions.terminal_id in (select id from terminals
      where merchant_id = ${param('merchant')} and number = ${number})`;
  }
  // In the letters typed: fiscal numbers differ by them alone.
  const all = sql.join(
    [
      ...(['rrn', 'order_id', 'fiscal_number'] as const).map((column) => named(column, text)),
      withReturn(text),
    ],
    sql` union all `,
  );
  // Looked up once, whatever PostgreSQL thinks of so few payments: once for each of them took it a second.
  return sql<SqlBool>`transactions.id in (with found as materialized (${all}) select id from found)`;
}
