import type { operations } from '@kasa/client/generated/api';
import { operationTable } from '@kasa/client/generated/operations';
import { unwrap } from '@kasa/client/http/envelope';
import { isClientError, NetworkError } from '@kasa/client/http/errors';
import { useRef, useState } from 'react';
import { type SearchValues, searchText } from '../paths.ts';
import type { InputOf, OperationId } from '../query/operations.ts';
import { useServices } from '../services/use-services.tsx';

export type ExportOperationId = {
  [Id in OperationId]: (typeof operationTable)[Id] extends readonly ['GET', string, boolean, 'file']
    ? Id
    : never;
}[OperationId];

type PathOf<Id extends ExportOperationId> = operations[Id]['parameters'] extends {
  path: infer Params extends object;
}
  ? [params: Params]
  : [];

/**
 * Downloads an operation's response as a file. A first request, aborted once the response begins, lets errors
 * be reported instead of saved.
 */
export function useDownload<Id extends ExportOperationId>(id: Id, ...[params]: PathOf<Id>) {
  const { send, client, session, locale, report } = useServices();
  const [isRunning, setRunning] = useState(false);
  const isAsking = useRef(false);
  const save = async (query: SearchValues) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setRunning(true);
    const lng = locale.forRequests()?.toUpperCase();
    const values = { ...(params as SearchValues | undefined) };
    const path = operationTable[id][1].replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
    const address = path + searchText({ ...query, lng });
    try {
      await ask(send, address, client.defaultMessage());
      click(address);
    } catch (error) {
      if (isClientError(error) && error.kind === 'not_authenticated') session.expire();
      report(error);
    } finally {
      isAsking.current = false;
      setRunning(false);
    }
  };
  return {
    download: (query: NonNullable<InputOf<Id>['query']>) => void save(query as SearchValues),
    /** True until the server has accepted the request; then the browser shows the progress. */
    isRunning,
  };
}

/** Rejects with the error that the server would send instead of the file. */
async function ask(send: (request: Request) => Promise<Response>, address: string, message: string) {
  const leaving = new AbortController();
  const request = new Request(new URL(address, window.location.origin), { signal: leaving.signal });
  try {
    const response = await send(request);
    const origin = { requestId: response.headers.get('x-request-id'), httpStatus: response.status };
    if (!response.ok) unwrap(await response.text(), message, origin);
  } catch (error) {
    throw error instanceof TypeError ? new NetworkError(message, { cause: error }) : error;
  } finally {
    leaving.abort();
  }
}

function click(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // The file name comes from the response.
  link.download = '';
  link.click();
}
