import { userFields } from '@kasa/contracts/users/fields';
import { IconButton } from '@kasa/ui/icon-button';
import { X } from 'lucide-react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useObjectSearch } from '#shared/choices/object-choices.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { schemaAt } from '#shared/forms/schema-shape.ts';
import { SearchSelect, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import { branchChoices } from '../branches/branch-choices.ts';

export type KnownPoints = readonly { readonly id: string; readonly name: string }[];

/** The points of a person: one after another is added by the search, and stands below. */
export function UserPointsField<Values extends FieldValues>({
  form,
  known = [],
  disabledReason,
}: {
  form: ContractForm<Values>;
  /** Those whose names are known already. */
  known?: KnownPoints;
  disabledReason?: string | undefined;
}) {
  const text = useText(usersMessages);
  const { label } = useFields(userFields);
  const { value, onChange, ...field } = useField({ form, name: 'point_ids' as FieldPath<Values> });
  const ids = value as readonly string[];
  const [q, onSearch] = useDebouncedSearch();
  const { query, items } = useObjectSearch(branchChoices, q);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SearchSelect
        {...field}
        isRequired={schemaAt(form.schema, 'point_ids')?.safeParse([]).success === false}
        label={label('points')}
        placeholder={text('points.add')}
        disabledReason={disabledReason}
        value={null}
        onChange={(id) => id !== null && onChange([...ids, id])}
        items={items.filter(({ id }) => !ids.includes(id))}
        known={null}
        query={query}
        searched={q}
        searchLabel={text('points.search')}
        onSearch={onSearch}
      />
      {ids.length === 0 ? null : (
        <ul aria-label={text('points.chosen')} className="flex min-w-0 flex-col">
          {ids.map((id) => (
            <ChosenPoint
              key={id}
              id={id}
              name={known.find((point) => point.id === id)?.name}
              isFixed={disabledReason !== undefined}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ChosenPoint({
  id,
  name,
  isFixed,
  onRemove,
}: {
  id: string;
  name: string | undefined;
  isFixed: boolean;
  onRemove: () => void;
}) {
  const text = useText(usersMessages);
  const read = useObjectItem('getUserPoint', name === undefined ? id : null, (point) => point.name);
  const shown = name ?? read ?? '…';
  return (
    <li className="flex min-h-11 items-center justify-between gap-2 border-border border-b py-1 last:border-b-0">
      <span className="min-w-0 break-words">{shown}</span>
      {isFixed ? null : (
        <IconButton label={text('points.remove', { name: shown })} onPress={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
