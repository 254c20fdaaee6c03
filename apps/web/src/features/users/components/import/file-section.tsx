import { MAX_HIRED } from '@kasa/contracts/users/users';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { ExampleButton } from '#shared/spreadsheet/example-button.tsx';
import { SpreadsheetField } from '#shared/spreadsheet/spreadsheet-field.tsx';
import { usersImportMessages } from '../../messages/import/catalogue.ts';
import { exampleRows } from '../../model/import/example.ts';
import { importedFields, type PeopleFile } from '../../model/import/people-file.ts';
import type { PeopleImport } from './use-people-import.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** Where the file is chosen, what is wrong with all of it, and what of it is left out. */
export function FileSection({ people: { file, read } }: { people: PeopleImport }) {
  const text = useText(usersImportMessages);
  const locale = useLocale();
  const problem = useFileProblem(file);
  const header = importedFields.map((field) => text(`column.${field}`));
  return (
    <FormSection title={text('file.title')} description={text('file.text')}>
      <FormWide>
        <SpreadsheetField label={text('file.label')} maxBytes={MAX_BYTES} error={problem} onRead={read} />
      </FormWide>
      <FormWide>
        <ExampleButton fileName={text('file.exampleName')} rows={[header, ...exampleRows(locale)]} />
      </FormWide>
      {file?.kind === 'people' ? <LeftOut file={file} /> : null}
    </FormSection>
  );
}

function useFileProblem(file: PeopleFile | null): string | undefined {
  const text = useText(usersImportMessages);
  switch (file?.kind) {
    case 'missing': {
      const [first, second] = file.fields.map((field) =>
        text('file.quoted', { name: text(`column.${field}`) }),
      );
      const missing =
        second === undefined
          ? text('missing.one', { column: first ?? '' })
          : text('missing.both', { first: first ?? '', second });
      const columns = file.header.map((name) => text('file.quoted', { name })).join(', ');
      return [missing, columns && text('missing.header', { columns }), text('missing.help')]
        .filter(Boolean)
        .join(' ');
    }
    case 'nobody':
      return text('import.nobody');
    case 'too_many':
      return text('import.tooMany', { count: file.count, most: MAX_HIRED });
    default:
      return undefined;
  }
}

function LeftOut({ file: { unused, unread } }: { file: Extract<PeopleFile, { kind: 'people' }> }) {
  const text = useText(usersImportMessages);
  const named = (names: readonly string[]) => ({
    count: names.length,
    names: names.map((name) => text('file.quoted', { name })).join(', '),
  });
  if (unused.length + unread.length === 0) return null;
  return (
    <FormWide>
      <InlineNotice tone="warning" isLive>
        {unused.length === 0 ? null : <p>{text('import.unused', named(unused))}</p>}
        {unread.length === 0 ? null : <p>{text('import.unread', named(unread))}</p>}
      </InlineNotice>
    </FormWide>
  );
}
