import { isClientError } from '@kasa/client/http/errors';
import type { MenuAction } from '@kasa/ui/menu';
import { FileCheck, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { isOutOfDate, useCommand } from '#shared/query/use-command.ts';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import { productImportRunMessages } from '../../messages/product-import-runs/catalogue.ts';
import { isIncomplete, type ProductImport, rowsToWrite } from '../../model/product-import.ts';
import { productImportQueryIds, productImportRuns } from '../../model/product-import-run.ts';
import { useDraftRemoval } from '../product-import-runs/use-draft-removal.tsx';
import { ImportRefusal, isToldOnScreen } from './import-refusal.tsx';
import { StartQuestion } from './start-question.tsx';

const begins = {
  refreshes: [...productImportQueryIds, productImportRuns.list],
  isQuiet: isToldOnScreen,
} as const;

/** The question was about the import as it was, or the screen says why not: it need not stay. */
function closeWhenRefused(error: unknown): void {
  if (!isClientError(error) || !(isOutOfDate(error) || isToldOnScreen(error))) throw error;
}

/** Starts, throws away and rolls back an import: for its header, and what is asked and told. */
export function useImportActions(of: ProductImport): {
  start: MenuAction | undefined;
  actions: readonly MenuAction[];
  refusal: ReactNode;
  dialogs: ReactNode;
} {
  const text = useText(productImportMessages);
  const ofDrafts = useText(productImportRunMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const denied = usePermissions().writeDenialReason('catalog_manage');
  const { id, version, state, file_name: name, total, rows_in_file: all } = of;
  const params = { id };
  const body = { import_version: version };
  const count = rowsToWrite(of);
  const start = useCommand('startProductImport', begins);
  const rollBack = useCommand('rollBackProductImport', begins);
  const toRun = ({ id: run }: { id: string }) => navigate(paths.productImportRun({ id: run }));
  const starting = useConfirm(() => ({
    title: text('start.title', { count }),
    children: <StartQuestion of={of} />,
    confirmLabel: text('start.confirm'),
    busyLabel: text('start.busy'),
    onConfirm: () => start.run({ params, body }).then(toRun).catch(closeWhenRefused),
  }));
  const rollingBack = useConfirm(() => ({
    tone: 'danger',
    title: text('rollBack.title', { name }),
    children: text('rollBack.text'),
    confirmLabel: text('rollBack.action'),
    cancelLabel: text('rollBack.keep'),
    busyLabel: text('rollBack.busy'),
    onConfirm: () => rollBack.run({ params, body }).then(toRun).catch(closeWhenRefused),
  }));
  const removing = useDraftRemoval(() => navigate(paths.productImports()));
  const incomplete = isIncomplete(of)
    ? text('start.incomplete', { sent: format.number(total), all: format.number(all) })
    : undefined;
  const startAction: MenuAction = {
    id: 'start',
    label: text('start.action', { count }),
    icon: FileCheck,
    onAction: () => starting.ask(id),
    disabledReason: denied ?? incomplete ?? (count === 0 ? text('start.nothing') : undefined),
  };
  const removeAction: MenuAction = {
    id: 'delete',
    label: ofDrafts('import.deleteDraft'),
    icon: Trash2,
    tone: 'danger',
    onAction: () => removing.ask(of),
    disabledReason: denied,
  };
  const rollBackAction: MenuAction = {
    id: 'roll-back',
    label: text('rollBack.action'),
    icon: Undo2,
    tone: 'danger',
    onAction: () => rollingBack.ask(id),
    disabledReason: denied,
  };
  const isDraft = state === 'draft';
  const isOver = state === 'done' || state === 'cancelled';
  return {
    start: isDraft ? startAction : undefined,
    actions: isDraft ? [removeAction] : isOver ? [rollBackAction] : [],
    refusal: isDraft ? (
      <ImportRefusal of="start" error={start.error} />
    ) : isOver ? (
      <ImportRefusal of="rollBack" error={rollBack.error} />
    ) : null,
    dialogs: (
      <>
        {starting.dialog}
        {rollingBack.dialog}
        {removing.dialog}
      </>
    ),
  };
}
