import { Ellipsis, Pencil, RefreshCw, X } from 'lucide-react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Actions/IconButton', component: IconButton };

export function Variants() {
  const t = useTexts({
    uk: {
      edit: 'Змінити',
      more: 'Інші дії',
      close: 'Закрити',
      refresh: 'Оновити',
      reason: 'Немає права змінювати',
    },
    en: {
      edit: 'Edit',
      more: 'More actions',
      close: 'Close',
      refresh: 'Refresh',
      reason: 'No right to edit',
    },
  });
  return (
    <div className="flex flex-wrap gap-2">
      <IconButton label={t.edit} variant="secondary">
        <Pencil />
      </IconButton>
      <IconButton label={t.more} aria-haspopup="menu">
        <Ellipsis />
      </IconButton>
      <IconButton label={t.close} size="sm">
        <X />
      </IconButton>
      <IconButton label={t.refresh} isLoading>
        <RefreshCw />
      </IconButton>
      <IconButton label={t.edit} disabledReason={t.reason}>
        <Pencil />
      </IconButton>
      <IconButton label={t.edit} href="#edit">
        <Pencil />
      </IconButton>
    </div>
  );
}
