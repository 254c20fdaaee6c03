import { z } from 'zod';
import { EmptyData } from './empty-data.ts';
import { Id } from './ids.ts';
import { type ExamplePart, type Input, type Operation, operation } from './operation.ts';
import type { Permission } from './permissions.ts';

const ById = z.strictObject({ id: Id });

interface EntitySpec<Entity extends z.ZodType<unknown, { id: string }>, Page extends z.ZodType> {
  readonly path: string;
  /** Permission to read; null: any signed-in user. */
  readonly readPermission: Permission | null;
  /** Permission to read the rows that are one's own, instead. */
  readonly readOwnPermission?: Permission;
  readonly writePermission: Permission;
  readonly entity: Entity;
  readonly page: Page;
  /** See `Operation`. */
  readonly holdsSecrets?: true;
  readonly example: z.input<Entity>;
}

type Texts = Pick<Operation, 'summary' | 'description' | 'assumed' | 'failureDetails'>;

/** A validated body of a create or update, with a working example. */
interface Write<Entity extends z.ZodType, Body extends z.ZodType> extends Texts {
  readonly body: Body;
  readonly example: ExamplePart<'body', Body> & { readonly data: z.input<Entity> };
}

/** The page of a list that holds one item. */
export const examplePage = <Item>(item: Item) => ({
  items: [item],
  ...{ page: 1, per_page: 10, total: 1, total_capped: false, page_count: 1 },
});

/**
 * The standard operations of an entity: list, get, create (idempotency key), update (optimistic locking), delete.
 */
export function entityOperations<Entity extends z.ZodType<unknown, { id: string }>, Page extends z.ZodType>({
  path,
  readPermission,
  readOwnPermission,
  writePermission,
  entity: data,
  page,
  holdsSecrets,
  example,
}: EntitySpec<Entity, Page>) {
  const secrets = holdsSecrets ? { holdsSecrets } : {};
  const reading = {
    permission: readPermission,
    ...(readOwnPermission ? { orPermission: readOwnPermission } : {}),
  };
  const one = { path: `${path}/{id}`, params: ById } as const;
  return {
    /** @param spec.codes `not_found` if a filter names an object */
    list<const Name extends string, Query extends z.ZodType>(
      id: Name,
      spec: Texts & { readonly query: Query; readonly example: Input<Query>; readonly codes?: ['not_found'] },
    ) {
      const answer = { query: spec.example, data: examplePage(example) as z.input<Page> };
      const shared = { path, ...reading } as const;
      return operation({ ...spec, ...shared, ...secrets, id, method: 'GET', data: page, example: answer });
    },

    get<const Name extends string>(id: Name, spec: Texts) {
      const answer = { params: { id: example.id }, data: example };
      const shared = { ...one, ...reading, codes: ['not_found'] } as const;
      return operation({ ...spec, ...shared, ...secrets, id, method: 'GET', data, example: answer });
    },

    /** @param spec.codes `not_found` if the body names an object, and further reasons why one is refused */
    create<const Name extends string, Body extends z.ZodType>(
      id: Name,
      spec: Write<Entity, Body> & { readonly codes?: Operation['codes'] },
    ) {
      const shared = { path, permission: writePermission, keyScope: 'user' } as const;
      return operation({ ...spec, ...shared, ...secrets, id, method: 'POST', data });
    },

    /** @param spec.codes further reasons why a change is refused */
    update<const Name extends string, Body extends z.ZodType>(
      id: Name,
      spec: Write<Entity, Body> & { readonly codes?: Operation['codes'] },
    ) {
      const answer = { params: { id: spec.example.data.id }, ...spec.example };
      const codes: Operation['codes'] = ['not_found', 'conflict', ...(spec.codes ?? [])];
      const shared = { ...one, permission: writePermission, codes } as const;
      const failureDetails = { conflict: { current_version: 2 }, ...spec.failureDetails };
      return operation({
        ...spec,
        ...shared,
        ...secrets,
        id,
        method: 'PUT',
        data,
        failureDetails,
        example: answer,
      });
    },

    /** A change by a command of its own: `POST {path}/{id}/{command}`. */
    command<const Name extends string, Body extends z.ZodType>(
      id: Name,
      command: string,
      spec: Write<Entity, Body> & { readonly codes: Operation['codes'] },
    ) {
      const answer = { params: { id: spec.example.data.id }, ...spec.example };
      const shared = { ...one, path: `${one.path}/${command}`, permission: writePermission } as const;
      return operation({ ...spec, ...shared, ...secrets, id, method: 'POST', data, example: answer });
    },

    /** @param spec.codes reasons why deletion is refused */
    remove<const Name extends string>(
      id: Name,
      spec: Texts & { readonly exampleId: string; readonly codes: Operation['codes'] },
    ) {
      const { exampleId, codes, ...texts } = spec;
      const answer = { params: { id: exampleId }, data: {} };
      const shared = { ...one, permission: writePermission, codes: ['not_found', ...codes] } as const;
      return operation({ ...texts, ...shared, id, method: 'DELETE', data: EmptyData, example: answer });
    },
  };
}
