import { Copy, Download, Pencil, Printer, Trash2 } from 'lucide-react';
import { Status } from '../status/status.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { PageHeader } from './page-header.tsx';

export default { title: 'Shell/PageHeader', component: PageHeader };

const nothing = () => undefined;

const texts = {
  uk: {
    title: 'Маршрут № 38: Залізничний вокзал «Центральний» — житловий масив Троєщина',
    subtitle: 'Київ · 22 зупинки · проїзд 8,00 ₴',
    back: 'Маршрути',
    edit: 'Редагувати',
    export: 'Експорт XLSX',
    print: 'Друкувати розклад',
    copy: 'Створити копію',
    remove: 'Видалити маршрут',
    reason: 'На маршруті є відкриті зміни.',
    more: 'Інші дії',
    state: 'На маршруті 9 з 14',
  },
  en: {
    title: 'Route 38: Central railway station — Troieshchyna housing estate',
    subtitle: 'Kyiv · 22 stops · fare 8.00 ₴',
    back: 'Routes',
    edit: 'Edit',
    export: 'Export XLSX',
    print: 'Print timetable',
    copy: 'Make a copy',
    remove: 'Delete route',
    reason: 'There are open shifts on the route.',
    more: 'More actions',
    state: '9 of 14 on route',
  },
};

export function Full() {
  const t = useTexts(texts);
  return (
    <PageHeader
      title={t.title}
      subtitle={t.subtitle}
      status={
        <Status tone="info" variant="badge">
          {t.state}
        </Status>
      }
      back={{ label: t.back, href: '#routes' }}
      moreLabel={t.more}
      primaryAction={{ id: 'edit', label: t.edit, icon: Pencil, href: '#edit' }}
      actions={[
        { id: 'export', label: t.export, icon: Download, onAction: nothing },
        { id: 'print', label: t.print, icon: Printer, onAction: nothing },
        { id: 'copy', label: t.copy, icon: Copy, onAction: nothing },
        {
          id: 'remove',
          label: t.remove,
          icon: Trash2,
          tone: 'danger',
          isDisabled: true,
          disabledReason: t.reason,
        },
      ]}
    />
  );
}

export function TitleOnly() {
  const t = useTexts(texts);
  return <PageHeader title={t.back} moreLabel={t.more} />;
}
