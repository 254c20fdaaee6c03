import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { ReorderList } from './reorder-list.tsx';

export default { title: 'Data/ReorderList', component: ReorderList };

const texts = {
  uk: {
    label: 'Зупинки маршруту',
    empty: 'Додайте першу зупинку',
    stops: [
      'Залізничний вокзал «Центральний»',
      'Вулиця Старовокзальна',
      'Площа Перемоги',
      'Національний університет біоресурсів і природокористування України',
    ],
    words: {
      drag: (label: string) => `Перетягнути: ${label}`,
      moveUp: (label: string) => `Вище: ${label}`,
      moveDown: (label: string) => `Нижче: ${label}`,
      remove: (label: string) => `Прибрати: ${label}`,
      moved: (label: string, position: number, count: number) => `${label}: місце ${position} з ${count}`,
    },
  },
  en: {
    label: 'Stops of the route',
    empty: 'Add the first stop',
    stops: [
      'Central railway station',
      'Starovokzalna street',
      'Peremohy square',
      'National University of Life and Environmental Sciences of Ukraine',
    ],
    words: {
      drag: (label: string) => `Drag: ${label}`,
      moveUp: (label: string) => `Up: ${label}`,
      moveDown: (label: string) => `Down: ${label}`,
      remove: (label: string) => `Remove: ${label}`,
      moved: (label: string, position: number, count: number) => `${label}: place ${position} of ${count}`,
    },
  },
};

export function Stops() {
  const t = useTexts(texts);
  const [order, setOrder] = useState<readonly string[]>(['0', '1', '2', '3']);
  return (
    <div className="max-w-xl">
      <ReorderList
        label={t.label}
        texts={t.words}
        items={order.map((id) => ({ id, label: t.stops[Number(id)] ?? '', secondary: '50.44010, 30.48940' }))}
        onReorder={setOrder}
        onRemove={(id) => setOrder(order.filter((other) => other !== id))}
        empty={<p className="p-6 text-center text-text-muted">{t.empty}</p>}
      />
    </div>
  );
}
