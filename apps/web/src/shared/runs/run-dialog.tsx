import { type ClientError, isClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { runMessages } from './messages/catalogue.ts';
import type { RunPreview } from './run.ts';
import { useInvalidatePreviews } from './run-queries.ts';

function unfinishedRunIdOf(error: ClientError | null): string | null {
  if (error?.kind !== 'server' || error.codeName !== 'bulk_run_unfinished') return null;
  return error.details?.run_id ?? null;
}

const haveTargetsChanged = (error: ClientError | null) =>
  error?.kind === 'server' && error.codeName === 'bulk_targets_changed';

/** The dialog says it: for `isQuiet` of the command that begins a run. */
export const isSaidInDialog = (error: ClientError): boolean =>
  unfinishedRunIdOf(error) !== null || haveTargetsChanged(error);

/**
 * Begins a run as its preview says, and then opens its screen.
 * @param first the preview's first response, which is confirmed whatever page is shown later
 */
export function useRunStart<Preview extends RunPreview<unknown>>({
  first,
  command,
  hrefOf,
  onStarted,
}: {
  first: UseQueryResult<Preview, ClientError>;
  command: { readonly isRunning: boolean; readonly error: ClientError | null };
  hrefOf: (run: { id: string }) => string;
  onStarted: () => void;
}) {
  const navigate = useNavigate();
  const invalidatePreviews = useInvalidatePreviews();
  const [isBegun, setBegun] = useState(false);
  const preview = first.isPlaceholderData ? undefined : first.data;
  return {
    preview,
    isReady: preview !== undefined && !first.isFetching,
    isBusy: command.isRunning || isBegun,
    error: command.error,
    hrefOf,
    /** Rejects with what the command has reported. */
    begin: async (run: (preview: Preview) => Promise<{ id: string }>): Promise<void> => {
      if (!preview) return;
      try {
        const { id } = await run(preview);
        // The dialog stays open and busy until the run's screen has opened.
        setBegun(true);
        await navigate(hrefOf({ id }));
        onStarted();
      } catch (error) {
        // After a server error the preview may be outdated: reload it. After a lost response it stays, so that a retry
        // has the same idempotency key.
        if (isClientError(error) && error.kind === 'server') invalidatePreviews();
        throw error;
      }
    },
  };
}

/** Preview of a run and its start. */
export function RunDialog({
  start: { preview, isReady, isBusy, error, hrefOf },
  title,
  about,
  confirmLabel,
  isDanger,
  nothing,
  onConfirm,
  onClose,
  children,
}: {
  start: ReturnType<typeof useRunStart>;
  title: string;
  about: string;
  confirmLabel: string;
  isDanger: boolean;
  /** Why nothing can be begun when the preview leaves all out. */
  nothing: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText(runMessages);
  const common = useText(commonMessages);
  const unfinishedRunId = unfinishedRunIdOf(error);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={title}
      closeLabel={common('action.close')}
      isBusy={isBusy}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {common('action.cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isLoading={isBusy}
            loadingLabel={text('confirm.busy')}
            isDisabled={!isReady}
            disabledReason={preview?.changing === 0 ? nothing : undefined}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-text-muted">{about}</p>
        {unfinishedRunId === null ? null : (
          <InlineNotice
            tone="warning"
            isLive
            actions={
              <Button size="sm" href={hrefOf({ id: unfinishedRunId })}>
                {text('preview.toRun')}
              </Button>
            }
          >
            {text('preview.unfinished')}
          </InlineNotice>
        )}
        {haveTargetsChanged(error) ? (
          <InlineNotice tone="warning" isLive>
            {text('preview.changed')}
          </InlineNotice>
        ) : null}
        {children}
      </div>
    </Dialog>
  );
}
