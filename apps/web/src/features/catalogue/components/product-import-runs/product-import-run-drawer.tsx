import { productImportRunFields } from '@kasa/contracts/catalogue/import-fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RunDrawer } from '#shared/runs/run-drawer.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { productImportRunMessages } from '../../messages/product-import-runs/catalogue.ts';
import { type ProductImportRun, productImportRuns } from '../../model/product-import-run.ts';

/** A run of an import to look at; its rows stand on its page. */
export function ProductImportRunDrawer(props: RowDrawerProps<ProductImportRun>) {
  const text = useText(productImportRunMessages);
  const { display } = useFields(productImportRunFields);
  return (
    <RunDrawer
      {...props}
      kind={productImportRuns}
      words={runWords(text)}
      name={({ action }) => display('action', action)}
      subtitle={(run) => run.import.name}
      permission="catalog_manage"
      pageHref={paths.productImportRun({ id: props.id })}
    />
  );
}
