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

interface Shared<Id extends CommandId, Input extends Schema>
  extends Pick<CommandOptions<Id>, 'refreshes' | 'success' | 'isQuiet'>,
    Pick<ContractFormOptions<Input, DataOf<Id>>, 'isMoreUnsaved'> {
  readonly schema: Input;
  /** Converts form values to the request body; default: unchanged. */
  readonly toBody?: ((input: z.output<Input>) => object) | undefined;
  readonly onSaved: (saved: DataOf<Id>) => void;
}

/** Form that creates an object. Refusals are shown in the form, unless `isQuiet` says otherwise. */
export function useCreateForm<Id extends CreateOperationId, Input extends Schema>(
  operation: Id,
  {
    schema,
    defaults,
    toBody = (input) => input,
    isMoreUnsaved,
    onSaved,
    ...command
  }: Shared<Id, Input> &
    Pick<CommandOptions<Id>, 'successLink'> &
    Pick<ContractFormOptions<Input, DataOf<Id>>, 'defaults'>,
): Form<Input> {
  const create = useCommand(operation, { isQuiet: true, ...command });
  return useContractForm({
    schema,
    defaults,
    send: (input, how) => create.run({ body: toBody(input) } as unknown as InputOf<Id>, how),
    isMoreUnsaved,
    onSaved,
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
    toBody = (input) => input,
    isMoreUnsaved,
    onSaved,
    ...command
  }: Shared<Id, Input> & {
    readonly latest: Entity;
    readonly refetch: Refetch<Entity>;
    readonly toFormValues: (object: Entity) => FormValues<z.input<Input>> & FieldValues;
    /** Whether data derived from elsewhere has changed without a new version. */
    readonly hasDerivedDataChanged?: ((latest: Entity, base: Entity) => boolean) | undefined;
  },
): { form: Form<Input>; fresh: EditConflict<Entity>; error: ClientError | null } {
  const update = useCommand(operation, { isQuiet: true, ...command });
  const form = useContractForm({
    schema,
    defaults: toFormValues(latest),
    send: (input, how): Promise<DataOf<Id>> => {
      const { id, version } = fresh.base;
      const sent = { params: { id }, body: { ...toBody(input), version } };
      return update.run(sent as unknown as InputOf<Id>, how);
    },
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
  });
  return { form, fresh, error };
}
