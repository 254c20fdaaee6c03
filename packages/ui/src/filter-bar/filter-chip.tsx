import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { editorPopover, FilterEditor } from './filter-editor.tsx';
import type { FilterDef } from './types.ts';

/** A set filter: its press opens the field, × takes it away. */
export function FilterChip({ filter, removeLabel }: { filter: FilterDef; removeLabel: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex h-9 max-w-full shrink-0 items-center rounded-lg bg-accent-soft font-[550] text-accent-text pointer-coarse:h-11">
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button className="flex h-full min-w-0 cursor-pointer items-center rounded-lg px-3">
          <span className="max-w-72 truncate">
            {filter.label}: {filter.value}
          </span>
        </Button>
        <Popover placement="bottom start" offset={4} className={editorPopover}>
          <FilterEditor label={filter.label}>{filter.editor(() => setOpen(false))}</FilterEditor>
        </Popover>
      </DialogTrigger>
      {filter.onRemove ? (
        <Button
          aria-label={removeLabel}
          onPress={filter.onRemove}
          className="-ml-2 grid h-full w-8 cursor-pointer place-items-center rounded-lg pointer-coarse:w-11"
        >
          <X size={16} aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}
