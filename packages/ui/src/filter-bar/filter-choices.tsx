import { useState } from 'react';
import { useFilter } from 'react-aria-components';
import { ChoiceList, type ChoiceTexts } from './choice-list.tsx';
import type { FilterChoices as Choices, FilterDef, FilterItem } from './types.ts';

/** Most choices that are looked through without a search. */
const MAX_WITHOUT_SEARCH = 7;

/** So many of those found are shown among other filters until something is typed. */
const MAX_AMONG_OTHERS = 5;

interface Props<Of extends Choices> extends Pick<FilterDef, 'label'> {
  choices: Of;
  /** Called with the final choice. */
  onEnter: (value: readonly string[]) => void;
  /** It stands alone and has the focus. */
  hasFocus?: boolean | undefined;
  texts: ChoiceTexts;
}

/** The choices of a filter; see `ChoiceList`. */
export function FilterChoices({ choices, ...rest }: Props<Choices>) {
  return choices.useItems ? (
    <FoundChoices {...rest} choices={choices} />
  ) : (
    <ListedChoices {...rest} choices={choices} />
  );
}

function ListedChoices({
  choices: { items, value, onChange, isSingle },
  onEnter,
  ...rest
}: Props<Choices & { items: readonly FilterItem[] }>) {
  const [typed, onType] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const hasSearch = items.length > MAX_WITHOUT_SEARCH;
  // Among many, those that were chosen before stand where they are seen.
  const [first] = useState(() => new Set(hasSearch ? value : []));
  const ordered = [...items.filter(({ id }) => first.has(id)), ...items.filter(({ id }) => !first.has(id))];
  const inOrder = (ids: ReadonlySet<string>) => items.map(({ id }) => id).filter((id) => ids.has(id));
  return (
    <ChoiceList
      {...rest}
      items={ordered.filter((item) => contains(item.label, typed))}
      value={value}
      isSingle={isSingle}
      onChange={(ids) => onChange(inOrder(ids))}
      onEnter={(ids) => onEnter(inOrder(ids))}
      search={hasSearch ? { typed, onType } : undefined}
    />
  );
}

function FoundChoices({
  choices: { useItems, chosen, value, onChange, isSingle },
  onEnter,
  hasFocus = false,
  ...rest
}: Props<Extract<Choices, { useItems: unknown }>>) {
  const [typed, onType] = useState('');
  const [first] = useState(chosen);
  const { items, ...state } = useItems(typed);
  const known = new Set(first.map(({ id }) => id));
  const others = items.filter(({ id }) => !known.has(id));
  const offered = hasFocus ? others : others.slice(0, MAX_AMONG_OTHERS);
  return (
    <ChoiceList
      {...rest}
      {...state}
      items={typed.trim() === '' ? [...first, ...offered] : items}
      value={value}
      isSingle={isSingle}
      onChange={(ids) => onChange([...ids])}
      onEnter={(ids) => onEnter([...ids])}
      hasFocus={hasFocus}
      search={{ typed, onType }}
    />
  );
}
