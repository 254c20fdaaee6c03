import { productFields } from '@kasa/contracts/catalogue/fields';
import { IconButton } from '@kasa/ui/icon-button';
import { X } from 'lucide-react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { usePlaces } from '#shared/choices/places.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';

/** The `point_ids` of a form, where a product is sold: one after another is added, and stands below. */
export function ProductPointsField<Values extends FieldValues & { point_ids: string[] }>({
  form,
  known,
}: {
  form: ContractForm<Values>;
  /** Those whose names are known already. */
  known: readonly { readonly id: string; readonly name: string }[];
}) {
  const text = useText(productMessages);
  const { label } = useFields(productFields);
  const { value, onChange, ...field } = useField({ form, name: 'point_ids' as FieldPath<Values> });
  const ids = (value ?? []) as readonly string[];
  const { query, items } = usePlaces();
  const nameOf = (id: string) =>
    [...known.map((point) => ({ id: point.id, label: point.name })), ...items].find((one) => one.id === id)
      ?.label ?? '…';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <LocalSearchSelect
        {...field}
        isRequired
        label={label('points')}
        placeholder={text('points.add')}
        value={null}
        onChange={(id) => id !== null && onChange([...ids, id])}
        items={items.filter(({ id }) => !ids.includes(id))}
        query={query}
        searchLabel={text('points.search')}
      />
      {ids.length === 0 ? null : (
        <ul aria-label={text('points.chosen')} className="flex min-w-0 flex-col">
          {ids.map((id) => (
            <li
              key={id}
              className="flex min-h-11 items-center justify-between gap-2 border-border border-b py-1 last:border-b-0"
            >
              <span className="min-w-0 break-words">{nameOf(id)}</span>
              <IconButton
                label={text('points.remove', { name: nameOf(id) })}
                onPress={() => onChange(ids.filter((one) => one !== id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
