import type { ImportField } from '@kasa/contracts/catalogue/import-values';
import { useMemo, useState } from 'react';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import {
  type ColumnFields,
  isTooLong,
  readProductFile,
  rowsToImport,
  saidOtherwise,
  withField,
} from '../../model/product-import-file/product-file.ts';
import { rememberColumns, rememberedColumns } from '../../model/product-import-file/remembered-columns.ts';

/**
 * The chosen file, and what its columns are of: as recognised, or as people say.
 * @param onChange its rows have become others
 */
export function useFileColumns(onChange: () => void) {
  const [chosen, setChosen] = useState<{ readonly name: string; readonly sheet: Sheet }>();
  const [header, setHeader] = useState<number | null>();
  const [said, setSaid] = useState<ColumnFields>();
  const file = useMemo(
    () => chosen && readProductFile(chosen.sheet, rememberedColumns(), header),
    [chosen, header],
  );
  const rows = useMemo(
    () => (file && !isTooLong(file) ? rowsToImport(file, said ?? file.fields) : []),
    [file, said],
  );
  const fields = said ?? file?.fields ?? {};
  return {
    ...{ file, fields, rows },
    fileName: chosen?.name,
    read: (sheet: Sheet | undefined, name: string) => {
      setChosen(sheet && { name, sheet });
      setHeader(undefined);
      setSaid(undefined);
      onChange();
    },
    /** Says which row names the columns; null: none does. */
    setHeader: (number: number | null) => {
      setHeader(number);
      setSaid(undefined);
      onChange();
    },
    setField: (index: number, field: ImportField | null) => {
      setSaid(withField(fields, index, field));
      onChange();
    },
    remember: () => {
      if (file && said) rememberColumns(saidOtherwise(file, said));
    },
  };
}
