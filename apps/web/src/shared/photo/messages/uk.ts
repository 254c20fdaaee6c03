export const uk = {
  'photo.label': 'Фото',
  'photo.hint': 'PNG, JPEG або WebP. Файл можна також перетягнути сюди або вставити.',
  'photo.choose': 'Вибрати фото',
  'photo.take': 'Зняти камерою',
  'photo.remove': 'Прибрати фото',
  'photo.crop': 'Кадр: перетягніть або пересувайте стрілками, + і − змінюють масштаб',
  'photo.zoom': 'Масштаб',
  'photo.wrongType': 'Виберіть зображення PNG, JPEG або WebP',
  'photo.unreadable': 'Не вдалося прочитати це зображення',
  'photo.unsaved': 'Дані збережено, а фото – ні',
  'photo.unsavedText': 'Спробуйте надіслати фото ще раз або додайте його пізніше, редагуючи дані.',
  'photo.retry': 'Надіслати ще раз',
  'photo.skip': 'Продовжити без фото',
} as const;

export type PhotoId = keyof typeof uk;
