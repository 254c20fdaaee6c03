import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { afterCreationNavigation } from '../forms/after-creation-navigation.ts';
import { createContractField, type FieldOptions } from '../forms/contract-field.tsx';
import { EditConflictNotice } from '../forms/edit-conflict-notice.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { emptyFormValues, type FormValuesOf, formValuesOf } from '../forms/form-values.ts';
import type { ContractForm } from '../forms/use-contract-form.ts';
import {
  type Attachment,
  type CreateOperationId,
  type UpdateOperationId,
  useCreateForm,
  useUpdateForm,
} from '../forms/use-object-form.ts';
import { PermissionGate } from '../permissions/permission-gate.tsx';
import { type ObjectOf, type ObjectQueryId, type Refetch, useObject } from '../query/use-object.ts';
import { openInList } from '../routing/use-open-object.ts';
import { withMade } from '../table/lit-rows.ts';
import type { Entity, FormEntity } from './entity.ts';
import { EntityScreen } from './entity-screen.tsx';

type Versioned = { readonly id: string; readonly version: number };
/** Inside, the operations of one entity stand for all: types over operations that are parameters cannot be computed. */
type AnyEntity = Entity<'getDepot', 'createDepot', 'updateDepot', z.ZodObject>;
type AnyFormEntity = FormEntity<'getDepot', 'createDepot', 'updateDepot', z.ZodObject>;
type AnyForm = ContractForm<FieldValues>;

export type FormOf<Input extends z.ZodObject> = ContractForm<FormValuesOf<Input> & FieldValues>;

/** Draws a field of the form by its name. */
export type FieldOf<Input extends z.ZodObject> = (
  name: keyof z.input<Input> & string,
  options?: FieldOptions,
) => ReactNode;

interface EntityFormProps<Saved, Input extends z.ZodObject> {
  /** Instead of going to its page or list. */
  onSaved?: ((saved: Saved) => void) | undefined;
  /** Instead of sending the form at once. */
  onSubmit?: ((form: FormOf<Input>) => void) | undefined;
  /** `FormSection`s with the fields. */
  children: (field: FieldOf<Input>, form: FormOf<Input>) => ReactNode;
}

interface CreateProps<Input extends z.ZodObject> {
  /** Values that are known before. */
  initial?: Partial<FormValuesOf<Input>> | undefined;
  attachment?: Attachment | undefined;
  /** Shown in place of the form. */
  instead?: ReactNode;
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
  children,
}: {
  entity: Entity<Read, Create, Update, Input>;
  /** Null: a new one. */
  id: string | null;
  children: (field: FieldOf<Input>, form: FormOf<Input>) => ReactNode;
}) {
  const any = entity as unknown as AnyEntity;
  const { words, list } = any.useWords();
  const { data } = useObject(any.read, id ?? '').query;
  if (id === null) return <EntityCreateForm entity={entity}>{children}</EntityCreateForm>;
  const title = data === undefined ? words.editShort : words.editTitle(any.name(data));
  return (
    <PermissionGate permission={any.permission} title={title} back={{ label: list, href: any.listHref() }}>
      <EntityScreen entity={entity} id={id} title={title}>
        {(latest, { refetch }) => (
          <EntityUpdateForm
            key={id}
            entity={entity}
            title={title}
            latest={latest as ObjectOf<Read> & Versioned}
            refetch={refetch as unknown as Refetch<ObjectOf<Read> & Versioned>}
          >
            {children}
          </EntityUpdateForm>
        )}
      </EntityScreen>
    </PermissionGate>
  );
}

/** The page that creates an entity. */
export function EntityCreateForm<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>({
  entity,
  ...props
}: EntityFormProps<ObjectOf<Read>, Input> &
  CreateProps<Input> & { entity: FormEntity<Read, Create, Update, Input> }) {
  const any = entity as unknown as AnyFormEntity;
  const { words, list } = any.useWords();
  return (
    <PermissionGate
      permission={any.permission}
      title={words.createTitle}
      back={{ label: list, href: any.listHref() }}
    >
      <CreateForm entity={any} {...(props as unknown as AnyCreateProps)} />
    </PermissionGate>
  );
}

type AnyCreateProps = EntityFormProps<Versioned, z.ZodObject> & CreateProps<z.ZodObject>;

