import { SearchField } from '@kasa/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Debounce of typing, milliseconds. */
const DEBOUNCE_MS = 300;

export interface SearchableList<Name extends string> {
  filters: { [Key in Name]: string | undefined };
  setFilters(
    changes: { [Key in Name]?: string | null },
    how?: { replaceHistory?: boolean | undefined },
  ): void;
}

/** Search field of a list, debounced; Enter searches at once. The text is kept in the address. */
export function ListSearch<Name extends string>({
  list,
  name,
  label,
  placeholder,
  refuse,
}: {
  list: SearchableList<Name>;
  name: Name;
  label: string;
  placeholder?: string | undefined;
  /** Why a text is neither searched nor kept in the address. */
  refuse?: ((text: string) => string | undefined) | undefined;
}) {
  const text = useText(commonMessages);
  const asked = list.filters[name] ?? '';
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed elsewhere: back, a link, "clear filters".
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }

  const ask = (value: string) => {
    clearTimeout(timer.current);
    if (refuse?.(value)) return;
    const changes = { [name]: value.trim() || null } as { [Key in Name]?: string | null };
    list.setFilters(changes, { replaceHistory: true });
  };
  const refusal = refuse?.(typed);
  return (
    <>
      <SearchField
        label={label}
        placeholder={placeholder}
        clearLabel={text('filter.clearSearch')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(value), DEBOUNCE_MS);
        }}
        onSubmit={ask}
      />
      {refusal && (
        <p role="alert" className="mt-1 text-[13px] text-danger">
          {refusal}
        </p>
      )}
    </>
  );
}
