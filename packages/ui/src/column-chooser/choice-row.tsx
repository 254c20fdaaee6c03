import { Check } from 'lucide-react';
import { MenuItem } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

export const choiceClasses =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-2 outline-none pointer-coarse:min-h-11 data-focused:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus';

export function ChoiceRow({ id, label }: { id: string; label: string }) {
  return (
    <MenuItem id={id} textValue={label} className={choiceClasses}>
      {({ isSelected }) => (
        <>
          <span
            aria-hidden
            className={cx(
              'grid size-[18px] shrink-0 place-items-center rounded-md border',
              isSelected ? 'border-accent bg-accent text-on-accent' : 'border-border-strong',
            )}
          >
            {isSelected ? <Check size={14} /> : null}
          </span>
          {label}
        </>
      )}
    </MenuItem>
  );
}
