import type { ImportField } from '@kasa/contracts/catalogue/import-values';
import { ProductImportDefaults } from '@kasa/contracts/catalogue/product-imports';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { ReportOptions } from '#shared/query/report.ts';
import { useSession } from '#shared/services/use-services.tsx';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { productImportFileMessages } from '../../messages/product-import-file/catalogue.ts';
import {
  type ColumnFields,
  isTooLong,
  readProductFile,
  rowsToImport,
  withField,
} from '../../model/product-import-file/product-file.ts';
import { rememberColumns, rememberedColumns } from '../../model/product-import-file/remembered-columns.ts';
import { useSending } from './use-sending.ts';

export type ProductImportFile = ReturnType<typeof useProductImportFile>;

interface Chosen {
  readonly name: string;
  readonly sheet: Sheet;
}

/** A file with products: what its columns are of, what new products get besides, and that its rows are sent. */
export function useProductImportFile() {
  const text = useText(productImportFileMessages);
  const navigate = useNavigate();
  const own = useSession()?.points ?? null;
  const sending = useSending();
  const [chosen, setChosen] = useState<Chosen>();
  const [isFirstHeader, setFirstHeader] = useState(true);
  const file = useMemo(
    () => chosen && readProductFile(chosen.sheet, rememberedColumns(), isFirstHeader),
    [chosen, isFirstHeader],
  );
  const [changed, setChanged] = useState<ColumnFields>();
  const fields = changed ?? file?.fields ?? {};
  const rows = useMemo(
    () => (file && !isTooLong(file) ? rowsToImport(file, changed ?? file.fields) : []),
    [file, changed],
  );
  const used = Object.values(fields).filter((field) => field !== null);

  const form = useContractForm({
    schema: ProductImportDefaults,
    defaults: {
      ...{ kind: 'goods', unit: 'piece', tax: null, tax_included: true, is_fiscal: true },
      is_sold_everywhere: own === null,
      point_ids: own?.length === 1 ? own.map(({ id }) => id) : [],
    },
    isMoreUnsaved: () => chosen !== undefined,
    async send(defaults, { applyFieldErrors }) {
      const ofDefaults: ReportOptions['applyFieldErrors'] = (found) =>
        applyFieldErrors?.(found.map((one) => ({ ...one, path: one.path.replace(/^defaults\./, '') }))) ??
        found;
      const draft = { file_name: chosen?.name ?? '', rows_in_file: rows.length, defaults };
      const id = await sending.send(draft, rows, { applyFieldErrors: ofDefaults });
      rememberColumns(
        (file?.columns ?? []).flatMap(({ index, name, isNamed }) =>
          isNamed && changed !== undefined && changed[index] !== file?.fields[index]
            ? [[name, changed[index] ?? null] as const]
            : [],
        ),
      );
      return id;
    },
    onSaved: (id) => void navigate(paths.productImport({ id }), afterCreationNavigation),
  });
  const { setValue } = form.hook;
  const isEverywhere = useWatch({ control: form.hook.control, name: 'is_sold_everywhere' }) === true;
  useEffect(() => {
    if (isEverywhere) setValue('point_ids', []);
  }, [isEverywhere, setValue]);

  const startOver = () => sending.startOver();
  const denial = () => {
    if (file === undefined || isTooLong(file) || file.rows.length === 0) return text('send.noFile');
    if (!used.includes('article')) return text('send.noArticle');
    return used.length === 1 ? text('send.nothingElse') : undefined;
  };
  return {
    ...{ form, file, fields, rows, isFirstHeader, isEverywhere, sending, own },
    denial: denial(),
    read: (sheet: Sheet | undefined, name: string) => {
      setChosen(sheet && { name, sheet });
      setFirstHeader(true);
      setChanged(undefined);
      startOver();
    },
    nameColumnsByFirst: (isHeader: boolean) => {
      setFirstHeader(isHeader);
      setChanged(undefined);
      startOver();
    },
    setField: (index: number, field: ImportField | null) => {
      setChanged(withField(fields, index, field));
      startOver();
    },
  };
}
