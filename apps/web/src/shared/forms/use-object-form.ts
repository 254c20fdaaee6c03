import type { ClientError } from '@kasa/client/http/errors';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CommandId, DataOf, InputOf } from '../query/operations.ts';
import { type CommandOptions, useCommand } from '../query/use-command.ts';
import type { Refetch } from '../query/use-object.ts';
import {
  type ContractForm,
  type ContractFormOptions,
  type FormValues,
  useContractForm,
} from './use-contract-form.ts';
import { type EditConflict, useEditConflict } from './use-edit-conflict.ts';

type Schema = z.ZodType<FieldValues, FieldValues>;
type Form<Input extends Schema> = ContractForm<FormValues<z.input<Input>> & FieldValues>;

export type CreateOperationId = {
  [Id in CommandId]: InputOf<Id> extends { body: object } ? Id : never;
}[CommandId];

/** Commands that update an object by id and version. */
export type UpdateOperationId = {
  [Id in CommandId]: InputOf<Id> extends { params: { id: string }; body: { version: number } } ? Id : never;
}[CommandId];

/** What is saved after the object by a request of its own, e.g. a photo. */
export interface Attachment {
  /** Current without waiting for a render. */
  isUnsaved(): boolean;
  /** Saves it if changed. @returns whether it is saved; never throws */
  save(id: string): Promise<boolean>;
  /** Id of the object saved without it; null: no failure. */
  readonly failedFor: string | null;
}

interface Shared<Id extends CommandId, Input extends Schema>
  extends Pick<CommandOptions<Id>, 'refreshes' | 'success' | 'successHref' | 'isQuiet'>,
    Pick<ContractFormOptions<Input, DataOf<Id>>, 'formPath' | 'isMoreUnsaved'> {
  readonly schema: Input;
  /** Converts form values to the request body; default: unchanged. @param base what a form of changes was filled from */
  readonly toBody?: ((input: z.output<Input>, base?: DataOf<Id>) => object) | undefined;
  readonly attachment?: Attachment | undefined;
  readonly onSaved: (saved: DataOf<Id>) => void;
}

/** Form that creates an object. Refusals are shown in the form, unless `isQuiet` says otherwise. */
export function useCreateForm<Id extends CreateOperationId, Input extends Schema>(
  operation: Id,
  {
    schema,
    defaults,
    toBody = (input) => input,
    formPath,
    attachment,
    isMoreUnsaved = attachment?.isUnsaved,
    onSaved,
    ...command
  }: Shared<Id, Input> & Pick<ContractFormOptions<Input, DataOf<Id>>, 'defaults'>,
): Form<Input> {
  const create = useCommand(operation, { isQuiet: true, ...command });
  return useContractForm({
    schema,
    defaults,
    send: async (input, how) => {
      const saved = await create.run({ body: toBody(input) } as unknown as InputOf<Id>, how);
      const isComplete = !attachment || (await attachment.save((saved as { id: string }).id));
      return { saved, isComplete };
    },
    formPath,
    isMoreUnsaved,
    onSaved: ({ saved, isComplete }) => isComplete && onSaved(saved),
  });
}

export function useUpdateForm<
  Id extends UpdateOperationId,
  Input extends Schema,
  Entity extends DataOf<Id> & { id: string; version: number },
>(
  operation: Id,
  {
    schema,
    latest,
    refetch,
    toFormValues,
    hasDerivedDataChanged,
    isSameInForm,
    toBody = (input) => input,
    formPath,
    attachment,
    isMoreUnsaved = attachment?.isUnsaved,
    onSaved,
    ...command
  }: Shared<Id, Input> & {
    readonly latest: Entity;
    readonly refetch: Refetch<Entity>;
    readonly toFormValues: (object: Entity) => FormValues<z.input<Input>> & FieldValues;
    /** Whether data derived from elsewhere has changed without a new version. */
    readonly hasDerivedDataChanged?: ((latest: Entity, base: Entity) => boolean) | undefined;
    /** Whether a newer version changed nothing that the form holds: it is followed without asking. */
    readonly isSameInForm?: ((latest: Entity, base: Entity) => boolean) | undefined;
  },
): { form: Form<Input>; fresh: EditConflict<Entity>; error: ClientError | null } {
  const update = useCommand(operation, { isQuiet: true, ...command });
  const form = useContractForm({
    schema,
    defaults: toFormValues(latest),
    send: async (input, how): Promise<DataOf<Id>> => {
      const { id, version } = fresh.base;
      const sent = { params: { id }, body: { ...toBody(input, fresh.base), version } };
      // If the attachment was stored but the response was lost, the object has a newer version: only it is sent again.
      const isOnlyAttachment = attachment?.failedFor != null && !form.hook.formState.isDirty;
      const saved = isOnlyAttachment ? null : await update.run(sent as unknown as InputOf<Id>, how);
      if (!attachment || (await attachment.save(id))) return saved ?? fresh.base;
      // The form stays open with the attachment, for a retry.
      if (saved) fresh.continueFrom(saved as Entity);
      throw new Error('The attachment is not saved');
    },
    formPath,
    isMoreUnsaved,
    onSaved,
  });
  const { error } = update;
  const fresh: EditConflict<Entity> = useEditConflict({
    latest,
    form,
    error,
    refetch,
    toFormValues,
    hasDerivedDataChanged,
    isSameInForm,
  });
  return { form, fresh, error };
}
