import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { FilterSheetProps } from './filter-sheet-dialog.tsx';

const code = onDemand(() => import('./filter-sheet-dialog.tsx'));

export function FilterSheet(props: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useOnDemand(code);
  const open = () => {
    void code.load();
    setOpen(true);
  };
  return (
    <>
      <IconButton label={props.texts.label} variant="secondary" onPress={open}>
        <SlidersHorizontal aria-hidden />
      </IconButton>
      {dialog ? <dialog.FilterSheetDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
