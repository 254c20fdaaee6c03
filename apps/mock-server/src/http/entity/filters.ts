/** What the parameters of a list's query mean for its rows. */

import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Column, MerchantTable } from './entity.ts';

/** A bound value by its name: a parameter of the query, or one of the list's own values. */
export type BoundValue = <Value>(name: string) => RawBuilder<Value>;

/** A condition on the rows of a table. */
export type Condition<Table extends keyof Schema> = (
  eb: ExpressionBuilder<Schema, Table>,
  value: BoundValue,
) => Expression<SqlBool>;

/** What a parameter of the query means for a list; of several values (`anyOf`), rows that match one of them are found. */
export interface Filter<Table extends keyof Schema> {
  /** The condition when the parameter `name` is `given`. */
  where(name: string, given: string): Condition<Table>;
  /** Distinguishes the texts of the condition; undefined: the value itself is in the text. */
  textKey(given: string): string | undefined;
  /** The column of which it is an end of a range. */
  readonly rangeOf?: string;
  /** The columns in whose order an index has the rows that fit; in others, if many fit, SQLite walks the list. */
  readonly inOrderOf?: readonly string[];
  /** No row fits two of several values. */
  readonly isExclusive?: boolean;
  /** What is bound to the name; default: the parameter's value. */
  readonly bind?: (given: string) => string;
}

const compared =
  (operator: string, bind: (given: string) => string = (given) => given) =>
  <Table extends MerchantTable>(column: Column<Table>): Filter<Table> => ({
    where: (name) => (_eb, value) => sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${value(name)}`,
    textKey: () => '',
    ...(operator === '=' ? { isExclusive: true } : { rangeOf: column }),
    bind,
  });

/** The column has the parameter's value. */
export const equals = compared('=');
/** The column is the parameter's value or more. */
export const atLeast = compared('>=');
/** The column is the parameter's value or less. */
export const atMost = compared('<=');
/** The column is less than the parameter's value. */
export const below = compared('<');
/** The column of instants is on this day in Kyiv or later. */
export const fromDay = compared('>=', (day) => kyivDayBounds(day).from);
/** The column of instants is on this day in Kyiv or earlier. */
export const toDay = compared('<', (day) => kyivDayBounds(day).before);

/** A condition for each value of an enumerated parameter. */
export function byValue<Table extends MerchantTable>(
  conditions: Readonly<Record<string, Condition<Table>>>,
): Filter<Table> {
  return { where: (_name, given) => conditions[given] as Condition<Table>, textKey: (given) => given };
}

/** A condition made of what the user typed, such as a pattern; undefined: it narrows nothing. */
export function byUserText<Table extends MerchantTable>(
  condition: (given: string) => Expression<SqlBool> | undefined,
): Filter<Table> {
  return { where: (_name, given) => () => condition(given) ?? sql<SqlBool>`1 = 1`, textKey: () => undefined };
}
