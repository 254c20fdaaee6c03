import { productFields } from '@kasa/contracts/catalogue/fields';
import { importFields } from '@kasa/contracts/catalogue/import-values';
import { Checkbox } from '@kasa/ui/checkbox';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { SelectField } from '@kasa/ui/select-field';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { productImportFileMessages } from '../../messages/product-import-file/catalogue.ts';
import type { FileColumn, ProductFile } from '../../model/product-import-file/product-file.ts';
import type { ProductImportFile } from './use-product-import-file.ts';

const NONE = 'none';

/** What each column of the file holds, as it was recognised; people say otherwise. */
export function ColumnsSection({ of, file }: { of: ProductImportFile; file: ProductFile }) {
  const text = useText(productImportFileMessages);
  const { fields, isFirstHeader, nameColumnsByFirst } = of;
  const unused = file.columns.filter(
    ({ index, samples }) => samples.length > 0 && (fields[index] ?? null) === null,
  );
  return (
    <FormSection title={text('columns.title')} description={text('columns.text')} isWide>
      {file.isHeaderKnown ? null : (
        <FormWide>
          <Checkbox label={text('columns.isHeader')} value={isFirstHeader} onChange={nameColumnsByFirst} />
        </FormWide>
      )}
      <FormWide>
        <ul aria-label={text('columns.list')} className="flex min-w-0 flex-col">
          {file.columns.map((column) => (
            <Column key={column.index} of={of} column={column} />
          ))}
        </ul>
      </FormWide>
      <FormWide>
        <p role="status" className="text-text-muted">
          {unused.length === 0 ? null : text('columns.unused', { count: unused.length })}
        </p>
      </FormWide>
    </FormSection>
  );
}

function Column({ of: { fields, setField }, column }: { of: ProductImportFile; column: FileColumn }) {
  const text = useText(productImportFileMessages);
  const { label } = useFields(productFields);
  const { index, name, isNamed, samples } = column;
  return (
    <li className="grid items-end gap-x-4 gap-y-1 border-border border-b py-2 last:border-b-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <SelectField
        label={text(isNamed ? 'columns.label' : 'columns.letter', { name })}
        value={fields[index] ?? NONE}
        onChange={(id) => setField(index, importFields.find((field) => field === id) ?? null)}
        items={[
          { id: NONE, label: text('columns.none') },
          ...importFields.map((id) => ({ id, label: label(id) })),
        ]}
      />
      <p className="min-w-0 py-2 text-text-muted [overflow-wrap:anywhere]">
        {samples.length === 0
          ? text('columns.empty')
          : text('columns.samples', { samples: samples.map(shortened).join(' · ') })}
      </p>
    </li>
  );
}

const SHOWN = 40;
const shortened = (sample: string) => (sample.length > SHOWN ? `${sample.slice(0, SHOWN)}…` : sample);
