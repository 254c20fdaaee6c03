import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { FilterBarTexts, FilterDef } from './types.ts';

const nothing = () => undefined;
const dialogCode = onDemand(() => import('../dialog/dialog.tsx'));
const choicesCode = onDemand(() => import('./filter-choices.tsx'));

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
  const code = useOnDemand(dialogCode);
  const choices = useOnDemand(choicesCode);
  const open = () => {
    void dialogCode.load();
    void choicesCode.load();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={texts.label} variant="secondary" onPress={open}>
        <SlidersHorizontal aria-hidden />
      </IconButton>
      {code && choices ? (
        <code.Dialog
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
          <div className="flex flex-col gap-4">
            {filters.map((filter) => (
              <div key={filter.id} className={filter.choices ? '-mx-2.5' : undefined}>
                {filter.choices ? (
                  <choices.FilterChoices
                    label={filter.label}
                    choices={filter.choices}
                    onEnter={filter.choices.onChange}
                    texts={texts}
                  />
                ) : (
                  filter.editor(nothing)
                )}
              </div>
            ))}
          </div>
        </code.Dialog>
      ) : null}
    </>
  );
}
