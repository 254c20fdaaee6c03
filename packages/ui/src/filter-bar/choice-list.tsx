import { Check, RotateCw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import type { FieldHandle } from '../field/field.ts';
import { InlineNotice } from '../inline-notice/inline-notice.tsx';
import { cx } from '../lib/cx.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { FilterBarTexts, FilterItem, FoundItems } from './types.ts';

export type ChoiceTexts = Pick<
  FilterBarTexts,
  'search' | 'clearSearch' | 'nothingFound' | 'failed' | 'retry'
>;

/**
 * Choices as checkboxes, maybe with a search above them. Space or a press chooses, typing goes to the search, and Enter
 * is final: it takes the choice that it stands on, or the first one found, where nothing was chosen by hand.
 */
export function ChoiceList({
  label,
  items,
  value,
  onChange,
  onEnter,
  search: searched,
  isSingle = false,
  state = 'found',
  retry,
  hasFocus = false,
  texts,
}: {
  label: string;
  /** Those shown. */
  items: readonly FilterItem[];
  value: readonly string[];
  onChange: (value: ReadonlySet<string>) => void;
  /** Called with the final choice. */
  onEnter: (value: ReadonlySet<string>) => void;
  search: { typed: string; onType: (typed: string) => void } | undefined;
  isSingle?: boolean | undefined;
  /** While what was typed is looked for, Enter waits. */
  state?: FoundItems['state'];
  retry?: FoundItems['retry'];
  hasFocus?: boolean | undefined;
  texts: ChoiceTexts;
}) {
  const search = useRef<FieldHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (hasFocus) search.current?.focus();
  }, [hasFocus]);
  const enter = (one: string | undefined) =>
    onEnter(new Set(one === undefined ? value : isSingle ? [one] : [...value, one]));
  useEffect(() => {
    if (!isEntered || state === 'loading') return;
    setEntered(false);
    if (state === 'found') enter(items[0]?.id);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const isInList = list.current?.contains(target) ?? false;
    if (event.key === 'Enter') {
      const option = target.closest<HTMLElement>('[role=option]')?.dataset.key;
      const isTyped = searched !== undefined && searched.typed !== '';
      if (option !== undefined) enter(isSingle || value.length === 0 ? option : undefined);
      else if (isTyped && state !== 'found') setEntered(true);
      else enter(isTyped ? items[0]?.id : undefined);
    } else if (event.key === 'ArrowDown' && !isInList) {
      list.current?.querySelector<HTMLElement>('[role=option]')?.focus();
    } else if (searched && isInList && isTyping(event)) {
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
      {searched ? (
        <SearchField
          ref={search}
          label={texts.search(label)}
          clearLabel={texts.clearSearch}
          placeholder={texts.search(label)}
          value={searched.typed}
          onChange={(typed) => {
            setEntered(false);
            searched.onType(typed);
          }}
        />
      ) : null}
      <ListBox
        ref={list}
        aria-label={label}
        aria-busy={state === 'loading' || undefined}
        items={items}
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(keys as ReadonlySet<string>)}
        escapeKeyBehavior="none"
        autoFocus={hasFocus && !searched ? 'first' : false}
        className="max-h-80 min-h-0 overflow-y-auto outline-none"
        renderEmptyState={() =>
          state === 'found' ? (
            <p className="px-2.5 py-2 text-text-muted">{texts.nothingFound}</p>
          ) : state === 'loading' ? (
            <Skeleton height="62px" />
          ) : null
        }
      >
        {(item) => <Choice {...item} isSingle={isSingle} />}
      </ListBox>
      {state === 'failed' ? (
        <InlineNotice
          tone="danger"
          actions={
            <Button size="sm" icon={<RotateCw />} onPress={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </InlineNotice>
      ) : null}
    </div>
  );
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key !== ' ' && (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;

function Choice({ id, label, description, isSingle }: FilterItem & { isSingle: boolean }) {
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
          <span className="min-w-0 flex-1 break-words">
            <Text slot="label">{label}</Text>
            {description === undefined ? null : (
              <Text slot="description" className="block text-[13px] text-text-muted leading-4">
                {description}
              </Text>
            )}
          </span>
        </>
      )}
    </ListBoxItem>
  );
}
