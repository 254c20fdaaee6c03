import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterTexts } from './story-texts.ts';

export default { title: 'Data/FilterBar', component: FilterBar };

const names = {
  uk: { route: 'Маршрут', depot: 'Депо', period: 'Період', today: 'сьогодні' },
  en: { route: 'Route', depot: 'Depot', period: 'Period', today: 'today' },
};

export function Filters() {
  const t = useTexts(names);
  const [route, setRoute] = useState('38');
  const [depot, setDepot] = useState('');
  return (
    <FilterBar
      texts={useTexts(filterTexts)}
      filters={[
        { id: 'period', label: t.period, value: t.today, editor: () => t.today },
        {
          id: 'route',
          label: t.route,
          value: route,
          onRemove: () => setRoute(''),
          editor: () => <TextField name="route" label={t.route} value={route} onChange={setRoute} />,
        },
        {
          id: 'depot',
          label: t.depot,
          value: depot,
          onRemove: () => setDepot(''),
          editor: () => <TextField name="depot" label={t.depot} value={depot} onChange={setDepot} />,
        },
      ]}
      onClear={
        route || depot
          ? () => {
              setRoute('');
              setDepot('');
            }
          : undefined
      }
    />
  );
}
