import type { RefObject } from 'react';
import { Popover } from 'react-aria-components';
import { editorPopover, FilterEditor } from './filter-editor.tsx';
import type { FilterDef } from './types.ts';

export function FilterPopup({
  filter,
  triggerRef,
  isOpen,
  onClose,
}: {
  filter: FilterDef | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      placement="bottom start"
      offset={4}
      className={editorPopover}
    >
      {filter ? <FilterEditor label={filter.label}>{filter.editor(onClose)}</FilterEditor> : null}
    </Popover>
  );
}
