import type { ReactNode } from 'react';
import type { z } from 'zod';
import { EditDrawer, EditDrawerPlaceholder } from '../forms/edit-drawer.tsx';
import type { Attachment, CreateOperationId, UpdateOperationId } from '../forms/use-object-form.ts';
import { type ObjectOf, type ObjectQueryId, type Refetch, useObject } from '../query/use-object.ts';
import type { FormEntity } from './entity.ts';
import { type FieldOf, type FormOf, useEntityUpdate } from './entity-form.tsx';

type Versioned = { readonly id: string; readonly version: number };

interface EntityDrawerProps<Read extends ObjectQueryId, Input extends z.ZodObject> {
  id: string;
  /** The parameter of the address that opens it. */
  param: string;
  title: (object: ObjectOf<Read>) => string;
  subtitle: (object: ObjectOf<Read>) => string;
  attachment?: Attachment | undefined;
  onClose: () => void;
  children: (parts: { field: FieldOf<Input>; form: FormOf<Input>; latest: ObjectOf<Read> }) => ReactNode;
}

/** The form that changes an entity, beside its list. */
export function EntityDrawer<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>({
  entity,
  ...props
}: EntityDrawerProps<Read, Input> & { entity: FormEntity<Read, Create, Update, Input> }) {
  const any = entity as unknown as AnyFormEntity;
  const { words } = any.useWords();
  const { query } = useObject(any.read, props.id);
  if (query.data === undefined) {
    const { title, lostText } = words;
    return <EditDrawerPlaceholder title={title} query={query} lost={lostText} onClose={props.onClose} />;
  }
  const { refetch } = query;
  return (
    <UpdateDrawer
      entity={any}
      latest={query.data}
      refetch={refetch}
      {...(props as unknown as EntityDrawerProps<'getDepot', z.ZodObject>)}
    />
  );
}

type AnyFormEntity = FormEntity<'getDepot', 'createDepot', 'updateDepot', z.ZodObject>;

function UpdateDrawer({
  entity,
  latest,
  refetch,
  param,
  title,
  subtitle,
  attachment,
  onClose,
  children,
}: EntityDrawerProps<'getDepot', z.ZodObject> & {
  entity: AnyFormEntity;
  latest: ObjectOf<'getDepot'>;
  refetch: Refetch<Versioned>;
}) {
  const { form, field, notice } = useEntityUpdate(entity, { latest, refetch, attachment, onSaved: onClose });
  return (
    <EditDrawer
      permission={entity.permission}
      title={title(latest)}
      subtitle={subtitle(latest)}
      form={form}
      param={param}
      onClose={onClose}
    >
      {notice}
      {children({ field, form, latest })}
    </EditDrawer>
  );
}
