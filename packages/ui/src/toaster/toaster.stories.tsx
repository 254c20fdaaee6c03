import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { toasterTexts } from './story-texts.ts';
import { Toaster, toast } from './toaster.tsx';

export default { title: 'Feedback/Toaster', component: Toaster };

const texts = {
  uk: {
    created: 'Водій успішно створено!',
    failed: 'Щось пішло не так!',
    warning: 'Зв’язок відновлено, оновіть список',
    info: 'Файл готується, завантаження почнеться саме',
    show: 'Показати сповіщення',
  },
  en: {
    created: 'Driver created!',
    failed: 'Something went wrong!',
    warning: 'The connection is back, refresh the list',
    info: 'The file is being prepared; the download starts by itself',
    show: 'Show toasts',
  },
};

export function Toasts() {
  const t = useTexts(texts);
  const show = () => {
    toast.success(t.created);
    toast.info(t.info);
    toast.warning(t.warning);
    toast.error(t.failed, { details: { code: -1, requestId: '019a9f0e-7c1d-7b7e-9a51-3f2f6c1f8d10' } });
  };
  useEffect(() => {
    show();
    return toast.clear;
  }, []);
  return (
    <div className="min-h-96">
      <Button onPress={show}>{t.show}</Button>
      <Toaster texts={useTexts(toasterTexts)} />
    </div>
  );
}
