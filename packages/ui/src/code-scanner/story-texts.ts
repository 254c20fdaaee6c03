import type { CodeScannerTexts } from './texts.ts';

export const scannerTexts: Record<'uk' | 'en', CodeScannerTexts> = {
  uk: {
    hint: 'Наведіть камеру на QR-код або штрихкод.',
    start: 'Увімкнути камеру',
    starting: 'Дозвольте браузеру користуватися камерою',
    stop: 'Вимкнути камеру',
    again: 'Спробувати ще раз',
    searching: 'Камеру ввімкнено, шукаємо код',
    picture: 'Зображення з камери',
    camera: 'Камера',
    torch: 'Ліхтарик',
    problems: {
      noCamera: { title: 'Камери немає', text: 'Під’єднайте камеру.' },
      denied: { title: 'Немає дозволу на камеру', text: 'Дозвольте її в налаштуваннях браузера.' },
      busy: { title: 'Камера зайнята', text: 'Закрийте програму, яка нею користується.' },
      insecure: { title: 'Камера недоступна', text: 'Відкрийте сторінку через https.' },
      lost: { title: 'Камеру від’єднано', text: 'Під’єднайте її знову.' },
      reader: { title: 'Не вдалося завантажити сканер', text: 'Перевірте з’єднання.' },
    },
  },
  en: {
    hint: 'Point the camera at a QR code or barcode.',
    start: 'Turn the camera on',
    starting: 'Allow the browser to use the camera',
    stop: 'Turn the camera off',
    again: 'Try again',
    searching: 'The camera is on, looking for a code',
    picture: 'Picture of the camera',
    camera: 'Camera',
    torch: 'Torch',
    problems: {
      noCamera: { title: 'There is no camera', text: 'Connect a camera.' },
      denied: { title: 'The camera is not allowed', text: 'Allow it in the settings of the browser.' },
      busy: { title: 'The camera is in use', text: 'Close the program that uses it.' },
      insecure: { title: 'No camera here', text: 'Open the page by https.' },
      lost: { title: 'The camera was disconnected', text: 'Connect it again.' },
      reader: { title: 'The scanner could not be loaded', text: 'Check the connection.' },
    },
  },
};
