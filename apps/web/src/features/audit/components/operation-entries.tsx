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

/** What an operation changed, object by object: first the entry that the list shows, then the others, newest first. */
export function OperationEntries({ entry }: { entry: AuditEntry }) {
  const text = useText(auditMessages);
  const [pages, setPages] = useState(1);
  const isMore = pages * PAGE_SIZE < entry.rows_count;
  return (
    <div className="flex flex-col gap-4">
      <ObjectChanges entry={entry} />
      {Array.from({ length: pages }, (_, n) => (
        <EntriesPage key={n} shown={entry} page={n + 1} />
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

function EntriesPage({ shown, page }: { shown: AuditEntry; page: number }) {
  const { action } = shown;
  const query = useOperation(
    'listAuditEntries',
    { query: { action, page, perPage: PAGE_SIZE } },
    { isQuiet: true },
  );
  if (query.data === undefined) {
    return query.isError ? <LoadError query={query} /> : <Skeleton height="96px" />;
  }
  const others = query.data.items.filter(({ id }) => id !== shown.id);
  return others.map((entry) => <ObjectChanges key={entry.id} entry={entry} />);
}

function ObjectChanges({ entry }: { entry: AuditEntry }) {
  const words = useAuditTexts();
  const viewer = useSession()?.user;
  return (
    <div>
      <p className="font-[550]">
        <ChangedObject entry={entry} words={words} href={objectLink(entry, viewer)} />
      </p>
      <EntryChanges entry={entry} />
    </div>
  );
}
