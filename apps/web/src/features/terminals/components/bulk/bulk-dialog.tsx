import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { isSaidInDialog, RunDialog, useRunStart } from '#shared/runs/run-dialog.tsx';
import { RunPreviewList } from '#shared/runs/run-preview.tsx';
import { useRunPreview } from '#shared/runs/run-queries.ts';
import { previewWords } from '#shared/runs/run-words.ts';
import { bulkRuns } from '../../bulk-queries.ts';
import { bulkMessages } from '../../messages.ts';
import type { BulkPreview, BulkRequest, BulkRun } from '../../model/bulk.ts';
import { TemplateSelect } from '../template/template-select.tsx';
import { PreviewItem } from './preview-item.tsx';

/** Preview of a bulk run and its start; then the run's own screen opens. */
export function BulkDialog({
  request,
  template = null,
  onClose,
  onStarted,
}: {
  request: BulkRequest;
  /** Preselected template of `apply_template`; null: selected in the dialog. */
  template?: string | null | undefined;
  onClose: () => void;
  onStarted: () => void;
}) {
  const text = useText(bulkMessages);
  const [templateId, setTemplateId] = useState(template);
  const asked = request.kind === 'apply_template' && templateId === null ? null : { request, templateId };
  const first = useRunPreview(bulkRuns, asked);
  const command = useStartBulkRun(request, templateId);
  const start = useRunStart({ first, command, hrefOf: paths.terminalRun, onStarted });
  const needsTemplate = request.kind === 'apply_template' && template === null;
  const { preview } = start;
  return (
    <RunDialog
      start={start}
      title={text(`kind.${request.kind}`)}
      about={text(`text.${request.kind}`)}
      isDanger={request.kind === 'block'}
      confirmLabel={text(`confirm.${request.kind}`, { count: preview?.changing ?? 0 })}
      nothing={text('preview.nothing')}
      onConfirm={() => void start.begin(command.run).catch(() => undefined)}
      onClose={onClose}
    >
      {needsTemplate ? (
        <TemplateSelect label={text('bar.template')} value={templateId} onChange={setTemplateId} isRequired />
      ) : null}
      {needsTemplate && templateId === null ? null : (
        // A new preview starts at the first page.
        <RunPreviewList
          key={`${templateId} ${preview?.digest}`}
          kind={bulkRuns}
          asked={asked}
          first={first}
          words={previewWords(text)}
        >
          {(item, leftOut) => <PreviewItem key={item.terminal.id} item={item} leftOut={leftOut} />}
        </RunPreviewList>
      )}
    </RunDialog>
  );
}

function useStartBulkRun(request: BulkRequest, templateId: string | null) {
  const options = { refreshes: ['listBulkRuns'], isQuiet: isSaidInDialog } as const;
  const edit = useCommand('startBulkRun', options);
  const update = useCommand('startOfflineUpdate', options);
  const { isRunning, error } = request.kind === 'offline_all_update' ? update : edit;
  return {
    run: ({ previewed_at, digest }: BulkPreview): Promise<BulkRun> => {
      const body = { previewed_at, digest };
      if (request.kind === 'offline_all_update') return update.run({ body });
      const { kind, target } = request;
      return edit.run({ body: { kind, template_id: templateId, target, ...body } });
    },
    isRunning,
    error,
  };
}
