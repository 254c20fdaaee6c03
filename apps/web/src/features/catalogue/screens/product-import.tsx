import { personLabel } from '@kasa/contracts/shared/person-label';
import { Skeleton } from '@kasa/ui/skeleton';
import { FileSpreadsheet } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { RUN_POLL_INTERVAL_MS, useRefreshAfter } from '#shared/runs/run-queries.ts';
import { RunLiveStatus } from '#shared/runs/run-status.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { ImportRows } from '../components/product-import/import-rows.tsx';
import { ImportDefaults, ImportFigures, ImportNotice } from '../components/product-import/import-summary.tsx';
import { useImportActions } from '../components/product-import/use-import-actions.tsx';
import { ImportStatus } from '../components/product-import-runs/import-status.tsx';
import { productImportMessages } from '../messages/product-import/catalogue.ts';
import { importRowsSpec, isGoingOn, isShowingWrong, type ProductImport } from '../model/product-import.ts';
import { productImportRuns, productImportsLive } from '../model/product-import-run.ts';

/** `/products/imports/:id`: what an import would do, row by row, to mend and to begin; or what was agreed to. */
export function ProductImportScreen() {
  const text = useText(productImportMessages);
  return (
    <PermissionGate title={text('import.short')} permission="catalog_manage" isReading>
      <ImportOfAddress />
    </PermissionGate>
  );
}

function ImportOfAddress() {
  const text = useText(productImportMessages);
  const { id = '' } = useParams();
  const found = useObject('getProductImport', id);
  useLive(productImportsLive);
  return (
    <ObjectScreen
      title={found.query.data?.file_name ?? text('import.short')}
      back={{ label: text('import.back'), href: paths.productImports() }}
      icon={FileSpreadsheet}
      object={found}
      lost={{
        title: text('import.lostTitle'),
        text: text('import.lostText'),
        toList: text('import.toList'),
      }}
      skeleton={<Skeleton height="560px" />}
    >
      {(one) => <FoundImport key={id} of={one} />}
    </ObjectScreen>
  );
}

function FoundImport({ of }: { of: ProductImport }) {
  const text = useText(productImportMessages);
  const format = useFormat();
  const list = useListState(importRowsSpec);
  const { start, actions, refusal, dialogs } = useImportActions(of);
  const { id, file_name, state, created_by, created_at } = of;
  const isGoing = isGoingOn(of);
  // Events may not arrive.
  useOperation(
    'getProductImport',
    { params: { id } },
    { pollIntervalMs: isGoing ? RUN_POLL_INTERVAL_MS : undefined },
  );
  useRefreshAfter(isGoing, productImportRuns.changes);
  return (
    <>
      <ScreenHeader
        title={file_name}
        subtitle={text('import.of', { name: personLabel(created_by), time: format.dateTime(created_at) })}
        back={{ label: text('import.back'), href: paths.productImports() }}
        status={
          <>
            <ImportStatus state={state} variant="badge" />
            {state === 'draft' ? null : <RunLiveStatus progress={productImportRuns.progress} />}
          </>
        }
        primaryAction={start}
        actions={actions}
      />
      <div className="mb-5 flex flex-col gap-4">
        {refusal}
        <ImportNotice of={of} isShowingWrong={isShowingWrong(list.filters)} />
        <ImportFigures of={of} />
        <ImportDefaults of={of} />
      </div>
      <ImportRows of={of} list={list} />
      {dialogs}
    </>
  );
}
