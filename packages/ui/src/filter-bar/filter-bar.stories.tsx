import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterTexts } from './story-texts.ts';

export default { title: 'Data/FilterBar', component: FilterBar };

const names = {
  uk: {
    route: 'Маршрут',
    depot: 'Депо',
    period: 'Період',
    today: 'сьогодні',
    status: 'Статус',
    active: 'Активний',
    blocked: 'Заблокований',
  },
  en: {
    route: 'Route',
    depot: 'Depot',
    period: 'Period',
    today: 'today',
    status: 'Status',
    active: 'Active',
    blocked: 'Blocked',
  },
};

export function Filters() {
  const t = useTexts(names);
  const [route, setRoute] = useState('38');
  const [depot, setDepot] = useState('');
  const [status, setStatus] = useState<readonly string[]>(['active', 'blocked']);
  const states = [
    { id: 'active', label: t.active },
    { id: 'blocked', label: t.blocked },
  ];
  return (
    <FilterBar
      texts={useTexts(filterTexts)}
      filters={[
        { id: 'period', label: t.period, value: t.today, editor: () => t.today },
        {
          id: 'status',
          label: t.status,
          value: states
            .filter(({ id }) => status.includes(id))
            .map(({ label }) => label)
            .join(', '),
          onRemove: () => setStatus([]),
          choices: { items: states, value: status, onChange: setStatus },
        },
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
