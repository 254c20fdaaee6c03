/** Words in which a domain shows how its operations earn the codes that only they answer: on the seed, by its owner. */
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import type { Db } from '../../db/schema.ts';
import { type Caller, type CallInput, requestOf } from './call.ts';
import type { HttpRequest } from './over-http.ts';

/** Prepares the database where needed, and makes the request. */
export type Make = (db: Db, owner: Caller) => Promise<HttpRequest>;

/** An id that nothing has. */
export const NOBODY = '01912d50-3c00-7000-8000-ffffffffffff';

/** The example of an operation with another input. */
export function changed(op: Operation, change: CallInput, prepare?: (db: Db) => Promise<unknown>): Make {
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

/** Asks for what does not exist. */
const missing = (op: Operation) => changed(op, { params: { id: NOBODY } });
/** Edits from a version that has passed. */
const stale = (op: Operation) => changed(op, { body: { version: 7 } });

/** Requests by operation id and code name: `createDriver conflict`. */
export type OwnCodes = Readonly<Record<string, Make | undefined>>;

/** What operations earn by their shape: no object has the id, or another version of it is there by now. */
export const codesByShape = (ops: readonly Operation[]): OwnCodes =>
  Object.fromEntries(
    ops.flatMap((op): [string, Make][] => {
      const { params, body } = op.example as CallInput as Record<string, object | undefined>;
      const stated = codesOf(op);
      return [
        ...(params && 'id' in params && stated.includes('not_found')
          ? [[`${op.id} not_found`, missing(op)] satisfies [string, Make]]
          : []),
        ...(body && 'version' in body && stated.includes('conflict')
          ? [[`${op.id} conflict`, stale(op)] satisfies [string, Make]]
          : []),
      ];
    }),
  );
