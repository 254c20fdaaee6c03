import { importedProductFields } from '@kasa/contracts/catalogue/import-fields';
import { importFields } from '@kasa/contracts/catalogue/import-values';
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
  const unused = file.columns.filter(
    ({ index, samples }) => samples.length > 0 && (of.fields[index] ?? null) === null,
  );
  return (
    <FormSection title={text('columns.title')} description={text('columns.text')} isWide>
      <FormWide>
        <Header of={of} file={file} />
      </FormWide>
      <FormWide>
        <ul aria-label={text('columns.list')} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {file.columns.map((column) => (
            <Column key={column.index} of={of} column={column} />
          ))}
        </ul>
      </FormWide>
      <FormWide>
        <div role="status" className="text-text-muted">
          {unused.length === 0 ? null : <p>{text('columns.unused', { count: unused.length })}</p>}
          {of.denial === undefined ? null : <p className="text-danger">{of.denial}</p>}
        </div>
      </FormWide>
    </FormSection>
  );
}

/** Which row names the columns: what is above it is no product, and what is below is one. */
function Header({ of: { setHeader }, file }: { of: ProductImportFile; file: ProductFile }) {
  const text = useText(productImportFileMessages);
  const { header, headerCandidates } = file;
  return (
    <SelectField
      label={text('columns.header')}
      hint={text('columns.headerHint')}
      value={header === null ? NONE : String(header)}
      onChange={(id) => setHeader(id === NONE ? null : Number(id))}
      items={[
        { id: NONE, label: text('columns.noHeader') },
        ...headerCandidates.map(({ number, cells }) => ({
          id: String(number),
          label: text('columns.headerRow', { number, cells: listed(cells.filter((cell) => cell !== '')) }),
        })),
      ]}
    />
  );
}

function Column({ of: { fields, setField }, column }: { of: ProductImportFile; column: FileColumn }) {
  const text = useText(productImportFileMessages);
  const { label } = useFields(importedProductFields);
  const { index, name, isNamed, samples } = column;
  return (
    <li className="min-w-0">
      <SelectField
        label={text(isNamed ? 'columns.label' : 'columns.letter', { name })}
        hint={
          samples.length === 0 ? text('columns.empty') : text('columns.samples', { samples: listed(samples) })
        }
        value={fields[index] ?? NONE}
        onChange={(id) => setField(index, importFields.find((field) => field === id) ?? null)}
        items={[
          { id: NONE, label: text('columns.none') },
          ...importFields.map((id) => ({ id, label: label(id) })),
        ]}
      />
    </li>
  );
}

const SHOWN = 40;
const listed = (cells: readonly string[]) =>
  cells.map((cell) => (cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell)).join(' · ');
