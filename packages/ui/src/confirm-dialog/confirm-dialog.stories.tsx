import { useTexts } from '../story-kit/story-kit.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default { title: 'Overlays/ConfirmDialog', component: ConfirmDialog };

const texts = {
  uk: {
    title: 'Повернути 245,00 ₴ на картку 444455******1111?',
    text: 'Це вся сума операції. Після повернення залишок до повернення — 0,00 ₴. Скасувати повернення не можна.',
    confirm: 'Повернути 245,00 ₴',
    remove: 'Заблокувати термінал «Каса літнього майданчика»?',
    removeText: 'Каса одразу перестане приймати оплату.',
    removeConfirm: 'Заблокувати',
    cancel: 'Скасувати',
    close: 'Закрити',
    busy: 'Виконуємо…',
  },
  en: {
    title: 'Refund 245.00 ₴ to card 444455******1111?',
    text: 'This is the whole amount. After it 0.00 ₴ remain to refund. A refund cannot be taken back.',
    confirm: 'Refund 245.00 ₴',
    remove: 'Block the terminal “Summer till”?',
    removeText: 'It stops taking payments at once.',
    removeConfirm: 'Block',
    cancel: 'Cancel',
    close: 'Close',
    busy: 'Working…',
  },
};

const done = () => Promise.resolve();

export function Money() {
  const t = useTexts(texts);
  return (
    <ConfirmDialog
      isOpen
      onClose={() => undefined}
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busyLabel={t.busy}
      onConfirm={done}
    >
      {t.text}
    </ConfirmDialog>
  );
}

export function Danger() {
  const t = useTexts(texts);
  return (
    <ConfirmDialog
      isOpen
      onClose={() => undefined}
      tone="danger"
      title={t.remove}
      confirmLabel={t.removeConfirm}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busyLabel={t.busy}
      onConfirm={done}
    >
      {t.removeText}
    </ConfirmDialog>
  );
}
