import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { PopupTrigger } from '../menu/popup-trigger.tsx';
import { useOnDemand } from '../on-demand/on-demand.tsx';
import { lazyFilterPopup } from './lazy-filter-popup.ts';
import { type FilterBarTexts, type FilterDef, isSet } from './types.ts';

/** The unset filters; the chosen one's field takes their place in the popover. */
export function AddFilter({ texts, filters }: { texts: FilterBarTexts; filters: readonly FilterDef[] }) {
  const [pickedId, setPickedId] = useState<string | null>(null);
  const picked = filters.find((filter) => filter.id === pickedId);
  const offered = filters.filter((filter) => !isSet(filter));
  const code = useOnDemand(lazyFilterPopup);
  if (offered.length === 0 && !picked) return null;
  return (
    <PopupTrigger
      kind="menu"
      load={lazyFilterPopup.load}
      trigger={<Button icon={<Plus />}>{texts.add}</Button>}
      popup={({ triggerRef, isOpen, onOpenChange, autoFocus }) =>
        code && (
          <code.FilterPopup
            filter={picked}
            offered={{
              filters: offered,
              onPick: setPickedId,
              autoFocus: autoFocus === 'last' ? 'last' : 'first',
            }}
            texts={texts}
            triggerRef={triggerRef}
            isOpen={isOpen}
            onClose={() => {
              setPickedId(null);
              onOpenChange(false);
            }}
          />
        )
      }
    />
  );
}
