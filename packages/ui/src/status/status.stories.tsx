import { Wrench } from 'lucide-react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Status } from './status.tsx';

export default { title: 'Data/Status', component: Status };

const texts = {
  uk: {
    on: 'Онлайн',
    late: 'Немає зв’язку 1 год 12 хв',
    off: 'Заблокований',
    info: 'На маршруті',
    none: 'Ще не був онлайн',
    repair: 'На ремонті',
  },
  en: {
    on: 'Online',
    late: 'Disconnected for 1 h 12 min',
    off: 'Blocked',
    info: 'On route',
    none: 'Never online',
    repair: 'In repair',
  },
};

function Words({ variant }: { variant: 'plain' | 'badge' }) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap gap-4">
      <Status variant={variant} tone="positive">
        {t.on}
      </Status>
      <Status variant={variant} tone="warning">
        {t.late}
      </Status>
      <Status variant={variant} tone="danger">
        {t.off}
      </Status>
      <Status variant={variant} tone="info">
        {t.info}
      </Status>
      <Status variant={variant} tone="neutral">
        {t.none}
      </Status>
      <Status variant={variant} tone="warning" icon={Wrench}>
        {t.repair}
      </Status>
    </div>
  );
}

export function Plain() {
  return <Words variant="plain" />;
}

export function Badge() {
  return <Words variant="badge" />;
}
