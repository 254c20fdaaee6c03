import type { operations } from '@kasa/client/generated/api';
import type { operationTable } from '@kasa/client/generated/operations';
import { isClientError, NetworkError } from '@kasa/client/http/errors';
import { onDemand } from '@kasa/ui/on-demand';
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

const code = onDemand(() => import('./save-file.ts'));

/** Downloads an operation's response as a file; errors are reported. */
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
    try {
      const loaded = await code.load();
      if (!loaded) throw new NetworkError(client.defaultMessage());
      const path = loaded
        .pathOf(id)
        .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
      const address = path + searchText({ ...query, lng });
      await loaded.saveFile(send, address, client.defaultMessage());
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
