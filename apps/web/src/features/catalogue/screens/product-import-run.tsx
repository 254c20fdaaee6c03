import { productImportRunFields, productImportRunRowFields } from '@kasa/contracts/catalogue/import-fields';
import { Package } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import type { RunItemContents } from '#shared/runs/run-results.tsx';
import { RunScreen } from '#shared/runs/run-screen.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { productImportRunMessages } from '../messages/product-import-runs/catalogue.ts';
import {
  type ProductImportRun,
  type ProductImportRunRow,
  productImportRuns,
} from '../model/product-import-run.ts';

/** `/products/imports/runs/:id`: how an import, or its rolling back, goes or went. */
export function ProductImportRunScreen() {
  const text = useText(productImportRunMessages);
  return (
    <PermissionGate title={text('run.short')} permission="catalog_manage" isReading>
      <ProductImportRunPage />
    </PermissionGate>
  );
}

function ProductImportRunPage() {
  const text = useText(productImportRunMessages);
  const { display } = useFields(productImportRunFields);
  return (
    <RunScreen
      kind={productImportRuns}
      words={runWords(text)}
      listHref={paths.productImportRuns()}
      titleOf={({ action }) => display('action', action)}
      aboutOf={(run) => run.import.name}
      permissionOf={() => 'catalog_manage'}
      notice={(run) => <ToImport run={run} />}
      items={useRowContents()}
    />
  );
}

function ToImport({ run }: { run: ProductImportRun }) {
  const text = useText(productImportRunMessages);
  return (
    <p>
      <Link to={paths.productImport({ id: run.import.id })} className="text-accent-text hover:underline">
        {text('run.toImport', { name: run.import.name })}
      </Link>
    </p>
  );
}

function useRowContents(): RunItemContents<ProductImportRunRow> {
  const text = useText(productImportRunMessages);
  const { column } = useFields(productImportRunRowFields);
  // What the rows are of is said by the run, which the screen has read, too.
  const { id = '' } = useParams();
  const found = useObject('getProductImportRun', id, { isQuiet: true }).query.data;
  return {
    icon: Package,
    columns: [
      column('name', {
        cell: ({ name, article }) => <NameCell name={name || article} />,
        isHideable: false,
        width: 220,
      }),
      column('article', {
        cell: ({ article }) => <span className="figures">{article}</span>,
        cardSlot: 'subtitle',
        width: 120,
        dropPriority: 2,
      }),
      column('position', { width: 80, dropPriority: 3 }),
    ],
    label: ({ position, name, article }) => text('run.row', { position, name: name || article }),
    // A row without a product stands in its import, with what was wrong.
    href: ({ product_id: open, article, name }) =>
      open === null && found
        ? paths.productImport({ id: found.import.id }, { q: article || name })
        : paths.products({ q: article, open }),
  };
}
