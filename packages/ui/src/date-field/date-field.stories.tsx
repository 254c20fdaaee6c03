import { useState } from 'react';
import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { DateField } from './date-field.tsx';

export default { title: 'Fields/DateField', component: DateField };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Дата наступного ТО',
      hint: 'Не раніше завтрашнього дня',
      error: 'Дата вже минула',
      clear: 'Очистити дату',
    },
    en: {
      label: 'Next inspection',
      hint: 'Tomorrow or later',
      error: 'This day has passed',
      clear: 'Clear the date',
    },
  });
  return (
    <FieldStates<string | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled={'2026-12-01'}
      wrong={'2026-02-03'}
      field={(props) => <DateField {...props} clearLabel={t.clear} />}
    />
  );
}

function Example() {
  const t = useTexts({ uk: { label: 'Дата наступного ТО' }, en: { label: 'Next inspection' } });
  const [value, setValue] = useState<string | null>('2026-11-20');
  return (
    <div className="min-h-96 max-w-60">
      <DateField label={t.label} value={value} onChange={setValue} min="2026-11-05" />
    </div>
  );
}

export const Opened = {
  render: () => <Example />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('button')?.click();
    while (!document.querySelector('[role="grid"]')) await new Promise(requestAnimationFrame);
  },
};
