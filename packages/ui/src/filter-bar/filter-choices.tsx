import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ListBox, ListBoxItem, useFilter } from 'react-aria-components';
import type { FieldHandle } from '../field/field.ts';
import { cx } from '../lib/cx.ts';
import { SearchField } from '../search-field/search-field.tsx';
import type { FilterChoices as Choices, FilterBarTexts, FilterDef } from './types.ts';

/** Most choices that are looked through without a search. */
const MAX_WITHOUT_SEARCH = 7;

/**
 * Choices as checkboxes, with a search above many of them. Space or a press chooses, typing goes to the search, and
 * Enter is final: it takes the choice that it stands on, or the first one found, where nothing was chosen by hand.
 */
export function FilterChoices({
  label,
  choices: { items, value, onChange, isSingle = false },
  onEnter,
  hasFocus = false,
  texts,
}: Pick<FilterDef, 'label'> & {
  choices: Choices;
  /** Called with the final choice. */
  onEnter: (value: readonly string[]) => void;
  hasFocus?: boolean | undefined;
  texts: Pick<FilterBarTexts, 'search' | 'clearSearch' | 'nothingFound'>;
}) {
  const [query, setQuery] = useState('');
  const search = useRef<FieldHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) search.current?.focus();
  }, [hasFocus]);
  const { contains } = useFilter({ sensitivity: 'base' });
  const hasSearch = items.length > MAX_WITHOUT_SEARCH;
  // Among many, those that were chosen before stand where they are seen.
  const [first] = useState(() => new Set(hasSearch ? value : []));
  const ordered = [...items.filter(({ id }) => first.has(id)), ...items.filter(({ id }) => !first.has(id))];
  const found = ordered.filter((item) => contains(item.label, query));
  const inOrder = (ids: ReadonlySet<unknown>) => items.map(({ id }) => id).filter((id) => ids.has(id));
  const taken = (target: Element) => {
    const option = target.closest<HTMLElement>('[role=option]')?.dataset.key;
    if (option === undefined) return query === '' ? undefined : found[0]?.id;
    return isSingle || value.length === 0 ? option : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const isInList = list.current?.contains(target) ?? false;
    if (event.key === 'Enter') {
      const one = taken(target);
      onEnter(one === undefined ? value : inOrder(new Set(isSingle ? [one] : [...value, one])));
    } else if (event.key === 'ArrowDown' && !isInList) {
      list.current?.querySelector<HTMLElement>('[role=option]')?.focus();
    } else if (hasSearch && isInList && isTyping(event)) {
      // The character itself then goes to the search.
      search.current?.focus();
      return event.stopPropagation();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex min-h-0 flex-col gap-2" onKeyDownCapture={onKeyDown}>
      <span aria-hidden className="px-2.5 font-[550] leading-5">
        {label}
      </span>
      {hasSearch ? (
        <SearchField
          ref={search}
          label={texts.search(label)}
          clearLabel={texts.clearSearch}
          placeholder={texts.search(label)}
          value={query}
          onChange={setQuery}
        />
      ) : null}
      <ListBox
        ref={list}
        aria-label={label}
        items={found}
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(inOrder(new Set(keys)))}
        escapeKeyBehavior="none"
        autoFocus={hasFocus && !hasSearch ? 'first' : false}
        className="max-h-80 min-h-0 overflow-y-auto outline-none"
        renderEmptyState={() => <p className="px-2.5 py-2 text-text-muted">{texts.nothingFound}</p>}
      >
        {({ id, label: name }) => <Choice id={id} label={name} isSingle={isSingle} />}
      </ListBox>
    </div>
  );
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key !== ' ' && (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;

function Choice({ id, label, isSingle }: { id: string; label: string; isSingle: boolean }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none data-focused:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      {({ isSelected }) => (
        <>
          <span
            aria-hidden
            className={cx(
              'grid size-5 shrink-0 place-items-center border',
              isSingle ? 'rounded-full' : 'rounded-[5px]',
              isSelected ? 'border-accent bg-accent text-on-accent' : 'border-border-strong bg-surface',
            )}
          >
            {isSelected ? <Check className="size-4" strokeWidth={3} /> : null}
          </span>
          <span className="min-w-0 flex-1 break-words">{label}</span>
        </>
      )}
    </ListBoxItem>
  );
}