function CreateForm({
  entity,
  initial,
  instead,
  onSaved,
  onSubmit,
  children,
  ...options
}: AnyCreateProps & { entity: AnyFormEntity }) {
  const { words } = entity.useWords();
  const navigate = useNavigate();
  const form: AnyForm = useCreateForm(entity.create, {
    ...options,
    schema: entity.input,
    defaults: emptyFormValues(entity.input, entity.fields, initial),
    refreshes: entity.refreshes,
    success: words.created,
    successHref: hrefInToast(entity, onSaved !== undefined),
    isQuiet: entity.Refusal !== undefined,
    onSaved:
      onSaved ??
      (({ id }) =>
        void navigate(entity.href?.({ id }) ?? entity.listHref(), {
          ...afterCreationNavigation,
          state: withMade(id),
        })),
  });
  const field = useFieldOf(entity, form);
  if (instead) return instead;
  return (
    <FormPage
      form={form}
      isNew
      title={words.createTitle}
      description={words.createText}
      cancelHref={entity.listHref()}
      onSubmit={onSubmit && (() => onSubmit(form))}
    >
      {children(field, form)}
    </FormPage>
  );
}

/**
 * Without a page of its own one comes to the list, which may show it on another page or filter it out.
 * @param isElsewhere whether the screen goes on to another place than its page
 */
function hrefInToast({ href, listHref }: AnyFormEntity, isElsewhere = false) {
  if (!href) return ({ id }: Versioned) => openInList(listHref(), id);
  return isElsewhere ? ({ id }: Versioned) => href({ id }) : undefined;
}

/** The form that changes an entity, on a page of its own. */
export function EntityUpdateForm<
  Read extends ObjectQueryId,
  Create extends CreateOperationId,
  Update extends UpdateOperationId,
  Input extends z.ZodObject,
>({
  entity,
  title,
  latest,
  refetch,
  ...props
}: EntityFormProps<ObjectOf<Read>, Input> & {
  entity: Entity<Read, Create, Update, Input>;
  title: string;
  latest: ObjectOf<Read> & Versioned;
  refetch: Refetch<ObjectOf<Read> & Versioned>;
}) {
  const navigate = useNavigate();
  const any = entity as unknown as AnyEntity;
  const { onSaved, onSubmit, children } = props as unknown as EntityFormProps<Versioned, z.ZodObject>;
  const { form, field, notice } = useEntityUpdate(any, {
    latest,
    refetch,
    onSaved: onSaved ?? (({ id }) => void navigate(any.href({ id }))),
  });
  return (
    <FormPage
      form={form}
      title={title}
      cancelHref={any.href({ id: latest.id })}
      onSubmit={onSubmit && (() => onSubmit(form))}
    >
      <div className="px-4 py-4 *:mb-0 empty:hidden md:px-6">{notice}</div>
      {children(field, form)}
    </FormPage>
  );
}

/** The form that changes an entity, for its page and its drawer. */
export function useEntityUpdate(
  entity: AnyFormEntity,
  {
    latest,
    refetch,
    ...options
  }: {
    latest: Versioned;
    refetch: Refetch<Versioned>;
    attachment?: Attachment | undefined;
    onSaved: (saved: Versioned) => void;
  },
) {
  const { words } = entity.useWords();
  const { Refusal, fields, changeInput: schema = entity.input, moving = [] } = entity;
  const updated = useUpdateForm(entity.update, {
    ...options,
    latest: latest as never,
    refetch: refetch as never,
    schema,
    toFormValues: (object: object) => formValuesOf(schema, fields, object),
    toBody: (input, base) => withoutUnchanged(moving, input, base ?? {}),
    refreshes: entity.refreshes,
    success: words.changed,
    successHref: hrefInToast(entity),
    isQuiet: Refusal !== undefined,
  });
  const form = updated.form as AnyForm;
  const { fresh, error } = updated;
  return {
    form,
    field: useFieldOf(entity, form),
    /** Above the fields: a change by another user, or the server's refusal. */
    notice: (
      <>
        <EditConflictNotice conflict={fresh} />
        {fresh.state === null && Refusal ? <Refusal error={error} /> : null}
      </>
    ),
  };
}

/** What is sent of a form. @param moving fields that are left out unless they differ from what the form was filled from */
function withoutUnchanged(moving: readonly string[], input: FieldValues, base: FieldValues) {
  const isSent = ([name, value]: [string, unknown]) => !moving.includes(name) || value !== base[name];
  return Object.fromEntries(Object.entries(input).filter(isSent));
}

function useFieldOf({ fields, references }: AnyFormEntity, form: AnyForm): FieldOf<z.ZodObject> {
  const Field = useMemo(() => createContractField(fields, references), [fields, references]);
  return (name, options) => <Field key={name} form={form} name={name} {...options} />;
}
