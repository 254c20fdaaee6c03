import type { operations } from '@kasa/client/generated/api';
import type { operationTable } from '@kasa/client/generated/operations';
import type { DataOf as DataOfShape, InputOf as InputOfShape } from '@kasa/client/http/types';

type Table = typeof operationTable;
/** Id of any operation of the contract. */
export type OperationId = keyof operations & keyof Table;
/** Operations that read. */
export type QueryId = { [Id in OperationId]: Table[Id][0] extends 'GET' ? Id : never }[OperationId];
/** Operations that change something. */
export type CommandId = Exclude<OperationId, QueryId>;
/** What an operation takes: `params`, `query`, `body`. */
export type InputOf<Id extends OperationId> = InputOfShape<operations[Id]>;
/** What an operation answers: `data` of the envelope. */
export type DataOf<Id extends OperationId> = DataOfShape<operations[Id]>;

/** The key of a query: made of operation and input, never typed by hand, so that no two of them can collide. */
export function queryKey<Id extends QueryId>(id: Id, input: InputOf<Id>) {
  return [id, input] as const;
}
