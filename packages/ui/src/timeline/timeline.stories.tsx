import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Timeline } from './timeline.tsx';

export default { title: 'Data/Timeline', component: Timeline };

const texts = {
  uk: {
    label: 'Журнал змін',
    words: { before: 'було', after: 'стало' },
    changed: 'Змінено маршрут «Автобус №33»',
    made: 'Створено ТС АА 4821 КТ',
    removed: 'Видалено водія Кравець Іван',
    by: 'Диспетчер Мельник Ірина · 193.34.12.7',
    tariff: 'Тариф',
    stops: 'Кінцева',
    note: 'Примітка',
    depot: 'вул. І. Пулюя',
    station: 'Залізничний вокзал, привокзальна площа',
    reason: 'Через ремонт колії',
  },
  en: {
    label: 'Change log',
    words: { before: 'before', after: 'after' },
    changed: 'Route “Bus 33” changed',
    made: 'Vehicle АА 4821 КТ created',
    removed: 'Driver Ivan Kravets deleted',
    by: 'Dispatcher Iryna Melnyk · 193.34.12.7',
    tariff: 'Fare',
    stops: 'Terminus',
    note: 'Note',
    depot: 'I. Puliuia St',
    station: 'Railway station, station square',
    reason: 'Because of track repairs',
  },
};

export function Audit() {
  const t = useTexts(texts);
  return (
    <div className="max-w-xl rounded-lg border border-border bg-surface p-4">
      <Timeline
        label={t.label}
        texts={t.words}
        entries={[
          {
            id: '3',
            title: t.changed,
            time: '20.11.2026 14:03',
            dateTime: '2026-11-20T12:03:00Z',
            text: t.by,
            icon: Pencil,
            tone: 'info',
            changes: [
              { id: 'tariff', label: t.tariff, before: '15,00 ₴', after: '20,00 ₴' },
              { id: 'stops', label: t.stops, before: t.depot, after: t.station },
              { id: 'note', label: t.note, before: null, after: t.reason },
            ],
          },
          { id: '2', title: t.made, time: '19.11.2026 09:40', text: t.by, icon: Plus, tone: 'positive' },
          { id: '1', title: t.removed, time: '18.11.2026 17:12', text: t.by, icon: Trash2, tone: 'danger' },
        ]}
      />
    </div>
  );
}
