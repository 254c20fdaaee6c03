import { useTexts } from '../story-kit/story-kit.tsx';
import { Tabs } from './tabs.tsx';

export default { title: 'Navigation/Tabs', component: Tabs };

const texts = {
  uk: {
    label: 'Депо «Подол»',
    vehicles: 'Транспорт',
    drivers: 'Водії',
    history: 'Робочі зміни',
    text: 'Вміст вкладки:',
  },
  en: {
    label: 'Podil depot',
    vehicles: 'Vehicles',
    drivers: 'Drivers',
    history: 'Change history',
    text: 'Content of the tab:',
  },
};

export function Three() {
  const t = useTexts(texts);
  return (
    <Tabs
      label={t.label}
      tabs={[
        { id: 'vehicles', label: t.vehicles, count: 42, content: `${t.text} ${t.vehicles}` },
        { id: 'drivers', label: t.drivers, count: 57, content: `${t.text} ${t.drivers}` },
        { id: 'history', label: t.history, content: `${t.text} ${t.history}` },
      ]}
    />
  );
}
