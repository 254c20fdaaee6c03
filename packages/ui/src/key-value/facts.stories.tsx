import { Banknote, Bus, CircleCheck, CircleX, Clock } from 'lucide-react';
import { Avatar } from '../avatar/avatar.tsx';
import { StatCard, StatGroup } from '../stat-card/stat-card.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { KeyValue } from './key-value.tsx';

export default { title: 'Data/Facts', component: KeyValue };

const texts = {
  uk: {
    figures: 'Показники маршруту',
    vehicles: 'Транспорт на маршруті',
    cash: 'Готівка за сьогодні',
    time: 'Середній час проходження',
    of: 'з 14 призначених',
    yesterday: 'учора 11 870,00 ₴',
    name: 'Водій',
    phone: 'Телефон',
    depot: 'Депо',
    note: 'Примітка',
    person: 'Шевченко Олександр Володимирович',
    history: 'Історія',
    opened: 'Зміну відкрито',
    closed: 'Зміну закрито, нестача 120,00 ₴',
    by: 'Диспетчер Мельник Ірина',
  },
  en: {
    figures: 'Figures of the route',
    vehicles: 'Vehicles on the route',
    cash: 'Cash today',
    time: 'Average travel time',
    of: 'of 14 assigned',
    yesterday: 'yesterday 11,870.00 ₴',
    name: 'Driver',
    phone: 'Phone',
    depot: 'Depot',
    note: 'Note',
    person: 'Oleksandr Shevchenko',
    history: 'History',
    opened: 'Shift opened',
    closed: 'Shift closed, 120.00 ₴ missing',
    by: 'Dispatcher Iryna Melnyk',
  },
};

function useItems() {
  const t = useTexts(texts);
  return [
    {
      id: 'name',
      label: t.name,
      value: (
        <span className="flex items-center gap-2">
          <Avatar name={t.person} size="sm" />
          {t.person}
        </span>
      ),
    },
    { id: 'phone', label: t.phone, value: '+380 67 123 45 67' },
    { id: 'depot', label: t.depot, value: 'Депо «Подол»' },
    { id: 'note', label: t.note, value: null },
  ];
}

export function Figures() {
  const t = useTexts(texts);
  return (
    <StatGroup label={t.figures}>
      <StatCard label={t.vehicles} value="9" hint={t.of} icon={Bus} />
      <StatCard label={t.cash} value="12 480,50 ₴" hint={t.yesterday} icon={Banknote} />
      <StatCard label={t.time} value="47 хв" icon={Clock} />
    </StatGroup>
  );
}

export function Pairs() {
  return (
    <div className="space-y-8">
      <div className="max-w-sm">
        <KeyValue items={useItems()} />
      </div>
      <KeyValue columns={3} items={useItems()} />
    </div>
  );
}

export function History() {
  const t = useTexts(texts);
  return (
    <div className="max-w-md">
      <Timeline
        label={t.history}
        entries={[
          {
            id: '2',
            title: t.closed,
            time: '20.11.2026 18:04',
            dateTime: '2026-11-20T16:04:00Z',
            text: t.by,
            tone: 'danger',
            icon: CircleX,
          },
          {
            id: '1',
            title: t.opened,
            time: '20.11.2026 06:12',
            dateTime: '2026-11-20T04:12:00Z',
            text: t.by,
            tone: 'positive',
            icon: CircleCheck,
          },
        ]}
      />
    </div>
  );
}
