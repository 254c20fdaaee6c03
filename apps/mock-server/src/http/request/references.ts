/** Checks that ids in a query or body belong to the merchant. */
import { type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import type { Db } from '../../db/schema.ts';
import { fieldFailure } from '../response/field-failure.ts';
import type { Context } from './handler.ts';

export interface ReferenceTarget {
  readonly table: 'branches' | 'routes' | 'transports' | 'terminals' | 'terminal_templates' | 'users';
  readonly kind?: 'depot';
  /** Whether a transaction locks the row, because it may be deleted meanwhile. */
  readonly lockRow?: boolean;
}

export type References<Field extends string> = { readonly [Name in Field]?: string | null | undefined };

/** @throws OperationFailure `not_found` naming the fields; the same for foreign and unknown ids */
export type RequireReferences<Field extends string> = (
  db: Db,
  context: Context,
  input: References<Field>,
) => Promise<void>;

export function referencesTo<Field extends string>(
  targets: Readonly<Record<Field, ReferenceTarget>>,
): RequireReferences<Field> {
  const fields = Object.keys(targets) as Field[];
  return async (db, { session, language }, input) => {
    const missing: Field[] = [];
    for (const field of fields) {
      const id = input[field];
      if (id != null && !(await isOwn(db, targets[field], id, session.merchantId))) missing.push(field);
    }
    if (missing.length === 0) return;
    const broken = missing.map((path) => ({ path, rule: 'not_found' as const }));
    throw fieldFailure('not_found', language, broken);
  };
}

async function isOwn(db: Db, target: ReferenceTarget, id: string, merchant: string): Promise<boolean> {
  const { table, kind } = target;
  const locksRow = target.lockRow === true && db.isTransaction;
  const own = () =>
    db
      .selectFrom(table)
      .select('id')
      .where('id', '=', param<string>('id'))
      .where('merchant_id', '=', param<string>('merchant'))
      .$if(kind !== undefined, (qb) => qb.where(sql<SqlBool>`kind = ${sql.lit(kind)}`))
      .$if(locksRow, (qb) => qb.forShare());
  const shape = `own of ${table} ${kind ?? ''} ${locksRow}`;
  return (await runCompiled(db, shape, own, { id, merchant })).length > 0;
}
