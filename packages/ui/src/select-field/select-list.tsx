import { Check, LoaderCircle } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import type { SelectItem, SelectSource } from './select-item.ts';

export const popoverClass =
  'flex max-h-80 w-(--trigger-width) min-w-56 max-w-[calc(100vw-2rem)] flex-col rounded-lg border border-border bg-surface text-text shadow-float outline-none transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0';

type SelectListProps = Pick<SelectSource, 'items' | 'isLoading' | 'loadingLabel' | 'emptyText'>;

/** The options. Must be inside a React Aria Select or ComboBox. */
export function SelectList({ items, isLoading = false, loadingLabel, emptyText }: SelectListProps) {
  return (
    <>
      <SwallowDoubleClick />
      <ListBox
        items={items}
        className="min-h-0 flex-1 overflow-y-auto p-1 outline-none"
        renderEmptyState={() => (
          <div className="flex items-center gap-2 px-2.5 py-2 text-text-muted">
            {isLoading && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
            {isLoading ? loadingLabel : emptyText}
          </div>
        )}
      >
        {(item) => <SelectOption item={item} />}
      </ListBox>
    </>
  );
}

function SelectOption({ item }: { item: SelectItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.description === undefined ? item.label : `${item.label} ${item.description}`}
      isDisabled={item.isDisabled ?? false}
      className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 outline-none data-disabled:cursor-not-allowed data-focused:bg-accent-soft data-disabled:text-text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1 break-words">
            <span className={isSelected ? 'font-[550]' : ''}>{item.label}</span>
            {item.description !== undefined && (
              <span className="block text-[13px] text-text-muted leading-4">{item.description}</span>
            )}
          </span>
          {isSelected && <Check aria-hidden className="size-5 shrink-0 text-accent-text" />}
        </>
      )}
    </ListBoxItem>
  );
}
