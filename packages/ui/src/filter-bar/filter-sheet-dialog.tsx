import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FilterChoices } from './filter-choices.tsx';
import type { FilterBarTexts, FilterDef } from './types.ts';

export interface FilterSheetProps {
  filters: readonly FilterDef[];
  texts: FilterBarTexts;
  onClear: (() => void) | undefined;
}

/** All filters of a list on a phone. */
export function FilterSheetDialog({
  filters,
  texts,
  onClear,
  isOpen,
  onClose,
}: FilterSheetProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.label}
      closeLabel={texts.close}
      footer={
        <>
          {onClear ? <Button onPress={onClear}>{texts.clear}</Button> : null}
          <Button variant="primary" onPress={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {filters.map((filter) => (
          <div key={filter.id} className={filter.choices ? '-mx-2' : undefined}>
            {filter.choices ? (
              <FilterChoices
                label={filter.label}
                choices={filter.choices}
                onEnter={filter.choices.onChange}
                texts={texts}
              />
            ) : (
              filter.editor()
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
