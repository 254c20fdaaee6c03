import { LoaderCircle, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, Input, SearchField, useFilter } from 'react-aria-components';

/** A search box above the list in the popover: typing filters, arrows move, Enter chooses. */
export function SelectSearch({
  label,
  onSearch,
  isLoading,
  children,
}: {
  label: string;
  onSearch: ((query: string) => void) | undefined;
  isLoading: boolean;
  children: ReactNode;
}) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete {...(onSearch ? { onInputChange: onSearch } : { filter: contains })}>
      <SearchField
        aria-label={label}
        autoFocus
        className="flex items-center gap-2 border-border border-b px-3"
      >
        <Search aria-hidden className="size-5 shrink-0 text-text-muted" />
        <Input
          placeholder={label}
          className="h-10 min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-muted pointer-coarse:h-12 pointer-coarse:text-base [&::-webkit-search-cancel-button]:hidden"
        />
        {isLoading && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-text-muted" />}
      </SearchField>
      {children}
    </Autocomplete>
  );
}
