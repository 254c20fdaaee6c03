import { Button } from '@kasa/ui/button';
import { Skeleton } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { auditMessages } from '../messages/catalogue.ts';
import { objectLink } from '../model/object-link.ts';
import type { AuditEntry } from '../model/types.ts';
import { ChangedObject, EntryChanges } from './entry-parts.tsx';
import { useAuditTexts } from './use-audit-texts.ts';

const PAGE_SIZE = 20;

/**
 * What an operation changed, object by object: first the entry that the list shows, then the others, newest first.
 * @param props `isNarrow`: see `EntryChanges`
 */
export function OperationEntries({ entry, isNarrow = false }: { entry: AuditEntry; isNarrow?: boolean }) {
  const text = useText(auditMessages);
  const hasOthers = entry.rows_count > 1;
  const [pages, setPages] = useState(hasOthers ? 1 : 0);
  const isMore = hasOthers && pages * PAGE_SIZE < entry.rows_count;
  return (
    <div className="flex flex-col gap-4">
      <ObjectChanges entry={entry} isNarrow={isNarrow} />
      {Array.from({ length: pages }, (_, n) => (
        <EntriesPage key={n} shown={entry} page={n + 1} isNarrow={isNarrow} />
      ))}
      {isMore ? (
        <div>
          <Button size="sm" onPress={() => setPages(pages + 1)}>
            {text('fold.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function EntriesPage({ shown, page, isNarrow }: { shown: AuditEntry; page: number; isNarrow: boolean }) {
  const { action } = shown;
  const query = useOperation('listAuditEntries', { query: { action, page, perPage: PAGE_SIZE } });
  if (query.data === undefined) {
    return query.isError ? <LoadError query={query} /> : <Skeleton height="96px" />;
  }
  const others = query.data.items.filter(({ id }) => id !== shown.id);
  return others.map((entry) => <ObjectChanges key={entry.id} entry={entry} isNarrow={isNarrow} />);
}

function ObjectChanges({ entry, isNarrow }: { entry: AuditEntry; isNarrow: boolean }) {
  const words = useAuditTexts();
  const viewer = useSession()?.user;
  return (
    <div>
      <p className="font-[550]">
        <ChangedObject entry={entry} words={words} href={objectLink(entry, viewer)} />
      </p>
      <EntryChanges entry={entry} isNarrow={isNarrow} />
    </div>
  );
}
