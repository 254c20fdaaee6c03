import { productRunRowFields } from '@kasa/contracts/catalogue/product-run-fields';
import { Package } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import type { RunItemContents } from '#shared/runs/run-results.tsx';
import { RunScreen } from '#shared/runs/run-screen.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChangeWords } from '../components/product-runs/use-change-words.ts';
import { productRunMessages } from '../messages/product-runs/catalogue.ts';
import { type ProductRun, type ProductRunRow, productRuns } from '../model/product-run.ts';

/** `/products/runs/:id`: a run over products, active or finished. */
export function ProductRunScreen() {
  const text = useText(productRunMessages);
  return (
    <PermissionGate title={text('run.short')} permission="catalog_manage" isReading>
      <ProductRunPage />
    </PermissionGate>
  );
}

function ProductRunPage() {
  const text = useText(productRunMessages);
  const { title, ofRun } = useChangeWords();
  return (
    <RunScreen
      kind={productRuns}
      words={runWords(text)}
      listHref={paths.productRuns()}
      titleOf={({ change }) => title(change.action)}
      aboutOf={ofRun}
      permissionOf={() => 'catalog_manage'}
      notice={(run) => <Planned run={run} />}
      items={useProductContents()}
    />
  );
}

/** That prices of a run are planned, not changed. */
function Planned({ run: { change } }: { run: ProductRun }) {
  const text = useText(productRunMessages);
  const format = useFormat();
  if (change.action !== 'change_price' || change.effective_on === null) return null;
  return <p className="text-text-muted">{text('run.planned', { day: format.day(change.effective_on) })}</p>;
}

function useProductContents(): RunItemContents<ProductRunRow> {
  const { label } = useFields(productRunRowFields);
  const { value } = useChangeWords();
  // What the values are of is said by the run, which the screen has read, too.
  const { id = '' } = useParams();
  const action = useObject('getProductRun', id, { isQuiet: true }).query.data?.change.action;
  const written = (of: ProductRunRow['before']) => (action && of ? value(action, of) : NO_VALUE);
  return {
    icon: Package,
    columns: [
      {
        id: 'name',
        header: label('name'),
        cell: ({ product }) => <NameCell name={product.name} />,
        width: 220,
      },
      {
        id: 'article',
        header: label('article'),
        cell: ({ product }) => <span className="figures">{product.article}</span>,
        isHideable: true,
        cardSlot: 'subtitle',
        width: 110,
        dropPriority: 2,
      },
      {
        id: 'before',
        header: label('before'),
        cell: ({ before }) => <span className="figures">{written(before)}</span>,
        isHideable: true,
        width: 150,
        dropPriority: 3,
      },
      {
        id: 'after',
        header: label('after'),
        cell: ({ after }) => <span className="font-medium figures">{written(after)}</span>,
        isHideable: false,
        cardSlot: 'value',
        width: 150,
      },
    ],
    label: ({ product }) => `${product.name}, ${product.article}`,
    href: ({ product: { id: open, article } }) => paths.products({ q: article, open }),
  };
}
