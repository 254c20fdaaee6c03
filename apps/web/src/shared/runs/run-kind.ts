import type { operations } from '@kasa/client/generated/api';
import type { FieldSpec, FieldSpecs } from '@kasa/contracts/shared/fields';
import type { RunState } from '@kasa/contracts/shared/run-values';
import type { ExportOperationId } from '../download/use-download.ts';
import { createChoiceStatus } from '../fields/choice-status.tsx';
import type { LiveEvent } from '../live/live-event.ts';
import type { CommandId, DataOf, InputOf, QueryId } from '../query/operations.ts';
import type { ListQueryId } from '../query/use-list.ts';
import type { ObjectQueryId } from '../query/use-object.ts';
import { asSomeOf, asText } from '../table/filter-parsers.ts';
import type { Run, RunItem } from './run.ts';
import { type PreviewedKind, runLive } from './run-queries.ts';
import { runItemLooks, runLooks } from './run-status.tsx';

/** Reads one run. */
type ReadId = { [Id in ObjectQueryId]: DataOf<Id> extends Run ? Id : never }[ObjectQueryId];
/** Reads a page of what became of the objects of a run. */
type ItemsId = {
  [Id in ListQueryId & ObjectQueryId]: DataOf<Id> extends { items: readonly RunItem[] } ? Id : never;
}[ListQueryId & ObjectQueryId];
/** Nothing else is said to stop a run: what takes a body begins one. */
type JustId = { params: { id: string } };
type StopId = {
  [Id in CommandId]: [InputOf<Id>, JustId, DataOf<Id>] extends [JustId, InputOf<Id>, Run] ? Id : never;
}[CommandId];
type ProtocolId = {
  [Id in ExportOperationId]: operations[Id]['parameters'] extends { path: { id: string } } ? Id : never;
}[ExportOperationId];
type ItemOf<Data> = Data extends { items: readonly (infer Item extends RunItem)[] } ? Item : never;

interface RunKindSpec<Read extends ReadId, Items extends ItemsId> {
  /** Key of the remembered columns of its objects. */
  readonly id: string;
  readonly read: Read;
  readonly items: Items;
  /** Reads all runs of the kind. */
  readonly list: QueryId;
  readonly stop: StopId;
  /** Exports what became of the objects. */
  readonly protocol: ProtocolId;
  /** Told while a run goes on. */
  readonly progress: LiveEvent['type'];
  /** Reads of other screens that a run changes; repeated when it ends. */
  readonly changes: readonly QueryId[];
  /** The dictionaries of a run and of what became of an object. */
  readonly fields: FieldSpecs & { readonly state: FieldSpec };
  readonly itemFields: FieldSpecs & { readonly state: FieldSpec; readonly reason: FieldSpec };
}

const choicesOf = ({ values = {} }: FieldSpec) => asSomeOf(...Object.keys(values));

function madeFrom(spec: RunKindSpec<ReadId, ItemsId>) {
  const { read, items, list, progress, fields, itemFields } = spec;
  const reads: readonly QueryId[] = [read, items, list];
  return {
    ...spec,
    reads,
    live: runLive(progress, reads),
    Status: createChoiceStatus<RunState>(fields, 'state', runLooks),
    ItemStatus: createChoiceStatus<RunItem['state']>(itemFields, 'state', runItemLooks),
    itemList: {
      filters: { q: asText, state: choicesOf(itemFields.state), reason: choicesOf(itemFields.reason) },
      sorts: [] as const,
    },
  };
}

/** A kind of run with the types of its runs, and of what became of their objects. */
export interface RunKind<OneRun extends Run, Item extends RunItem> extends ReturnType<typeof madeFrom> {
  /** Types only. */
  readonly shown?: { readonly run: OneRun; readonly item: Item };
}

type KindOf<Read extends ReadId, Items extends ItemsId> = RunKind<DataOf<Read> & Run, ItemOf<DataOf<Items>>>;

/**
 * Declares a kind of run, a constant of its feature; `RunScreen` and `RunDrawer` show its runs. Without a `preview`: what
 * it would do is looked at on a screen of its own.
 */
export function defineRunKind<Read extends ReadId, Items extends ItemsId, Asked, Preview>(
  spec: RunKindSpec<Read, Items> & PreviewedKind<Asked, Preview>,
): KindOf<Read, Items> & PreviewedKind<Asked, Preview>;
export function defineRunKind<Read extends ReadId, Items extends ItemsId>(
  spec: RunKindSpec<Read, Items>,
): KindOf<Read, Items>;
export function defineRunKind(spec: RunKindSpec<ReadId, ItemsId>) {
  return madeFrom(spec);
}
