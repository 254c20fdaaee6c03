import { CompositionInput } from '@kasa/contracts/catalogue/compositions';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import type { Refetch } from '#shared/query/use-object.ts';
import { compositionQueryIds } from '../../ingredient-queries.ts';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import { typedLine } from '../../model/composition-form.ts';
import { CompositionLinesField } from './composition-lines-field.tsx';

type Composition = DataOf<'getProductComposition'>;

const toFormValues = ({ lines }: Composition) => ({ lines: lines.map(typedLine) as never[] });
const isSameInForm = (one: Composition, other: Composition) =>
  JSON.stringify(toFormValues(one)) === JSON.stringify(toFormValues(other));

/** Changes what a product is made of. */
export function CompositionDialog({
  latest,
  refetch,
  onSaved,
  onClose,
}: {
  latest: Composition;
  refetch: Refetch<Composition>;
  onSaved: () => void;
  onClose: () => void;
}) {
  const text = useText(compositionMessages);
  const { form, fresh } = useUpdateForm('putProductComposition', {
    schema: CompositionInput,
    latest,
    refetch,
    toFormValues,
    isSameInForm,
    refreshes: compositionQueryIds,
    success: text('composition.saved'),
    onSaved,
  });
  return (
    <FormDialog
      title={text('composition.dialog', { name: latest.name })}
      size="lg"
      form={form}
      onClose={onClose}
    >
      <EditConflictNotice conflict={fresh} />
      <CompositionLinesField form={form} known={latest.lines} price={latest.price} />
    </FormDialog>
  );
}
