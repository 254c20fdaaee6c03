import type { operations } from '@kasa/client/generated/api';
import { operationTable } from '@kasa/client/generated/operations';
import { unwrap } from '@kasa/client/http/envelope';
import { isClientError, NetworkError } from '@kasa/client/http/errors';
import { useRef, useState } from 'react';
import { type SearchValues, searchText } from '../paths.ts';
import type { InputOf, OperationId } from '../query/operations.ts';
import { useServices } from '../services/use-services.tsx';

/** Operations that answer a file. */
export type ExportId = {
  [Id in OperationId]: (typeof operationTable)[Id] extends readonly ['GET', string, boolean, 'file']
    ? Id
    : never;
}[OperationId];

/** What stands in the path of an operation. */
type PathOf<Id extends ExportId> = operations[Id]['parameters'] extends { path: infer Params extends object }
  ? [params: Params]
  : [];

/** Saves a file of the API, as a component holds it. */
export interface Download<Id extends ExportId> {
  download(query: NonNullable<InputOf<Id>['query']>): void;
  /** Until the server has agreed; from then on the browser shows how far it is. */
  isRunning: boolean;
}

/**
 * Saves the answer of an operation as a file. The browser itself fetches it, so that it may be of any length; but what
 * the server refuses would then end among the downloads. So it is asked for once before, and let go as soon as the
 * answer begins: a failure is told as any other.
 */
export function useDownload<Id extends ExportId>(id: Id, ...[params]: PathOf<Id>): Download<Id> {
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
  return { download: (query) => void save(query as SearchValues), isRunning };
}

/** Rejects with the failure that the server would answer instead of the file. */
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
  // The name comes with the file.
  link.download = '';
  link.click();
}
