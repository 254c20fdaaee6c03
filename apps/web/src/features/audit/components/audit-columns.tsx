import { CornerDownRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { AuditId } from '../messages/uk.ts';
import { changedFieldNames, objectName } from '../model/changes.ts';
import { type AuditViewer, objectLink } from '../model/object-link.ts';
import type { AuditEntry } from '../model/types.ts';
import type { AuditTexts } from './use-audit-texts.ts';

/**
 * Columns of the audit log table. The fixed columns fit a 768 px wide tablet, so that nothing slides under the row
 * menu.
 * @param continued ids of entries written by the same action as the entry above them
 */
export function auditColumns(
  text: Translate<AuditId>,
  format: Format,
  words: AuditTexts,
  reader: AuditViewer | undefined,
  continued: ReadonlySet<string>,
): ListColumn<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: text('column.at'),
      cell: ({ id, at }) => (
        <When time={format.dateTime(at)} sameAction={continued.has(id) ? text('audit.sameAction') : null} />
      ),
      isSortable: true,
      cardSlot: 'secondary',
      width: 160,
    },
    {
      id: 'what',
      header: text('column.what'),
      cell: (entry) => <What entry={entry} words={words} />,
      width: 180,
      cardSlot: 'title',
    },
    {
      id: 'object',
      header: text('column.object'),
      cell: (entry) => <ChangedObject entry={entry} words={words} href={objectLink(entry, reader)} />,
      width: 225,
    },
    {
      id: 'who',
      header: text('column.who'),
      cell: words.userName,
      isHideable: true,
      width: 220,
      dropPriority: 2,
    },
    {
      id: 'address',
      header: text('column.address'),
      cell: ({ address }) => <span className="tabular-nums">{address}</span>,
      isHideable: true,
      width: 130,
      dropPriority: 1,
    },
  ];
}

function When({ time, sameAction }: { time: string; sameAction: string | null }) {
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

function What({ entry, words }: { entry: AuditEntry; words: AuditTexts }) {
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

function ChangedObject({
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
