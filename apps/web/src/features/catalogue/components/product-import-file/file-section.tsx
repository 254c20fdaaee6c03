import { MAX_IMPORT_ROWS } from '@kasa/contracts/catalogue/import-values';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { ExampleButton } from '#shared/spreadsheet/example-button.tsx';
import { SpreadsheetField } from '#shared/spreadsheet/spreadsheet-field.tsx';
import { productImportFileMessages } from '../../messages/product-import-file/catalogue.ts';
import { exampleRows } from '../../model/product-import-file/example.ts';
import { isTooLong, type ProductFile } from '../../model/product-import-file/product-file.ts';
import type { ProductImportFile } from './use-product-import-file.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Where the file is chosen, what is wrong with all of it, and what of it is left out. */
export function FileSection({ of: { file, read } }: { of: ProductImportFile }) {
  const text = useText(productImportFileMessages);
  const locale = useLocale();
  const problem = () => {
    if (file === undefined) return undefined;
    if (isTooLong(file)) return text('file.tooLong', { count: file.rows.length, most: MAX_IMPORT_ROWS });
    return file.rows.length === 0 ? text('file.noRows') : undefined;
  };
  return (
    <FormSection title={text('file.title')} description={text('file.text', { most: MAX_IMPORT_ROWS })}>
      <FormWide>
        <SpreadsheetField label={text('file.label')} maxBytes={MAX_BYTES} error={problem()} onRead={read} />
      </FormWide>
      <FormWide>
        <ExampleButton fileName={text('file.exampleName')} rows={exampleRows(locale)} />
      </FormWide>
      {file === undefined ? null : <LeftOut file={file} />}
    </FormSection>
  );
}

function LeftOut({ file: { above, unread } }: { file: ProductFile }) {
  const text = useText(productImportFileMessages);
  if (above + unread.length === 0) return null;
  const names = unread.map((name) => text('file.quoted', { name })).join(', ');
  return (
    <FormWide>
      <InlineNotice tone="warning" isLive>
        {above === 0 ? null : <p>{text('file.above', { count: above })}</p>}
        {unread.length === 0 ? null : <p>{text('file.unread', { count: unread.length, names })}</p>}
      </InlineNotice>
    </FormWide>
  );
}
