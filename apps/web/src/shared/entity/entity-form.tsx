import type { ClientError } from '@kasa/client/http/errors';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { afterCreationNavigation } from '../forms/after-creation-navigation.ts';
import { createContractField } from '../forms/contract-field.tsx';
import { EditConflictNotice } from '../forms/edit-conflict-notice.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { emptyFormValues, formValuesOf } from '../forms/form-values.ts';
import type { ContractForm } from '../forms/use-contract-form.ts';
import {
  type CreateOperationId,
  type UpdateOperationId,
  useCreateForm,
  useUpdateForm,
} from '../forms/use-object-form.ts';
import { PermissionGate } from '../permissions/permission-gate.tsx';
import { type ObjectQueryId, type Refetch, useObject } from '../query/use-object.ts';
import { usePageTitle } from '../title/use-page-title.ts';
import type { Entity } from './entity.ts';
import { EntityScreen } from './entity-screen.tsx';

type AnyForm = ContractForm<FieldValues>;
type Versioned = { readonly id: string; readonly version: number };
/** Inside, the operations of one entity stand for all: types over operations that are parameters cannot be computed. */
type AnyEntity = Entity<'getDepot', 'createDepot', 'updateDepot', z.ZodObject>;

/** Draws a field of the form by its name. */
export type FieldOf<Input extends z.ZodObject> = (name: keyof z.input<Input> & string) => ReactNode;

interface EntityFormProps<Input extends z.ZodObject> {
  /** Why the server refused to save; without it the failure is a toast. */
  refusal?: ((error: ClientError | null) => ReactNode) | undefined;
  /** `FormSection`s with the fields. */
  children: (field: FieldOf<Input>) => ReactNode;
}

/** The page that creates an entity; with an id, the one that changes it. */
export function EntityForm<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>({
  entity,
  id,
  ...props
}: EntityFormProps<Input> & {
  entity: Entity<Read, Create, Update, Input>;
  /** Null: a new one. */
  id: string | null;
}) {
  const any = entity as unknown as AnyEntity;
  const { words, list } = any.useWords();
  const { data } = useObject(any.read, id ?? '').query;
  const title =
    id === null ? words.createTitle : data === undefined ? words.editShort : words.editTitle(any.name(data));
  usePageTitle(title);
  const { children, refusal } = props as unknown as EntityFormProps<z.ZodObject>;
  return (
    <PermissionGate permission={any.permission} title={title} back={{ label: list, href: any.listHref() }}>
      {id === null ? (
        <CreateForm entity={any} refusal={refusal}>
          {children}
        </CreateForm>
      ) : (
        <EntityScreen entity={any} id={id} title={title}>
          {(latest, { refetch }) => (
            <UpdateForm
              key={id}
              entity={any}
              title={title}
              latest={latest}
              refetch={refetch as Refetch<Versioned>}
              refusal={refusal}
            >
              {children}
            </UpdateForm>
          )}
        </EntityScreen>
      )}
    </PermissionGate>
  );
}

function CreateForm({ entity, refusal, children }: EntityFormProps<z.ZodObject> & { entity: AnyEntity }) {
  const { words } = entity.useWords();
  const defaults = useMemo(() => emptyFormValues(entity.input, entity.fields), [entity]);
  const navigate = useNavigate();
  const form: AnyForm = useCreateForm(entity.create, {
    schema: entity.input,
    defaults,
    refreshes: entity.refreshes,
    success: words.created,
    isQuiet: refusal !== undefined,
    onSaved: ({ id }) => void navigate(entity.href({ id }), afterCreationNavigation),
  });
  const field = useFieldOf(entity, form);
  return (
    <FormPage
      form={form}
      isNew
      title={words.createTitle}
      description={words.createText}
      cancelHref={entity.listHref()}
    >
      {children(field)}
    </FormPage>
  );
}

function UpdateForm({
  entity,
  title,
  latest,
  refetch,
  refusal,
  children,
}: EntityFormProps<z.ZodObject> & {
  entity: AnyEntity;
  title: string;
  latest: Versioned;
  refetch: Refetch<Versioned>;
}) {
  const { words } = entity.useWords();
  const navigate = useNavigate();
  const { form, fresh, error } = useUpdateForm(entity.update, {
    latest: latest as never,
    refetch: refetch as never,
    schema: entity.input,
    toFormValues: (object: object) => formValuesOf(entity.input, entity.fields, object),
    refreshes: entity.refreshes,
    success: words.changed,
    isQuiet: refusal !== undefined,
    onSaved: ({ id }) => void navigate(entity.href({ id })),
  });
  const field = useFieldOf(entity, form as AnyForm);
  return (
    <FormPage form={form as AnyForm} title={title} cancelHref={entity.href({ id: latest.id })}>
      <div className="px-4 py-4 *:mb-0 empty:hidden md:px-6">
        <EditConflictNotice conflict={fresh} />
        {fresh.state === null ? refusal?.(error) : null}
      </div>
      {children(field)}
    </FormPage>
  );
}

function useFieldOf({ fields }: AnyEntity, form: AnyForm): FieldOf<z.ZodObject> {
  const Field = useMemo(() => createContractField(fields), [fields]);
  return (name) => <Field key={name} form={form} name={name} />;
}
