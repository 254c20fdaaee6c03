import { isClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { isConflict } from '#shared/errors/current-version.ts';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import { peopleQueryIds } from '../../model/live-users.ts';
import type { RightsTemplate } from '../../model/types.ts';
import { TemplatePreview } from './template-preview.tsx';

/** Who gains and loses what, and then gives the rights of a template to everybody who has it. */
export function ApplyTemplateDialog({
  template: { id, name },
  onClose,
}: {
  template: RightsTemplate;
  onClose: () => void;
}) {
  const text = useText(rightsTemplateMessages);
  const common = useText(commonMessages);
  const { refreshRights } = useServices();
  const query = useOperation('previewRightsTemplate', { params: { id } }, { isQuiet: true });
  const apply = useCommand('applyRightsTemplate', {
    refreshes: peopleQueryIds,
    success: ({ changed, refused }) =>
      refused === 0
        ? text('apply.done', { count: changed })
        : text('apply.doneSkipped', { count: changed, skipped: refused }),
    isQuiet: isConflict,
  });
  const preview = query.data;
  const count = preview?.changed ?? 0;
  const confirm = async () => {
    if (preview === undefined) return;
    try {
      await apply.run({ params: { id }, body: { version: preview.version } });
      // Who can grant rights may be others now.
      refreshRights();
      onClose();
    } catch (error) {
      // Reported; a newer template is previewed anew.
      if (!isClientError(error)) throw error;
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text('apply.title', { name })}
      closeLabel={common('action.close')}
      isBusy={apply.isRunning}
      footer={
        <>
          <Button onPress={onClose} isDisabled={apply.isRunning}>
            {common('action.cancel')}
          </Button>
          <Button
            variant="primary"
            isLoading={apply.isRunning}
            loadingLabel={text('apply.busy')}
            // What is shown is what is done.
            isDisabled={preview === undefined || query.isFetching}
            disabledReason={preview?.changed === 0 ? text('apply.nothing') : undefined}
            onPress={() => void confirm()}
          >
            {text('apply.submit', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-text-muted">{text('apply.about')}</p>
        {apply.error && isConflict(apply.error) ? (
          <InlineNotice tone="warning" isLive>
            {text('apply.stale')}
          </InlineNotice>
        ) : null}
        {preview === undefined ? (
          query.isError ? (
            <RetryLine query={query} isInDialog />
          ) : (
            <Skeleton height="160px" />
          )
        ) : (
          <TemplatePreview preview={preview} />
        )}
      </div>
    </Dialog>
  );
}
