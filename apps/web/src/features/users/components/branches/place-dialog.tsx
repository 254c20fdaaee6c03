import { Id } from '@kasa/contracts/shared/ids';
import type { SelectItem } from '@kasa/ui/select-field';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { useObjectSearch } from '#shared/choices/object-choices.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { SearchSelect, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { type FormFieldBinding, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { UserPoint } from '../../model/types.ts';
import { branchChoices } from './branch-choices.ts';
import { type Placed, usePlacement } from './use-placement.ts';

/** Who is placed: several, or one by name. */
export interface Chosen {
  readonly ids: readonly string[];
  readonly name?: string | undefined;
}

const ToForm = z.strictObject({ to_id: Id });

/** Moves people from a point to another, or lets them work at another one, too. */
export function PlaceDialog({
  kind,
  point,
  people: { ids, name },
  to = null,
  notice,
  onPlaced,
  onClose,
}: {
  kind: 'move' | 'also';
  point: UserPoint;
  people: Chosen;
  /** Chosen already: they were dropped there. */
  to?: SelectItem | null | undefined;
  /** What else is to be known. */
  notice: string | undefined;
  onPlaced: (placed: Placed) => void;
  onClose: () => void;
}) {
  const text = useText(userBranchMessages);
  const placement = usePlacement(kind === 'move' ? 'move.done' : 'add.done');
  const form = useContractForm({
    schema: ToForm,
    defaults: { to_id: to?.id ?? null },
    send: ({ to_id }, how) =>
      placement.run({ body: { user_ids: [...ids], from_id: kind === 'move' ? point.id : null, to_id } }, how),
    onSaved: (placed) => {
      onPlaced(placed);
      onClose();
    },
  });
  return (
    <FormDialog
      title={
        name === undefined
          ? text(`${kind}.title`, { count: ids.length, point: point.name })
          : text(`${kind}.titleOne`, { name, point: point.name })
      }
      form={form}
      submitLabel={text(`${kind}.submit`)}
      busyLabel={text(kind === 'move' ? 'move.busy' : 'add.busy')}
      notice={
        <div className="mb-4 flex flex-col gap-2 text-text-muted">
          <p>{text(`${kind}.about`, { point: point.name })}</p>
          {notice === undefined || kind === 'also' ? null : <p>{notice}</p>}
        </div>
      }
      onClose={onClose}
    >
      <OtherBranch form={form} name="to_id" than={point.id} known={to} />
    </FormDialog>
  );
}

function OtherBranch<Values extends FieldValues>({
  than,
  known,
  ...binding
}: FormFieldBinding<Values> & { than: string; known: SelectItem | null }) {
  const text = useText(userBranchMessages);
  const { value, ...field } = useField(binding);
  const [q, onSearch] = useDebouncedSearch();
  const { query, items } = useObjectSearch(branchChoices, q);
  return (
    <SearchSelect
      {...field}
      label={text('to.field')}
      value={typeof value === 'string' ? value : null}
      items={items.filter(({ id }) => id !== than)}
      known={known?.id === value ? known : null}
      query={query}
      searched={q}
      searchLabel={text('branches.search')}
      onSearch={onSearch}
      autoFocus
    />
  );
}
