import { callbackDeliveryStates } from '@kasa/contracts/shared/callback-delivery-states';
import { notifiedStatuses } from '@kasa/contracts/terminals/callback-delivery-values';
import type { LiveRules } from '#shared/live/live-cache.ts';
import type { DataOf, InputOf, QueryId } from '#shared/query/operations.ts';
import { asDay, asId, asInstant, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';

export type Callback = DataOf<'listCallbackDeliveries'>['items'][number];
export type CallbackDetails = DataOf<'getCallbackDelivery'>;
export type CallbackAttempt = CallbackDetails['history'][number];

export const callbackListSpec = {
  filters: {
    state: asSomeOf(...callbackDeliveryStates),
    status: asSomeOf(...notifiedStatuses),
    terminal_id: asSeveral(asId),
    transaction_id: asSeveral(asId),
    host: asSeveral(asText),
    created_from: asDay,
    created_to: asDay,
    created_since: asInstant,
  },
  sorts: ['created_at'] as const,
};

/** What the log is narrowed to. */
export type CallbackFilters = Omit<
  NonNullable<InputOf<'listCallbackDeliveries'>['query']>,
  'page' | 'perPage' | 'sort'
>;

export const callbackQueryIds = [
  'listCallbackDeliveries',
  'getCallbackDelivery',
  'listFailingEndpoints',
] as const satisfies readonly QueryId[];

export const callbacksLive: LiveRules = {
  reads: callbackQueryIds,
  apply: (event, cache) => {
    if (event.type === 'resend_run.progress') return ['listCallbackDeliveries'];
    if (event.type !== 'callback.changed') return [];
    const isShown = cache
      .cached('getCallbackDelivery')
      .some(({ data }) => data.id === event.data.delivery_id);
    return isShown ? callbackQueryIds : ['listCallbackDeliveries', 'listFailingEndpoints'];
  },
};

/** What to do about an answer that was none of 2xx and no redirect. */
export function refusalCause(status: number): 'auth' | 'missing' | 'client' | 'server' | 'other' {
  if (status === 401 || status === 403) return 'auth';
  if (status === 404 || status === 410) return 'missing';
  if (status >= 500) return 'server';
  return status >= 400 ? 'client' : 'other';
}

/** The request of an attempt as text, as it went. */
export function attemptText({ method, url, headers, body }: CallbackAttempt): string {
  const lines = [`${method} ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)];
  return [lines.join('\n'), ...(body === null ? [] : [body])].join('\n\n');
}
