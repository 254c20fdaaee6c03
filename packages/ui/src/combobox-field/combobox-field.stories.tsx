import { useState } from 'react';
import { useExampleRoutes } from '../select-field/example-routes.ts';
import { FieldStates } from '../story-kit/field-states.tsx';
import { ComboboxField } from './combobox-field.tsx';

export default { title: 'Fields/ComboboxField', component: ComboboxField };

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
        <ComboboxField
          {...props}
          items={items}
          placeholder={t.search}
          clearLabel={t.clear}
          emptyText={t.empty}
        />
      )}
    />
  );
}

function Example() {
  const { t, items } = useExampleRoutes();
  const [value, setValue] = useState<string | null>('r0');
  return (
    <div className="min-h-96 max-w-80">
      <ComboboxField label={t.label} value={value} onChange={setValue} items={items} emptyText={t.empty} />
    </div>
  );
}

export const Opened = {
  render: () => <Example />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('button')?.click();
  },
};
