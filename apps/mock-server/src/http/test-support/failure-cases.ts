/** Helpers that show how an operation returns the codes that it states itself: on the seed data, as the owner. */
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import type { Db } from '../../db/schema.ts';
import { type Caller, type CallInput, requestOf } from './call.ts';
import type { HttpRequest } from './http-request.ts';

export type RequestFactory = (db: Db, owner: Caller) => Promise<HttpRequest>;

/** An id that does not exist. */
export const UNKNOWN_ID = '01912d50-3c00-7000-8000-ffffffffffff';

export function exampleWith(
  op: Operation,
  change: CallInput,
  prepare?: (db: Db) => Promise<unknown>,
): RequestFactory {
  return async (db, owner) => {
    await prepare?.(db);
    const { params, query, body, headers } = op.example as CallInput as Record<string, object | undefined>;
    const merged = {
      params: { ...params, ...(change.params as object) },
      query: { ...query, ...(change.query as object) },
      body: body && { ...body, ...(change.body as object) },
      headers: { ...headers, ...(change.headers as object) },
    };
    return requestOf(op, merged, owner);
  };
}

const missing = (op: Operation) => exampleWith(op, { params: { id: UNKNOWN_ID } });
const stale = (op: Operation) => exampleWith(op, { body: { version: 7 } });

/** Requests by operation id and code name: `createDriver conflict`. */
export type FailureCases = Readonly<Record<string, RequestFactory | undefined>>;

/** Codes derived from an operation's shape: `not_found` for an unknown id, `conflict` for an old version. */
export const failureCasesByShape = (ops: readonly Operation[]): FailureCases =>
  Object.fromEntries(
    ops.flatMap((op): [string, RequestFactory][] => {
      const { params, body } = op.example as CallInput as Record<string, object | undefined>;
      const stated = codesOf(op);
      return [
        ...(params && 'id' in params && stated.includes('not_found')
          ? [[`${op.id} not_found`, missing(op)] satisfies [string, RequestFactory]]
          : []),
        ...(body && 'version' in body && stated.includes('conflict')
          ? [[`${op.id} conflict`, stale(op)] satisfies [string, RequestFactory]]
          : []),
      ];
    }),
  );
