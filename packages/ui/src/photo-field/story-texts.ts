export const photoTexts = {
  uk: {
    choose: 'Вибрати фото',
    take: 'Зняти камерою',
    remove: 'Прибрати фото',
    crop: 'Кадр: перетягніть або пересувайте стрілками, + і − змінюють масштаб',
    zoom: 'Масштаб',
    wrongType: 'Виберіть зображення PNG, JPEG або WebP',
    unreadable: 'Це зображення неможливо прочитати',
  },
  en: {
    choose: 'Choose a photo',
    take: 'Take a photo',
    remove: 'Remove the photo',
    crop: 'Crop: drag it or use the arrow keys, + and − zoom',
    zoom: 'Zoom',
    wrongType: 'Choose a PNG, JPEG or WebP picture',
    unreadable: 'This picture cannot be read',
  },
};
