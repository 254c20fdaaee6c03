import { ProductImportDefaults } from '@kasa/contracts/catalogue/product-imports';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { ReportOptions } from '#shared/query/report.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { productImportFileMessages } from '../../messages/product-import-file/catalogue.ts';
import { useFileColumns } from './use-file-columns.ts';
import { useSending } from './use-sending.ts';

export type ProductImportFile = ReturnType<typeof useProductImportFile>;

/** A file with products, what new ones get besides, and that its rows are sent to be checked. */
export function useProductImportFile() {
  const text = useText(productImportFileMessages);
  const navigate = useNavigate();
  const own = useSession()?.points ?? null;
  const sending = useSending();
  const columns = useFileColumns(sending.startOver);
  const { fields, rows, fileName } = columns;
  const used = Object.values(fields).filter((field) => field !== null);

  const form = useContractForm({
    schema: ProductImportDefaults,
    defaults: {
      ...{ kind: 'goods', unit: 'piece', tax: null, tax_included: true, is_fiscal: true },
      is_sold_everywhere: own === null,
      point_ids: own?.length === 1 ? own.map(({ id }) => id) : [],
    },
    isMoreUnsaved: () => fileName !== undefined,
    async send(defaults, { applyFieldErrors }) {
      const ofDefaults: ReportOptions['applyFieldErrors'] = (found) =>
        applyFieldErrors?.(found.map((one) => ({ ...one, path: one.path.replace(/^defaults\./, '') }))) ??
        found;
      const draft = { file_name: fileName ?? '', rows_in_file: rows.length, defaults };
      const id = await sending.send(draft, rows, { applyFieldErrors: ofDefaults });
      columns.remember();
      return id;
    },
    onSaved: (id) => void navigate(paths.productImport({ id }), afterCreationNavigation),
  });
  const { setValue, subscribe } = form.hook;
  const { stop } = sending;
  // What is sent is what was agreed to when it began.
  useEffect(() => subscribe({ formState: { values: true }, callback: stop }), [subscribe, stop]);
  const isEverywhere = useWatch({ control: form.hook.control, name: 'is_sold_everywhere' }) === true;
  useEffect(() => {
    if (isEverywhere) setValue('point_ids', []);
  }, [isEverywhere, setValue]);

  const denial = () => {
    if (rows.length === 0) return text('send.noFile');
    if (!used.includes('article')) return text('send.noArticle');
    return used.length === 1 ? text('send.nothingElse') : undefined;
  };
  return { ...columns, form, isEverywhere, sending, own, denial: denial() };
}
