import { Skeleton } from '@kasa/ui/skeleton';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ObjectScreen } from '../errors/object-screen.tsx';
import type { CreateOperationId, UpdateOperationId } from '../forms/use-object-form.ts';
import { type ObjectOf, type ObjectQuery, type ObjectQueryId, useObject } from '../query/use-object.ts';
import type { Entity } from './entity.ts';

/** A screen of one by its id, or what stands in its place while there is none to show. */
export function EntityScreen<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>({
  entity,
  id,
  title,
  children,
}: {
  entity: Entity<Read, Create, Update, Input>;
  id: string;
  /** Until there is one. Default: what one is called. */
  title?: string | undefined;
  children: (object: ObjectOf<Read>, query: ObjectQuery<Read>['query']) => ReactNode;
}) {
  const { words, list } = entity.useWords();
  return (
    <ObjectScreen
      title={title ?? words.title}
      back={{ label: list, href: entity.listHref() }}
      icon={entity.icon}
      object={useObject(entity.read, id)}
      lost={{ title: words.lostTitle, text: words.lostText, toList: words.toList }}
      skeleton={
        <div className="flex flex-col gap-4">
          <Skeleton height="92px" />
          <Skeleton height="480px" />
        </div>
      }
    >
      {children}
    </ObjectScreen>
  );
}
