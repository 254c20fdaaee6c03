import type { operations } from '@kasa/client/generated/api';
import type { operationTable } from '@kasa/client/generated/operations';
import type { DataOf as DataOfShape, InputOf as InputOfShape } from '@kasa/client/http/types';

type Table = typeof operationTable;
export type OperationId = keyof operations & keyof Table;
export type QueryId = { [Id in OperationId]: Table[Id][0] extends 'GET' ? Id : never }[OperationId];
export type CommandId = Exclude<OperationId, QueryId>;
export type InputOf<Id extends OperationId> = InputOfShape<operations[Id]>;
/** `data` of the response envelope. */
export type DataOf<Id extends OperationId> = DataOfShape<operations[Id]>;

/** Query key of operation and input, so that no two reads collide. */
export function queryKey<Id extends QueryId>(id: Id, input: InputOf<Id>) {
  return [id, input] as const;
}
