import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { PopupTrigger } from '../menu/popup-trigger.tsx';
import { useOnDemand } from '../on-demand/on-demand.tsx';
import { lazyFilterPopup } from './lazy-filter-popup.ts';
import type { FilterBarTexts, FilterDef } from './types.ts';

/** A set filter: a press opens its field, × removes it. */
export function FilterChip({ filter, texts }: { filter: FilterDef; texts: FilterBarTexts }) {
  const code = useOnDemand(lazyFilterPopup);
  return (
    <div className="flex h-9 max-w-full shrink-0 items-center rounded-lg bg-accent-soft font-[550] text-accent-text pointer-coarse:h-11">
      <PopupTrigger
        kind="dialog"
        load={lazyFilterPopup.load}
        trigger={
          <Button className="flex h-full min-w-0 cursor-pointer items-center rounded-lg px-3">
            <span className="max-w-72 truncate">
              {filter.label}: {filter.value}
            </span>
          </Button>
        }
        popup={({ triggerRef, isOpen, onOpenChange }) =>
          code && (
            <code.FilterPopup
              filter={filter}
              texts={texts}
              triggerRef={triggerRef}
              isOpen={isOpen}
              onClose={() => onOpenChange(false)}
            />
          )
        }
      />
      {filter.onRemove ? (
        <Button
          aria-label={texts.remove(filter.label)}
          onPress={filter.onRemove}
          className="-ml-2 grid h-full w-8 cursor-pointer place-items-center rounded-lg pointer-coarse:w-11"
        >
          <X size={16} aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}
