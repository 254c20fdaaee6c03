import { useState } from 'react';
import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { CompletingField } from './completing-field.tsx';

export default { title: 'Fields/CompletingField', component: CompletingField };

const texts = {
  uk: {
    label: 'Шаблон тіла',
    hint: 'Після {{ з’являються підстановки',
    error: 'Невідома підстановка',
    list: 'Підстановки',
    insert: 'Вставити підстановку',
    order: 'Номер замовлення',
    amount: 'Сума, грн',
  },
  en: {
    label: 'Body template',
    hint: 'Placeholders are offered behind {{',
    error: 'Unknown placeholder',
    list: 'Placeholders',
    insert: 'Insert a placeholder',
    order: 'Order ID',
    amount: 'Amount, UAH',
  },
};

function useItems() {
  const t = useTexts(texts);
  const items = [
    { id: 'order_id', insert: '{{order_id}}', description: t.order },
    { id: 'amount', insert: '{{amount}}', description: t.amount },
  ];
  return { t, items };
}

export function States() {
  const { t, items } = useItems();
  return (
    <FieldStates
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty=""
      filled={'{"order": "{{order_id}}"}'}
      wrong="{{oder}}"
      field={(props) => (
        <CompletingField {...props} rows={2} items={items} listLabel={t.list} insertLabel={t.insert} />
      )}
    />
  );
}

function Example() {
  const { t, items } = useItems();
  const [value, setValue] = useState('');
  return (
    <div className="min-h-64 max-w-96">
      <CompletingField
        label={t.label}
        value={value}
        onChange={setValue}
        items={items}
        listLabel={t.list}
        insertLabel={t.insert}
      />
    </div>
  );
}

export const Opened = {
  render: () => <Example />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('button')?.click();
  },
};
