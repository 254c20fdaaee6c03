import { MAX_IMPORT_ROWS } from '@kasa/contracts/catalogue/import-values';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Download } from 'lucide-react';
import { saveText } from '#shared/download/save-text.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { makeCsv } from '#shared/spreadsheet/read-sheet.ts';
import { SpreadsheetField } from '#shared/spreadsheet/spreadsheet-field.tsx';
import { toast } from '#shared/toast/toast.ts';
import { productImportFileMessages } from '../../messages/product-import-file/catalogue.ts';
import { exampleRows } from '../../model/product-import-file/example.ts';
import { isTooLong, type ProductFile } from '../../model/product-import-file/product-file.ts';
import type { ProductImportFile } from './use-product-import-file.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Where the file is chosen, what is wrong with all of it, and what of it is left out. */
export function FileSection({ of: { file, read } }: { of: ProductImportFile }) {
  const text = useText(productImportFileMessages);
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
        <ExampleButton />
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

function ExampleButton() {
  const text = useText(productImportFileMessages);
  const locale = useLocale();
  const save = async () => {
    const content = await makeCsv(exampleRows(locale));
    if (content === null) toast.error(text('file.exampleFailed'));
    else saveText(text('file.exampleName'), 'text/csv', content);
  };
  return (
    <Button size="sm" icon={<Download />} onPress={() => void save()}>
      {text('file.example')}
    </Button>
  );
}
