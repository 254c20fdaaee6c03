/** Checks that ids in a query or body belong to the merchant. */
import { type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import { IN_FLEET } from '../../db/fleet.ts';
import type { Db } from '../../db/schema.ts';
import { type OwnRows, viewerOf } from '../entity/own-rows.ts';
import { fieldFailure } from '../response/field-failure.ts';
import type { Context, SessionInfo } from './handler.ts';
import { MAX_REPORTED_ERRORS } from './input.ts';

export interface ReferenceTarget {
  readonly table:
    | 'branches'
    | 'companies'
    | 'discounts'
    | 'ingredients'
    | 'product_groups'
    | 'products'
    | 'point_keys'
    | 'routes'
    | 'transports'
    | 'terminals'
    | 'terminal_templates'
    | 'users'
    | 'rights_templates'
    | 'transactions';
  /** Of branches: `point` is what is no depot. */
  readonly kind?: 'depot' | 'point';
  /** Ids of others' rows are foreign to who sees only the own ones. */
  readonly ownRows?: OwnRows;
  /** Of terminals: whether those that were released are there, too, as for what happened on them. */
  readonly withReleased?: boolean;
  /** Whether a transaction locks the row, because it may be deleted meanwhile. */
  readonly lockRow?: boolean;
}

type Viewing = Pick<SessionInfo, 'merchantId' | 'tags' | 'userId'>;

/** An id, or those of a list. */
export type References<Field extends string> = {
  readonly [Name in Field]?: string | readonly string[] | null | undefined;
};

/**
 * @param inside the object of the body that the fields are in: `target`; empty: the body itself
 * @throws OperationFailure `not_found` naming the fields; the same for foreign and unknown ids
 */
export type RequireReferences<Field extends string> = (
  db: Db,
  context: Pick<Context, 'language'> & { readonly session: Viewing },
  input: References<Field>,
  inside?: string,
) => Promise<void>;

export function referencesTo<Field extends string>(
  targets: Readonly<Record<Field, ReferenceTarget>>,
): RequireReferences<Field> {
  const fields = Object.keys(targets) as Field[];
  return async (db, { session, language }, input, inside) => {
    const missing = new Set<string>();
    for (const field of fields) {
      const given = input[field];
      if (given == null || given.length === 0) continue;
      const pathOf = (n: number) => {
        // Of a query the parameter is named, in a body the place among its values.
        if (inside === undefined) return field;
        const path = inside === '' ? field : `${inside}.${field}`;
        return typeof given === 'string' ? path : `${path}.${n}`;
      };
      const ids = [given].flat();
      const own = await ownIds(db, targets[field], ids, session);
      for (const [n, id] of ids.entries()) if (!own.has(id)) missing.add(pathOf(n));
    }
    if (missing.size === 0) return;
    const broken = [...missing].slice(0, MAX_REPORTED_ERRORS);
    throw fieldFailure(
      'not_found',
      language,
      broken.map((path) => ({ path, rule: 'not_found' as const })),
    );
  };
}

/** Those of the ids that are the merchant's; a single one by a prepared statement. */
async function ownIds(
  db: Db,
  target: ReferenceTarget,
  ids: readonly string[],
  session: Viewing,
): Promise<ReadonlySet<string>> {
  const { table, kind, ownRows } = target;
  const viewer = viewerOf(ownRows, session);
  const locksRow = target.lockRow === true && db.isTransaction;
  const isFleet = table === 'terminals' && target.withReleased !== true;
  const isOne = ids.length === 1;
  const own = () =>
    db
      .selectFrom(table)
      .select('id')
      .$if(isOne, (qb) => qb.where('id', '=', param<string>('id')))
      .$if(!isOne, (qb) => qb.where('id', 'in', ids))
      .where('merchant_id', '=', param<string>('merchant'))
      .$if(kind === 'depot', (qb) => qb.where(sql<SqlBool>`kind = 'depot'`))
      .$if(kind === 'point', (qb) => qb.where(sql<SqlBool>`kind <> 'depot'`))
      .$if(isFleet, (qb) => qb.where(IN_FLEET))
      .$if(viewer !== undefined, (qb) => qb.where((ownRows as OwnRows).where(param('viewer'))))
      .$if(locksRow, (qb) => qb.forShare());
  const shape = isOne
    ? `own of ${table} ${kind ?? ''} ${locksRow} ${viewer !== undefined} ${isFleet}`
    : undefined;
  const found = await runCompiled(db, shape, own, { id: ids[0], merchant: session.merchantId, viewer });
  return new Set(found.map(({ id }) => id));
}
