import { Button } from '../button/button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Dialog } from './dialog.tsx';

export default { title: 'Overlays/Dialog', component: Dialog };

const texts = {
  uk: {
    title: 'Змінити маршрут водія Іваненка Петра Олександровича',
    close: 'Закрити',
    text: 'Нова поїздка почнеться з найближчої зупинки. Поточна зміна не закривається: пробіг і виручка діляться між маршрутами за часом переходу.',
    save: 'Змінити маршрут',
    cancel: 'Скасувати',
  },
  en: {
    title: 'Change the route of driver Petro Ivanenko',
    close: 'Close',
    text: 'The next trip starts at the nearest stop. The shift stays open: mileage and takings are divided between the routes by the time of the change.',
    save: 'Change route',
    cancel: 'Cancel',
  },
};

export function Short() {
  const t = useTexts(texts);
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      title={t.title}
      closeLabel={t.close}
      footer={
        <>
          <Button>{t.cancel}</Button>
          <Button variant="primary">{t.save}</Button>
        </>
      }
    >
      <p>{t.text}</p>
    </Dialog>
  );
}

export function Long() {
  const t = useTexts(texts);
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      title={t.title}
      closeLabel={t.close}
      size="md"
      footer={<Button variant="primary">{t.save}</Button>}
    >
      <div className="space-y-4">
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>
            {index + 1}. {t.text}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
