import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Popover } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { editorPopover, FilterEditor } from './filter-editor.tsx';
import { type FilterDef, isSet } from './types.ts';

/**
 * "+ Filter": a menu of the filters not set yet; the chosen one's field opens in its place and stays while it
 * gets its value.
 */
export function AddFilter({ label, filters }: { label: string; filters: readonly FilterDef[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = filters.find((filter) => filter.id === editedId);
  const offered = filters.filter((filter) => !isSet(filter));
  const close = () => setEditedId(null);
  if (offered.length === 0 && !edited) return null;
  return (
    <>
      <Menu
        label={label}
        placement="bottom start"
        items={offered.map(({ id, label: name }) => ({ id, label: name, onAction: () => setEditedId(id) }))}
        trigger={
          <Button ref={trigger} icon={<Plus />}>
            {label}
          </Button>
        }
      />
      <Popover
        triggerRef={trigger}
        isOpen={edited !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        placement="bottom start"
        offset={4}
        className={editorPopover}
      >
        {edited ? <FilterEditor label={edited.label}>{edited.editor(close)}</FilterEditor> : null}
      </Popover>
    </>
  );
}
