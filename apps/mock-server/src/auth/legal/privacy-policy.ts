import type { LegalText } from '../legal-text.ts';

export const privacyPolicy: LegalText = {
  version: '2026-11-20',
  uk: {
    title: 'Політика конфіденційності',
    sections: [
      {
        heading: '1. Хто обробляє дані',
        paragraphs: [
          'Володільцем персональних даних є оператор сервісу «Каса». Ми обробляємо дані відповідно до Закону України «Про захист персональних даних».',
        ],
      },
      {
        heading: '2. Які дані ми збираємо',
        paragraphs: [
          'Під час реєстрації: прізвище, ім’я та по батькові, номер телефону, код ЄДРПОУ або РНОКПП, банк і рахунок для зарахування коштів.',
          'Під час користування: IP-адресу, назву браузера, час входу й останньої дії, а також журнал змін — хто, коли і що змінив.',
          'Дані ваших працівників, зокрема водіїв: ім’я, посаду, телефон, табельний номер і фотографію, якщо ви їх вносите. Повідомити працівників про це маєте ви як роботодавець.',
          'Повних номерів платіжних карток ми не зберігаємо. Пароль зберігаємо лише у вигляді незворотного хешу.',
        ],
      },
      {
        heading: '3. Навіщо ми їх обробляємо',
        paragraphs: [
          'Щоб надавати сервіс за договором, перевіряти номер телефону, захищати обліковий запис від сторонніх, виконувати вимоги законодавства та відповідати на ваші звернення. Для реклами дані не використовуємо і третім особам не продаємо.',
        ],
      },
      {
        heading: '4. Кому ми їх передаємо',
        paragraphs: [
          'Банкам і платіжним системам — для розрахунків; операторам зв’язку — для надсилання SMS; державним органам — лише у випадках, передбачених законом.',
        ],
      },
      {
        heading: '5. Скільки ми їх зберігаємо',
        paragraphs: [
          'Незавершену реєстрацію — одну добу. Дані облікового запису — доки він діє. Записи про операції та журнал змін — упродовж строку, встановленого законодавством про бухгалтерський облік і платіжні послуги.',
        ],
      },
      {
        heading: '6. Файли cookie та пам’ять браузера',
        paragraphs: [
          'Ми використовуємо два обов’язкові файли cookie. Без першого неможливо залишатися в системі. За другим ми 90 днів упізнаємо браузер, у якому ви входили, щоб сторонні, підбираючи ваш пароль, не могли закрити вам вхід; сам він доступу не дає. У пам’яті браузера зберігаємо ім’я, права, мову й тему; після виходу ці записи видаляються. Сторонніх лічильників немає.',
        ],
      },
      {
        heading: '7. Ваші права',
        paragraphs: [
          'Ви маєте право знати, які ваші дані ми обробляємо, отримати їх копію, виправити їх, відкликати згоду або вимагати видалення, якщо закон не зобов’язує нас їх зберігати. Ми відповідаємо впродовж 30 календарних днів.',
          'Скаргу на обробку даних можна подати Уповноваженому Верховної Ради України з прав людини або до суду.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    sections: [
      {
        heading: '1. Who processes the data',
        paragraphs: [
          'The controller of personal data is the operator of Kasa. We process data under the Law of Ukraine “On Personal Data Protection”.',
        ],
      },
      {
        heading: '2. What we collect',
        paragraphs: [
          'At registration: full name, phone number, EDRPOU code or RNOKPP, the bank and the account that money is settled to.',
          'While you use the service: IP address, name of the browser, time of sign-in and of the last action, and the journal of changes — who changed what, and when.',
          'Data of your staff, drivers among them: name, position, phone, personnel number and a photo, if you enter them. Telling your staff about it is up to you as their employer.',
          'We keep no full numbers of payment cards. Of a password we keep only a hash that cannot be turned back.',
        ],
      },
      {
        heading: '3. What for',
        paragraphs: [
          'To provide the service under the contract, verify phone numbers, protect accounts from strangers, comply with the law and answer your enquiries. We do not use the data for advertising and do not sell it.',
        ],
      },
      {
        heading: '4. Whom we pass it on to',
        paragraphs: [
          'To banks and payment systems, for settlements; to telecom operators, for sending SMS; to public authorities, only where the law says so.',
        ],
      },
      {
        heading: '5. How long we keep it',
        paragraphs: [
          'An unfinished registration: one day. Account data: as long as the account exists. Records of operations and the journal of changes: for the time set by the law on accounting and payment services.',
        ],
      },
      {
        heading: '6. Cookies and browser storage',
        paragraphs: [
          'We use two cookies, both necessary. Without the first nobody can stay signed in. By the second we know for 90 days the browser you signed in with, so that strangers who guess at your password cannot shut you out; it opens nothing by itself. In the browser’s storage we keep name, rights, language and theme; they are removed when you sign out. There are no third-party trackers.',
        ],
      },
      {
        heading: '7. Your rights',
        paragraphs: [
          'You may know which data of yours we process, get a copy, have it corrected, withdraw your consent, or have it deleted unless the law obliges us to keep it. We answer within 30 calendar days.',
          'Complaints may be lodged with the Ukrainian Parliament Commissioner for Human Rights or with a court.',
        ],
      },
    ],
  },
};
