import { openedBy, type Permission } from '@kasa/contracts/shared/permissions';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import { type ActionGroup, rolesHolding } from '../../model/explained.ts';
import { ActionPeople } from './action-people.tsx';
import { useGiverWords } from './use-giver-words.ts';
import { type FoundPeople, usePeopleOf } from './use-people-of.ts';
import { useSourceWords } from './use-source-words.ts';

/** Actions by groups, each of which unfolds to who may do them. */
export function ActionGroups({
  groups,
  opened,
  onToggle,
}: {
  groups: readonly ActionGroup[];
  opened: readonly ActionGroup['id'][];
  /** Undefined: all stay unfolded. */
  onToggle: ((id: ActionGroup['id']) => void) | undefined;
}) {
  const people = usePeopleOf(groups.filter(({ id }) => opened.includes(id)).flatMap(({ tags }) => tags));
  return (
    <div className="flex flex-col gap-3">
      <RetryLine query={people.retry} />
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          isOpen={opened.includes(group.id)}
          onToggle={onToggle && (() => onToggle(group.id))}
          peopleOf={people.of}
        />
      ))}
    </div>
  );
}

function Group({
  group: { id, tags },
  isOpen,
  onToggle,
  peopleOf,
}: {
  group: ActionGroup;
  isOpen: boolean;
  onToggle: (() => void) | undefined;
  peopleOf: (tag: Permission) => FoundPeople;
}) {
  const users = useText(usersMessages);
  const { nameOf } = useSourceWords();
  const [titleId, listId] = [useId(), useId()];
  const title = users(`group.${id}`);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-border bg-surface">
      <h2 id={titleId} className="font-semibold">
        {onToggle === undefined ? (
          <span className="block px-4 py-3">{title}</span>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={onToggle}
            className="flex w-full cursor-pointer items-center gap-2 rounded-lg px-4 py-3 text-left hover:bg-hover"
          >
            <Chevron aria-hidden size={20} className="shrink-0 text-text-muted" />
            {title}
          </button>
        )}
      </h2>
      {isOpen ? (
        <ul id={listId} className="px-4 pb-1">
          {tags.map((tag) => (
            <Action key={tag} tag={tag} found={peopleOf(tag)} />
          ))}
        </ul>
      ) : (
        <p className="flex gap-2 px-4 pb-3 text-[13px] text-text-muted leading-5">
          <span aria-hidden className="size-5 shrink-0" />
          {tags.map(nameOf).join(' · ')}
        </p>
      )}
    </section>
  );
}

function Action({ tag, found }: { tag: Permission; found: FoundPeople }) {
  const text = useText(explainedMessages);
  const givers = useGiverWords();
  const { nameOf, ofRoles, ofTags } = useSourceWords();
  const others = openedBy(tag).filter((other) => other !== tag);
  return (
    <li className="grid gap-x-8 gap-y-2 border-border border-t py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="font-[550]">{nameOf(tag)}</h3>
        <div className="text-[13px] text-text-muted leading-5">
          <p>{text('who.roles', ofRoles(rolesHolding(tag)))}</p>
          {others.length === 0 ? null : <p>{text('who.openedBy', ofTags(others))}</p>}
          <p>{givers(tag)}</p>
        </div>
      </div>
      <ActionPeople tag={tag} name={nameOf(tag)} found={found} />
    </li>
  );
}
