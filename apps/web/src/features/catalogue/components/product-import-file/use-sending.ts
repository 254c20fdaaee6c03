import { isClientError } from '@kasa/client/http/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InputOf } from '#shared/query/operations.ts';
import type { ReportOptions } from '#shared/query/report.ts';
import { isOutOfDate, useCommand } from '#shared/query/use-command.ts';
import type { ImportedRow } from '../../model/product-import-file/product-file.ts';
import { rowChunks } from '../../model/product-import-file/row-chunks.ts';

type Draft = InputOf<'createProductImport'>['body'];
type How = Pick<ReportOptions, 'applyFieldErrors'>;

/** Ended by the person, who may go on. */
class SendingStopped extends Error {}

interface Begun {
  readonly id: string;
  /** Of other words of a draft, or of other rows, another one is begun. */
  readonly draftKey: string;
  readonly rows: readonly ImportedRow[];
  sent: number;
}

/** Sends a file's rows to a draft, some at a time; what broke off goes on where it was. */
export function useSending() {
  const create = useCommand('createProductImport', { refreshes: ['listProductImports'] });
  const put = useCommand('putProductImportRows', { refreshes: [] });
  const drop = useCommand('deleteProductImport', { refreshes: ['listProductImports'], isQuiet: true });
  const begun = useRef<Begun>(undefined);
  const isStopped = useRef(false);
  const isThere = useRef(true);
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number }>();

  // Whoever has left is not sent on to the draft, which stays incomplete.
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const begin = async (draft: Draft, rows: readonly ImportedRow[], how: How) => {
    const draftKey = JSON.stringify(draft);
    const present = begun.current;
    if (present?.draftKey === draftKey && present.rows === rows) return present;
    const { id } = await create.run({ body: draft }, how);
    if (present) void drop.run({ params: { id: present.id } }).catch(() => undefined);
    begun.current = { id, draftKey, rows, sent: 0 };
    return begun.current;
  };

  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);

  const forget = () => {
    begun.current = undefined;
    setProgress(undefined);
  };

  return {
    /** Missing: nothing was sent yet. */
    progress,
    stop,
    /** Another file or other columns: nothing of it was sent. */
    startOver: () => {
      stop();
      setProgress(undefined);
    },
    /** @returns the id of the draft. Rejects with what is reported already, or when it was stopped or left */
    async send(draft: Draft, rows: readonly ImportedRow[], how: How): Promise<string> {
      isStopped.current = false;
      const to = await begin(draft, rows, how);
      for (const chunk of rowChunks(rows.slice(to.sent))) {
        setProgress({ sent: to.sent, total: rows.length });
        try {
          await put.run({ params: { id: to.id }, body: { rows: chunk } });
        } catch (error) {
          // The draft is gone, or somebody began it: the next attempt makes another one.
          if (isClientError(error) && isOutOfDate(error)) forget();
          throw error;
        }
        to.sent += chunk.length;
        setProgress({ sent: to.sent, total: rows.length });
        if (isStopped.current || !isThere.current) throw new SendingStopped();
      }
      return to.id;
    },
  };
}
