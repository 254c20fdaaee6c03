import { type ClientError, isClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useBulkPreview, useInvalidatePreviews } from '../../bulk-queries.ts';
import { bulkMessages } from '../../messages.ts';
import type { BulkPreview, BulkRequest, BulkRun } from '../../model/bulk.ts';
import { TemplateSelect } from '../template/template-select.tsx';
import { PreviewList } from './preview-list.tsx';

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
  const common = useText(commonMessages);
  const navigate = useNavigate();
  const [templateId, setTemplateId] = useState(template);
  const [isBegun, setBegun] = useState(false);
  // The run is confirmed on the preview's first response, whatever page is shown later.
  const first = useBulkPreview(request, templateId, {});
  const invalidatePreviews = useInvalidatePreviews();
  const start = useStartBulkRun(request, templateId);
  const isBusy = start.isRunning || isBegun;
  const preview = first.isPlaceholderData ? undefined : first.data;
  const needsTemplate = request.kind === 'apply_template' && template === null;
  // After a server error the preview may be outdated: reload it. After a lost response it stays, so that a retry has
  // the same idempotency key.
  const failed = (error: unknown) => {
    if (isClientError(error) && error.kind === 'server') invalidatePreviews();
  };
  const isNothing = preview !== undefined && preview.changing === 0;
  const begin = async () => {
    if (!preview) return;
    const { id } = await start.run(preview);
    // The dialog stays open and busy until the run's screen has opened.
    setBegun(true);
    await navigate(paths.terminalRun({ id }));
    onStarted();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={text(`kind.${request.kind}`)}
      closeLabel={common('action.close')}
      isBusy={isBusy}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {common('action.cancel')}
          </Button>
          <Button
            variant={request.kind === 'block' ? 'danger' : 'primary'}
            isLoading={isBusy}
            loadingLabel={text('confirm.busy')}
            isDisabled={!preview || first.isFetching}
            disabledReason={isNothing ? text('preview.nothing') : undefined}
            onPress={() => void begin().catch(failed)}
          >
            {text(`confirm.${request.kind}`, { count: preview?.changing ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-text-muted">{text(`text.${request.kind}`)}</p>
        {start.unfinishedRunId === null ? null : (
          <InlineNotice
            tone="warning"
            isLive
            actions={
              <Button size="sm" href={paths.terminalRun({ id: start.unfinishedRunId })}>
                {text('preview.toRun')}
              </Button>
            }
          >
            {text('preview.unfinished')}
          </InlineNotice>
        )}
        {start.haveTargetsChanged ? (
          <InlineNotice tone="warning" isLive>
            {text('preview.changed')}
          </InlineNotice>
        ) : null}
        {needsTemplate ? (
          <TemplateSelect
            label={text('bar.template')}
            value={templateId}
            onChange={setTemplateId}
            isRequired
          />
        ) : null}
        {needsTemplate && templateId === null ? null : (
          // A new preview starts at the first page.
          <PreviewList
            key={`${templateId} ${preview?.digest}`}
            request={request}
            templateId={templateId}
            first={first}
          />
        )}
      </div>
    </Dialog>
  );
}

function unfinishedRunIdOf(error: ClientError | null): string | null {
  if (error?.kind !== 'server' || error.codeName !== 'bulk_run_unfinished') return null;
  return error.details?.run_id ?? null;
}

const haveTargetsChanged = (error: ClientError | null) =>
  error?.kind === 'server' && error.codeName === 'bulk_targets_changed';

function useStartBulkRun(request: BulkRequest, templateId: string | null) {
  const options = {
    refreshes: ['listBulkRuns'],
    isQuiet: (error: ClientError) => unfinishedRunIdOf(error) !== null || haveTargetsChanged(error),
  } as const;
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
    unfinishedRunId: unfinishedRunIdOf(error),
    haveTargetsChanged: haveTargetsChanged(error),
  };
}
