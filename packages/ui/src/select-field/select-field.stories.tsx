import { useState } from 'react';
import { FieldStates } from '../story-kit/field-states.tsx';
import { useExampleRoutes } from './example-routes.ts';
import { SelectField } from './select-field.tsx';
import type { SelectItem } from './select-item.ts';

export default { title: 'Fields/SelectField', component: SelectField };

export function States() {
  const { t, items } = useExampleRoutes();
  return (
    <FieldStates<string | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled="r2"
      wrong="r1"
      field={(props) => (
        <SelectField
          {...props}
          items={items}
          placeholder={t.choose}
          searchLabel={t.search}
          clearLabel={t.clear}
          emptyText={t.empty}
        />
      )}
    />
  );
}

function Opened({ items, ...props }: { items: SelectItem[]; isLoading?: boolean; isSearched?: boolean }) {
  const { t } = useExampleRoutes();
  const [value, setValue] = useState<string | null>('r0');
  return (
    <div className="min-h-96 max-w-80">
      <SelectField
        label={t.label}
        value={value}
        onChange={setValue}
        items={items}
        isLoading={props.isLoading}
        loadingLabel={t.loading}
        emptyText={t.empty}
        searchLabel={props.isSearched ? t.search : undefined}
        selectedItem={{ id: 'r0', label: t.items[0]?.[0] ?? '' }}
      />
    </div>
  );
}

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector<HTMLElement>('[data-field] button, button')?.click();
};

export const List = { render: () => <Opened items={useExampleRoutes().items} />, play: open };
export const Searchable = {
  render: () => <Opened items={useExampleRoutes().items} isSearched />,
  play: open,
};
export const LoadingItems = { render: () => <Opened items={[]} isLoading isSearched />, play: open };
export const NothingFound = { render: () => <Opened items={[]} isSearched />, play: open };
