import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RunDrawer } from '#shared/runs/run-drawer.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import { type ProductRun, productRuns } from '../../model/product-run.ts';
import { useChangeWords } from './use-change-words.ts';

/** A run over products to look at; its products stand on its page. */
export function ProductRunDrawer(props: RowDrawerProps<ProductRun>) {
  const text = useText(productRunMessages);
  const { title, ofRun } = useChangeWords();
  return (
    <RunDrawer
      {...props}
      kind={productRuns}
      words={runWords(text)}
      name={({ change }) => title(change.action)}
      subtitle={ofRun}
      permission="catalog_manage"
      pageHref={paths.productRun({ id: props.id })}
    />
  );
}
