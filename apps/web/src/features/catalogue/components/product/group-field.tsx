import { productFields } from '@kasa/contracts/catalogue/fields';
import { Button } from '@kasa/ui/button';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { productGroupMessages } from '../../messages/product-groups/catalogue.ts';
import { ProductGroupDialog } from '../product-group/product-group-dialog.tsx';
import { FormProductGroup } from './product-choices.ts';
import type { ProductForm } from './use-product-rules.ts';

/** The group of a product, which may be made on the way. */
export function GroupField({ form }: { form: ProductForm }) {
  const groups = useText(productGroupMessages);
  const { label } = useFields(productFields);
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <div className="w-full">
        <FormProductGroup form={form} name="group_id" label={label('group')} isClearable />
      </div>
      <Button size="sm" icon={<FolderPlus />} onPress={() => setAdding(true)}>
        {groups('group.add')}
      </Button>
      {isAdding ? (
        <ProductGroupDialog
          group={null}
          onSaved={({ id }) => {
            close();
            form.hook.setValue('group_id', id, { shouldDirty: true });
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
