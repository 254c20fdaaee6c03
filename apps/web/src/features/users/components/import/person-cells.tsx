import { formatPhone } from '@kasa/contracts/shared/phone';
import { IconButton } from '@kasa/ui/icon-button';
import { PhoneField } from '@kasa/ui/phone-field';
import { TaxNumberField } from '@kasa/ui/tax-number-field';
import { TextField } from '@kasa/ui/text-field';
import { Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { parseTypedPhone } from '#shared/forms/fields/form-phone.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usersImportMessages } from '../../messages/import/catalogue.ts';
import {
  type ImportedField,
  type ImportedRow,
  importedFields,
  neededFields,
} from '../../model/import/people-file.ts';
import type { CellErrors } from './use-people-import.ts';

export interface PersonCellsProps {
  row: ImportedRow;
  errors: CellErrors;
  /** A row of a table, or a card of its own where there is no room for one. */
  isCard: boolean;
  /** Shown where no role is typed in. */
  roleName: string | undefined;
  /** Shown where no point is typed in. */
  pointName: string | undefined;
  /** Nobody is hired without a point. */
  needsPoint: boolean;
  onEdit: (number: number, field: ImportedField, value: string) => void;
  onRemove: (number: number) => void;
}

/** A person of the file, to be mended. Drawn anew only when something of the row is another. */
export const PersonCells = memo(PersonRow, (one, other) => {
  const { errors, ...rest } = one;
  const isSame = Object.entries(rest).every(
    ([name, value]) => value === other[name as keyof PersonCellsProps],
  );
  return isSame && importedFields.every((field) => errors[field] === other.errors[field]);
});

function PersonRow(props: PersonCellsProps) {
  const text = useText(usersImportMessages);
  const { row, isCard, onRemove } = props;
  const { number } = row;
  const remove = (
    <span data-remove={number}>
      <IconButton label={text('rows.remove', { number })} onPress={() => onRemove(number)}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
  const cell = (field: ImportedField) => <Cell {...props} field={field} />;
  if (isCard) {
    const name = text('rows.row', { number });
    return (
      <li className="border-border border-t py-4 first:border-t-0">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in every browser */}
        <div role="group" aria-label={name}>
          <div className="flex items-center justify-between gap-2">
            <span aria-hidden className="font-[550] text-text-muted figures">
              {name}
            </span>
            {remove}
          </div>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{eachField(cell)}</div>
        </div>
      </li>
    );
  }
  return (
    <tr className="border-border border-t align-top">
      <th scope="row" className="py-3.5 text-left font-normal text-text-muted figures">
        {number}
      </th>
      {eachField((field) => (
        <td className="py-1.5 pr-2">{cell(field)}</td>
      ))}
      <td className="py-1.5">{remove}</td>
    </tr>
  );
}

const eachField = (draw: (field: ImportedField) => ReactNode) =>
  importedFields.map((field) => <Keyed key={field}>{draw(field)}</Keyed>);

const Keyed = ({ children }: { children: ReactNode }) => children;

function Cell({ row, errors, isCard, field, onEdit, ...more }: PersonCellsProps & { field: ImportedField }) {
  const text = useText(usersImportMessages);
  const column = text(`column.${field}`);
  const shared = {
    label: isCard ? column : text('cell.label', { column, number: row.number }),
    isLabelHidden: !isCard,
    isRequired: (field === 'points' && more.needsPoint) || neededFields.some((needed) => needed === field),
    value: row[field],
    onChange: (value: string) => onEdit(row.number, field, value),
    error: errors[field],
    // What the browser knows is of whoever looks.
    autoComplete: 'off',
  };
  if (field === 'phone') return <PhoneField {...shared} parse={parseTypedPhone} format={formatPhone} />;
  if (field === 'tax_number') return <TaxNumberField {...shared} />;
  const placeholders: Partial<Record<ImportedField, string | undefined>> = {
    ...{ roles: more.roleName, points: more.pointName },
  };
  return <TextField {...shared} placeholder={placeholders[field]} />;
}
