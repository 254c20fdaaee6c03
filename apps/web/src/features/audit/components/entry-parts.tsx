import { ArrowDown, ArrowRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useText } from '#shared/i18n/i18n.tsx';
import { PersonThen } from '#shared/phone/person-then.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { auditMessages } from '../messages/catalogue.ts';
import { changedFieldNames, type DisplayedChange, displayedChanges, objectName } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';
import { type AuditTexts, useAuditTexts } from './use-audit-texts.ts';

/**
 * Before and after of each changed field; for a created or deleted object, all its fields.
 * @param props `isNarrow`: one below the other, as on a phone
 */
export function EntryChanges({ entry, isNarrow = false }: { entry: AuditEntry; isNarrow?: boolean }) {
  const text = useText(auditMessages);
  const words = useAuditTexts();
  const changes = displayedChanges(entry, words.values);
  if (changes.length === 0) return <p className="text-text-muted">{text('changes.none')}</p>;
  const isChange = entry.before !== null && entry.after !== null;
  const title = isChange ? 'changes.label' : entry.after ? 'changes.created' : 'changes.removed';
  return (
    <>
      <p className="mb-2 text-[13px] text-text-muted">{text(title)}</p>
      <dl className="max-w-4xl">
        {changes.map((change) => (
          <div
            key={change.field}
            className={`grid gap-x-4 gap-y-0.5 border-border border-t py-1.5 first:border-t-0 ${isNarrow ? '' : 'md:grid-cols-[minmax(140px,220px)_minmax(0,1fr)]'}`}
          >
            <dt className={`text-text-muted ${isNarrow ? 'text-[13px]' : 'max-md:text-[13px]'}`}>
              {change.label}
            </dt>
            <dd className="min-w-0">
              <Values change={change} isChange={isChange} isNarrow={isNarrow} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const value = 'min-w-0 whitespace-pre-line [overflow-wrap:anywhere]';

function Values({
  change,
  isChange,
  isNarrow,
}: {
  change: DisplayedChange;
  isChange: boolean;
  isNarrow: boolean;
}) {
  const text = useText(auditMessages);
  if (change.isSecret || !isChange) {
    return (
      <div className={value}>
        {change.after ?? change.before}
        <Source>{change.afterSource ?? change.beforeSource}</Source>
      </div>
    );
  }
  return (
    <div className={`grid gap-x-3 ${isNarrow ? '' : 'md:grid-cols-[minmax(0,1fr)_20px_minmax(0,1fr)]'}`}>
      <div className={`${value} text-text-muted`}>
        <span className="sr-only">{text('changes.before')}: </span>
        {change.before}
        <Source>{change.beforeSource}</Source>
      </div>
      {isNarrow ? null : (
        <ArrowRight size={16} aria-hidden className="mt-0.5 text-text-muted max-md:hidden" />
      )}
      <ArrowDown size={16} aria-hidden className={`my-0.5 text-text-muted ${isNarrow ? '' : 'md:hidden'}`} />
      <div className={`${value} font-medium`}>
        <span className="sr-only">{text('changes.after')}: </span>
        {change.after}
        <Source>{change.afterSource}</Source>
      </div>
    </div>
  );
}

const Source = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : <span className="font-normal text-text-muted"> {children}</span>;

export function What({ entry, words }: { entry: AuditEntry; words: AuditTexts }) {
  const text = useText(auditMessages);
  const { object, before, after, rows_count: count } = entry;
  const fields =
    before && after ? changedFieldNames(entry).map((field) => words.field(object.type, field)) : [];
  const note = count > 1 ? text('fold.count', { count }) : fields.join(', ');
  return <NameCell name={words.operation(entry.operation)} note={note} />;
}

/** By the name of then; with the phone where that name alone could be somebody else's. */
export function Author({ entry, words }: { entry: AuditEntry; words: AuditTexts }) {
  const { user } = entry;
  return <PersonThen name={words.userName(entry)} phone={user?.has_namesake ? user.phone : null} />;
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
    <span className="flex items-center gap-x-2 max-md:flex-wrap">
      {href === undefined ? (
        <span className="min-w-0 truncate">{name}</span>
      ) : (
        <Link href={href} className="min-w-0 truncate text-accent-text hover:underline">
          {name}
        </Link>
      )}
      {/* What was done says it, too, where a card has no room. */}
      <span className="shrink-0 text-[13px] text-text-muted max-md:in-data-[slot=status]:hidden">
        {words.type(entry.object.type)}
      </span>
    </span>
  );
}
