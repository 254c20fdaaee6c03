import { FileField } from '@kasa/ui/file-field';
import { useRef, useState } from 'react';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { spreadsheetMessages } from './messages/catalogue.ts';
import { readSheet } from './read-sheet.ts';
import type { Sheet, SheetProblem } from './sheet.ts';

// The type of a CSV file depends on what is installed; Android knows only that it is text.
const ACCEPTED = [
  ...['.csv', '.tsv', '.txt', '.xlsx', 'text/csv', 'text/plain'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const MEGABYTE = 1024 * 1024;

/** A file with a table, read as soon as it is chosen; says what is wrong with one that is none. */
export function SpreadsheetField({
  label,
  maxBytes,
  error,
  onRead,
}: {
  label: string;
  maxBytes: number;
  /** What is wrong with the content of a file that was read. */
  error?: string | undefined;
  /** @param sheet undefined: the file could not be read */
  onRead: (sheet: Sheet | undefined, fileName: string) => void;
}) {
  const text = useText(spreadsheetMessages);
  const format = useFormat();
  const [fileName, setFileName] = useState<string | null>(null);
  const [problem, setProblem] = useState<SheetProblem>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(undefined);
  const megabytes = format.number(maxBytes / MEGABYTE, 1);
  const read = async (file: File) => {
    latest.current = file;
    setFileName(file.name);
    setProblem(undefined);
    setReading(true);
    const reading = await readSheet(file, maxBytes);
    // Another was chosen meanwhile.
    if (latest.current !== file) return;
    setReading(false);
    setProblem(reading.problem);
    onRead(reading.sheet, file.name);
  };
  return (
    <>
      <FileField
        label={label}
        hint={text('file.hint', { megabytes })}
        error={isReading ? undefined : problem ? text(`file.${problem}`, { megabytes }) : error}
        fileName={fileName}
        texts={{ choose: text('file.choose'), chooseOther: text('file.chooseOther') }}
        accept={ACCEPTED}
        onChoose={(file) => void read(file)}
      />
      <p role="status" className="text-text-muted">
        {isReading ? text('file.reading') : null}
      </p>
    </>
  );
}
