import { useTexts } from '../story-kit/story-kit.tsx';
import { BarChart } from './bar-chart.tsx';

export default { title: 'Data/BarChart', component: BarChart };

const texts = {
  uk: {
    days: 'За днями',
    points: 'За точками',
    forms: 'За формами оплати',
    headings: ['День', 'Оплачено'],
    table: 'Таблиця',
    copy: 'Скопіювати',
    none: 'Продажів не було.',
    places: [
      'Затишок на Городоцькій, Львів',
      'Ярмарок на Контрактовій площі біля Гостиного двору, Київ',
      'Без точки',
    ],
  },
  en: {
    days: 'By day',
    points: 'By point',
    forms: 'By form of payment',
    headings: ['Day', 'Paid'],
    table: 'Table',
    copy: 'Copy',
    none: 'No sales.',
    places: [
      'Cosy corner, Lviv',
      'Fair on Kontraktova Square beside the Merchants’ Court, Kyiv',
      'Without a point',
    ],
  },
};

const hryvnias = (value: number) => `${value} ₴`;

export function Charts() {
  const t = useTexts(texts);
  const shared = {
    headings: t.headings,
    axisText: hryvnias,
    texts: { table: t.table, copy: t.copy },
    onCopy: () => {},
  };
  const bar = (id: string, name: string, value: number, href?: string) => ({
    ...{ id, label: id, name, value, href },
    ...{ valueText: hryvnias(value), cells: [hryvnias(value)] },
  });
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <BarChart
        {...shared}
        title={t.days}
        bars={Array.from({ length: 31 }, (_, n) => {
          const day = `${String(n + 1).padStart(2, '0')}.10`;
          // Some days have a line across, such as what was planned.
          return { ...bar(day, `${day}.2026`, (n * 7919) % 1900, '#'), mark: n % 7 < 5 ? 900 : undefined };
        })}
      />
      <BarChart
        {...shared}
        title={t.points}
        layout="rows"
        bars={t.places.map((name, n) => bar(`${n}`, name, [9000, 1250, 3][n] ?? 0, n < 2 ? '#' : undefined))}
      />
      <BarChart {...shared} title={t.forms} bars={[]} empty={t.none} />
    </div>
  );
}
