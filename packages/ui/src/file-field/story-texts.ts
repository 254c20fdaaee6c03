export const fileTexts = {
  uk: { choose: 'Вибрати файл', chooseOther: 'Вибрати інший файл' },
  en: { choose: 'Choose a file', chooseOther: 'Choose another file' },
};
