import type { CodePhotoTexts } from './code-photo.tsx';

export const codePhotoTexts: Record<'uk' | 'en', CodePhotoTexts> = {
  uk: {
    hint: 'Фото наліпки або коду. Можна перетягнути його сюди чи вставити.',
    choose: 'Вибрати фото',
    again: 'Вибрати інше фото',
    reading: 'Читаємо фото…',
    picture: 'Вибране фото',
    problems: {
      wrongType: { title: 'Це не фото', text: 'Виберіть файл із зображенням.' },
      tooLarge: { title: 'Файл завеликий', text: 'Виберіть фото до 32 МБ.' },
      unreadable: { title: 'Фото не читається', text: 'Файл пошкоджено або браузер його не знає.' },
      nothingFound: { title: 'Коду на фото не знайдено', text: 'Сфотографуйте код ближче й без відблисків.' },
      reader: { title: 'Не вдалося завантажити сканер', text: 'Перевірте з’єднання.' },
    },
  },
  en: {
    hint: 'A photo of the label or the code. Drop it here or paste it, too.',
    choose: 'Choose a photo',
    again: 'Choose another photo',
    reading: 'Reading the photo…',
    picture: 'The chosen photo',
    problems: {
      wrongType: { title: 'This is no photo', text: 'Choose a file with a picture.' },
      tooLarge: { title: 'The file is too large', text: 'Choose a photo of up to 32 MB.' },
      unreadable: { title: 'The photo cannot be read', text: 'It is broken, or of an unknown kind.' },
      nothingFound: { title: 'No code found in the photo', text: 'Come closer, and avoid reflections.' },
      reader: { title: 'The scanner could not be loaded', text: 'Check the connection.' },
    },
  },
};
