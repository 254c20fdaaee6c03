import { Download, Plus } from 'lucide-react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Button } from './button.tsx';

export default { title: 'Actions/Button', component: Button };

const texts = {
  uk: {
    add: 'Додати маршрут',
    export: 'Експорт XLSX',
    cancel: 'Скасувати',
    close: 'Закрити зміну',
    save: 'Зберегти',
    saving: 'Зберігаємо…',
    reason: 'Потрібне право «Керування транспортом». Його може надати власник.',
    open: 'Відкрити список',
  },
  en: {
    add: 'Add route',
    export: 'Export XLSX',
    cancel: 'Cancel',
    close: 'Close shift',
    save: 'Save',
    saving: 'Saving…',
    reason: 'Needs the “Manage transport” permission. The owner can grant it.',
    open: 'Open the list',
  },
};

export function Variants() {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" icon={<Plus />}>
        {t.add}
      </Button>
      <Button icon={<Download />}>{t.export}</Button>
      <Button variant="ghost">{t.cancel}</Button>
      <Button variant="danger">{t.close}</Button>
      <Button href="#list">{t.open}</Button>
    </div>
  );
}

export function Small() {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" variant="primary">
        {t.save}
      </Button>
      <Button size="sm" icon={<Download />}>
        {t.export}
      </Button>
      <Button size="sm" variant="ghost">
        {t.cancel}
      </Button>
    </div>
  );
}

export function Loading() {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" isLoading loadingLabel={t.saving}>
        {t.save}
      </Button>
      <Button isLoading loadingLabel={t.saving}>
        {t.export}
      </Button>
    </div>
  );
}

export function Disabled() {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" disabledReason={t.reason} icon={<Plus />}>
        {t.add}
      </Button>
      <Button isDisabled>{t.export}</Button>
      <Button variant="ghost" isDisabled>
        {t.cancel}
      </Button>
    </div>
  );
}
