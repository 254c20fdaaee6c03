import { productGroupFields } from '@kasa/contracts/catalogue/fields';
import { ProductGroupInput } from '@kasa/contracts/catalogue/product-groups';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { productGroupMessages } from '../../messages/product-groups/catalogue.ts';
import { productQueryIds } from '../../queries.ts';

export type ProductGroup = DataOf<'getProductGroup'>;

const Field = createContractField(productGroupFields);

/** Asks for the name of a group. @param group null: a new one */
export function ProductGroupDialog({
  group,
  onSaved,
  onClose,
}: {
  group: ProductGroup | null;
  onSaved: (saved: ProductGroup) => void;
  onClose: () => void;
}) {
  const text = useText(productGroupMessages);
  const create = useCommand('createProductGroup', {
    refreshes: productQueryIds,
    success: text('group.created'),
  });
  const rename = useCommand('updateProductGroup', {
    refreshes: productQueryIds,
    success: text('group.changed'),
  });
  const form = useContractForm({
    schema: ProductGroupInput,
    defaults: { name: group?.name ?? '' },
    send: (body, how): Promise<ProductGroup> =>
      group
        ? rename.run({ params: { id: group.id }, body: { ...body, version: group.version } }, how)
        : create.run({ body }, how),
    onSaved,
  });
  return (
    <FormDialog
      title={text(group ? 'group.renameTitle' : 'group.add')}
      form={form}
      submitLabel={group ? undefined : text('group.create')}
      onClose={onClose}
    >
      <Field form={form} name="name" />
    </FormDialog>
  );
}
