import { useRef, useState } from 'react';
import type { InputOf } from '#shared/query/operations.ts';
import type { ReportOptions } from '#shared/query/report.ts';
import { useCommand } from '#shared/query/use-command.ts';
import type { ImportedRow } from '../../model/product-import-file/product-file.ts';
import { rowChunks } from '../../model/product-import-file/row-chunks.ts';

type Draft = InputOf<'createProductImport'>['body'];

/** Ended by the person, who may go on. */
export class SendingStopped extends Error {}

/** How far rows were sent. */
export interface Sent {
  readonly sent: number;
  readonly total: number;
}

interface Begun {
  readonly id: string;
  /** What was sent: of something else another draft is begun. */
  readonly of: string;
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
  const [progress, setProgress] = useState<Sent>();

  const begin = async (
    draft: Draft,
    rows: readonly ImportedRow[],
    how: Pick<ReportOptions, 'applyFieldErrors'>,
  ) => {
    const of = JSON.stringify(draft);
    const present = begun.current;
    if (present?.of === of && present.rows === rows) return present;
    const { id } = await create.run({ body: draft }, how);
    if (present) void drop.run({ params: { id: present.id } }).catch(() => undefined);
    begun.current = { id, of, rows, sent: 0 };
    return begun.current;
  };

  return {
    /** Missing: nothing was sent yet. */
    progress,
    stop: () => {
      isStopped.current = true;
    },
    /** Another file or other columns: nothing of it was sent. */
    startOver: () => setProgress(undefined),
    /** @returns the id of the draft. Rejects with what is reported already, or `SendingStopped` */
    async send(draft: Draft, rows: readonly ImportedRow[], how: Pick<ReportOptions, 'applyFieldErrors'>) {
      isStopped.current = false;
      const to = await begin(draft, rows, how);
      for (const chunk of rowChunks(rows.slice(to.sent))) {
        setProgress({ sent: to.sent, total: rows.length });
        if (isStopped.current) throw new SendingStopped();
        await put.run({ params: { id: to.id }, body: { rows: chunk } });
        to.sent += chunk.length;
      }
      setProgress({ sent: to.sent, total: rows.length });
      return to.id;
    },
  };
}
