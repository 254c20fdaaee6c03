import { keyedOperations } from '@kasa/client/generated/operations';
import type { ClientError } from '@kasa/client/http/errors';
import { isKeyReused } from '@kasa/client/http/idempotency';
import type { CallOptions } from '@kasa/client/http/types';
import type { ToastLink } from '@kasa/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../services/use-services.tsx';
import { toast } from '../toast/toast.ts';
import type { CommandId, DataOf, InputOf, QueryId } from './operations.ts';
import type { ReportOptions } from './report.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useRefresh } from './use-refresh.ts';

/** What follows from a command. */
export interface CommandOptions<Id extends CommandId> {
  /**
   * The reads whose answers it changes. They are asked again wherever they are on screen; also after a refusal that
   * shows them to be out of date.
   */
  refreshes: readonly QueryId[];
  /** The toast of success, in the language in use (spec §8). */
  success?: string | undefined;
  /** In that toast: the way to what has been made. */
  successLink?: ((data: DataOf<Id>) => ToastLink) | undefined;
  /** Failures bring no toast (spec §8), or those of which it says so; `error` holds them for the screen. */
  isQuiet?: boolean | ((error: ClientError) => boolean) | undefined;
}

/** A command as a component holds it. */
export interface Command<Id extends CommandId> {
  /**
   * Does it once, however often it is called while it runs. Resolves after refresh and toast have been set off;
   * rejects when it failed, which has been reported by then.
   */
  run(input: InputOf<Id>, how?: Pick<ReportOptions, 'takeFields'>): Promise<DataOf<Id>>;
  isRunning: boolean;
  /** Of the last run; null while running and after success. */
  error: ClientError | null;
  /** Forgets the error. */
  reset(): void;
}

/**
 * Changes something: `const create = useCommand('createRoute', { refreshes: ['listRoutes'], success: text('…') })`.
 * It owns what comes after, so that nobody can forget the refresh. A command is never repeated by itself: a lost
 * answer does not mean that nothing happened. Where the operation takes a key, the person may repeat it without doing it
 * twice, and is told when what the form held before had been done already.
 */
export function useCommand<Id extends CommandId>(id: Id, options: CommandOptions<Id>): Command<Id> {
  const { client, report } = useServices();
  const refreshReads = useRefresh();
  const running = useRef<Promise<DataOf<Id>>>(undefined);
  const deed = useIdempotencyKey();
  const send = client.operation(id) as (input: InputOf<Id>, how?: CallOptions) => Promise<DataOf<Id>>;
  const refresh = () => refreshReads(options.refreshes);
  const mutation = useMutation<DataOf<Id>, ClientError, { input: InputOf<Id> } & ReportOptions>({
    mutationKey: [id],
    mutationFn: ({ input }) => send(input, takesKey(id) ? { idempotencyKey: deed.current() } : {}),
    onSuccess: (data) => {
      deed.renew();
      refresh();
      if (options.success) toast.success(options.success, { link: options.successLink?.(data) });
    },
    onError: (error, { takeFields }) => {
      if (isOutOfDate(error)) refresh();
      const isDone = isKeyReused(error);
      // Told once; whoever sends it again means another one.
      if (isDone) deed.renew();
      const isQuiet = typeof options.isQuiet === 'function' ? options.isQuiet(error) : options.isQuiet;
      report(error, { isQuiet: isQuiet && !isDone, takeFields });
    },
  });
  return {
    run: (input, how = {}) => {
      running.current ??= mutation.mutateAsync({ input, ...how }).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    isRunning: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

const keyed: ReadonlySet<string> = new Set(keyedOperations);

/** Whether an operation is safe to repeat with the same key. */
export const takesKey = (id: CommandId): boolean => keyed.has(id);

/** Refused because of how things are by now: what is on the screen is no longer true. */
function isOutOfDate(error: ClientError): boolean {
  return error.kind === 'server' && (error.httpStatus === 404 || error.httpStatus === 409);
}
