import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { SearchField } from './search-field.tsx';

export default { title: 'Fields/SearchField', component: SearchField };

function Example({ start }: { start: string }) {
  const t = useTexts({
    uk: { label: 'Пошук водія', placeholder: "Ім'я, табельний номер", clear: 'Очистити пошук' },
    en: { label: 'Search drivers', placeholder: 'Name, staff number', clear: 'Clear the search' },
  });
  const [value, setValue] = useState(start);
  return (
    <div className="max-w-80">
      <SearchField
        label={t.label}
        placeholder={t.placeholder}
        clearLabel={t.clear}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

export const Empty = () => <Example start="" />;
export const Filled = () => <Example start="Коваль" />;
