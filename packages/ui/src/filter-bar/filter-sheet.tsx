import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { FilterBarTexts, FilterDef } from './types.ts';

const nothing = () => undefined;

/** On a phone: all filters' fields in one sheet from below. */
export function FilterSheet({
  filters,
  texts,
  onClear,
}: {
  filters: readonly FilterDef[];
  texts: FilterBarTexts;
  onClear: (() => void) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<SlidersHorizontal />} onPress={() => setOpen(true)}>
        {texts.label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={texts.label}
        closeLabel={texts.close}
        footer={
          <>
            {onClear ? <Button onPress={onClear}>{texts.clear}</Button> : null}
            <Button variant="primary" onPress={close}>
              {texts.done}
            </Button>
          </>
        }
      >
        <div className="space-y-4">
          {filters.map((filter) => (
            <div key={filter.id}>{filter.editor(nothing)}</div>
          ))}
        </div>
      </Dialog>
    </>
  );
}
