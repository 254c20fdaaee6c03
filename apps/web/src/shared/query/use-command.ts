import type { ClientError } from '@kasa/client/http/errors';
import { isIdempotencyKeyReused } from '@kasa/client/http/idempotency';
import type { CallOptions } from '@kasa/client/http/types';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useServices } from '../services/use-services.tsx';
import { markChanged } from '../table/lit-rows.ts';
import { toast } from '../toast/toast.ts';
import type { CommandId, DataOf, InputOf, QueryId } from './operations.ts';
import type { ReportOptions } from './report.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useInvalidateQueries } from './use-invalidate-queries.ts';

export interface CommandOptions<Id extends CommandId> {
  /** Reads to invalidate after success, and after a refusal because of outdated data. */
  refreshes: readonly QueryId[];
  /** Success toast, in the current language (spec §8); undefined: there is nothing to tell of this answer. */
  success?: string | ((data: DataOf<Id>) => string | undefined) | undefined;
  /** Where that toast links to: what was made or changed, unless one comes to it anyway. */
  successHref?: ((data: DataOf<Id>) => string) | undefined;
  /** No toast for errors (spec §8), or for those it returns true for; see `error`. */
  isQuiet?: boolean | ((error: ClientError) => boolean) | undefined;
}

/**
 * Runs a change. Never retried automatically: a lost response may have taken effect. With an idempotency key
 * the user can repeat it safely.
 */
export function useCommand<Id extends CommandId>(id: Id, options: CommandOptions<Id>) {
  const { client, report } = useServices();
  const refreshReads = useInvalidateQueries();
  const text = useText(commonMessages);
  const navigate = useNavigate();
  const running = useRef<Promise<DataOf<Id>>>(undefined);
  const idempotencyKey = useIdempotencyKey();
  const send = client.operation(id) as (input: InputOf<Id>, how?: CallOptions) => Promise<DataOf<Id>>;
  const refresh = () => refreshReads(options.refreshes);
  const mutation = useMutation<DataOf<Id>, ClientError, { input: InputOf<Id> } & ReportOptions>({
    mutationKey: [id],
    mutationFn: ({ input }) => send(input, { idempotencyKey: idempotencyKey.current() }),
    onSuccess: (data) => {
      idempotencyKey.startNewOperation();
      markChanged(data);
      refresh();
      const href = options.successHref?.(data);
      const link = href && { label: text('action.open'), href, onOpen: () => void navigate(href) };
      const { success } = options;
      const told = typeof success === 'function' ? success(data) : success;
      if (told) toast.success(told, { link: link || undefined });
    },
    onError: (error, { applyFieldErrors }) => {
      if (isOutOfDate(error)) refresh();
      const isDone = isIdempotencyKeyReused(error);
      // Reported once; the next attempt is a new operation.
      if (isDone) idempotencyKey.startNewOperation();
      const isQuiet = typeof options.isQuiet === 'function' ? options.isQuiet(error) : options.isQuiet;
      report(error, { isQuiet: isQuiet && !isDone, applyFieldErrors });
    },
  });
  return {
    /** Calls during a run return its promise. Rejects with an error that is already reported. */
    run: (input: InputOf<Id>, how: Pick<ReportOptions, 'applyFieldErrors'> = {}): Promise<DataOf<Id>> => {
      running.current ??= mutation.mutateAsync({ input, ...how }).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    isRunning: mutation.isPending,
    /** Of the last run; null while running and after success. */
    error: mutation.error,
    reset: mutation.reset,
  };
}

/** Refused because the shown data is outdated. */
export function isOutOfDate(error: ClientError): boolean {
  return error.kind === 'server' && (error.httpStatus === 404 || error.httpStatus === 409);
}
