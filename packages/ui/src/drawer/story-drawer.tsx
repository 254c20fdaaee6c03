import { KeyValue } from '../key-value/key-value.tsx';
import { StatRow } from '../stat-card/stat-card.tsx';
import { Status } from '../status/status.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';

const texts = {
  uk: {
    figures: 'Показники',
    today: 'Сьогодні',
    operations: 'Операцій',
    cash: 'Готівка всередині',
    state: 'Стан',
    online: 'Онлайн',
    model: 'Модель',
    settings: 'Налаштування',
    settingsValue: 'Шаблон «Роздріб», прийнято о 14:03',
    limit: 'Ліміт офлайн',
    shift: 'Зміна',
    shiftValue: 'Відкрита о 08:02 · до Z-звіту 9 год 41 хв',
  },
  en: {
    figures: 'Figures',
    today: 'Today',
    operations: 'Operations',
    cash: 'Cash inside',
    state: 'State',
    online: 'Online',
    model: 'Model',
    settings: 'Settings',
    settingsValue: 'Template “Retail”, taken at 14:03',
    limit: 'Offline limit',
    shift: 'Shift',
    shiftValue: 'Open since 08:02 · Z report in 9 h 41 min',
  },
};

export function StoryDrawerBody() {
  const t = useTexts(texts);
  return (
    <>
      <StatRow
        label={t.figures}
        items={[
          { id: 'today', label: t.today, value: '18 420,50 ₴' },
          { id: 'operations', label: t.operations, value: '96' },
          { id: 'cash', label: t.cash, value: '3 100,00 ₴' },
        ]}
      />
      <KeyValue
        items={[
          { id: 'state', label: t.state, value: <Status tone="positive">{t.online}</Status> },
          { id: 'model', label: t.model, value: 'PAX A920 Pro' },
          { id: 'settings', label: t.settings, value: t.settingsValue },
          { id: 'limit', label: t.limit, value: '2 000,00 ₴' },
          { id: 'shift', label: t.shift, value: t.shiftValue },
        ]}
      />
    </>
  );
}
