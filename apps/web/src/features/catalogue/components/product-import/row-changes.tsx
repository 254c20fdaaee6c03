import { importedProductFields } from '@kasa/contracts/catalogue/import-fields';
import type { ImportField } from '@kasa/contracts/catalogue/import-values';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import { changedFields, newFields, type ProductImportRow } from '../../model/product-import.ts';

/** What an import does with a row: what is new, what changes from what to what, or what is wrong. */
export function RowChanges({ row }: { row: ProductImportRow }) {
  const text = useText(productImportMessages);
  const { label, display } = useFields(importedProductFields);
  const { verdict, before, after, problems, is_new_group: isNewGroup } = row;
  const written = (field: ImportField, of: NonNullable<typeof after>) =>
    field === 'group' && isNewGroup && of === after
      ? `${display(field, of[field])} (${text('rows.newGroup')})`
      : display(field, of[field]);
  if (verdict === 'wrong') {
    return (
      <Lines>
        {problems.map(({ path, message }) => (
          <span key={path} className="block text-danger">
            {text('rows.problem', { field: label(path), message })}
          </span>
        ))}
      </Lines>
    );
  }
  if (verdict === 'changed' && before && after) {
    return (
      <Lines>
        {changedFields(before, after).map((field) => (
          <span key={field} className="block figures">
            {text('rows.field', { field: label(field) })}{' '}
            <del className="no-underline">{written(field, before)}</del>
            <ArrowRight size={14} aria-hidden className="mx-1 inline-block align-[-2px] text-text-muted" />
            <ins className="font-medium no-underline">{written(field, after)}</ins>
          </span>
        ))}
      </Lines>
    );
  }
  if (verdict !== 'new' || !after) return null;
  return (
    <Lines>
      {newFields(after)
        .map((field) => text('rows.value', { field: label(field), value: written(field, after) }))
        .join(' · ')}
    </Lines>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <span className="block whitespace-pre-line break-words">{children}</span>
);
