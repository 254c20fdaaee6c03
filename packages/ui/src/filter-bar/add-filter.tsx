import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { useOnDemand } from '../on-demand/on-demand.tsx';
import { lazyFilterPopup } from './lazy-filter-popup.ts';
import { type FilterDef, isSet } from './types.ts';

/** A menu of the unset filters; the chosen one's field opens in its place while its value is set. */
export function AddFilter({ label, filters }: { label: string; filters: readonly FilterDef[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = filters.find((filter) => filter.id === editedId);
  const offered = filters.filter((filter) => !isSet(filter));
  const code = useOnDemand(lazyFilterPopup);
  const edit = (id: string) => {
    void lazyFilterPopup.load();
    setEditedId(id);
  };
  if (offered.length === 0 && !edited) return null;
  return (
    <>
      <Menu
        label={label}
        placement="bottom start"
        items={offered.map(({ id, label: name }) => ({ id, label: name, onAction: () => edit(id) }))}
        trigger={
          <Button ref={trigger} icon={<Plus />}>
            {label}
          </Button>
        }
      />
      {code ? (
        <code.FilterPopup
          filter={edited}
          triggerRef={trigger}
          isOpen={edited !== undefined}
          onClose={() => setEditedId(null)}
        />
      ) : null}
    </>
  );
}
