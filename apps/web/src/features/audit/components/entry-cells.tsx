import { CornerDownRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { changedFieldNames, objectName } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';
import type { AuditTexts } from './use-audit-texts.ts';

export function When({ time, sameAction }: { time: string; sameAction: string | null }) {
  if (sameAction === null) return <span className="tabular-nums">{time}</span>;
  return (
    <span className="block text-text-muted">
      <span className="block tabular-nums">{time}</span>
      <span className="flex items-center gap-1 text-[13px] leading-4">
        <CornerDownRight aria-hidden size={14} className="shrink-0" />
        {sameAction}
      </span>
    </span>
  );
}

export function What({ entry, words }: { entry: AuditEntry; words: AuditTexts }) {
  const { object, before, after } = entry;
  const fields =
    before && after ? changedFieldNames(entry).map((field) => words.field(object.type, field)) : [];
  return (
    <>
      <span className="block truncate font-medium">{words.operation(entry.operation)}</span>
      {fields.length === 0 ? null : (
        <span className="block truncate font-normal text-[13px] text-text-muted leading-4">
          {fields.join(', ')}
        </span>
      )}
    </>
  );
}

export function ChangedObject({
  entry,
  words,
  href,
}: {
  entry: AuditEntry;
  words: AuditTexts;
  href: string | undefined;
}) {
  const name = objectName(entry);
  return (
    <>
      {href === undefined ? (
        <span title={name} className="block truncate">
          {name}
        </span>
      ) : (
        <Link href={href} className="block truncate text-accent-text hover:underline">
          {name}
        </Link>
      )}
      <span className="block truncate text-[13px] text-text-muted leading-4">
        {words.type(entry.object.type)}
      </span>
    </>
  );
}
