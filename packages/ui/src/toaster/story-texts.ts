import type { ToasterTexts } from './toaster.tsx';

export const toasterTexts: Record<'uk' | 'en', ToasterTexts> = {
  uk: {
    label: 'Сповіщення',
    close: 'Закрити сповіщення',
    details: 'Деталі',
    code: 'Код',
    requestId: 'Номер запиту',
    copy: 'Скопіювати номер запиту',
    copied: 'Скопійовано',
  },
  en: {
    label: 'Notifications',
    close: 'Close the notification',
    details: 'Details',
    code: 'Code',
    requestId: 'Request id',
    copy: 'Copy the request id',
    copied: 'Copied',
  },
};
