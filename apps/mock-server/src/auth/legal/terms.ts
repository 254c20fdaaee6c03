import type { LegalText } from '../legal-text.ts';

export const terms: LegalText = {
  version: '2026-09-01',
  uk: {
    title: 'Умови використання',
    sections: [
      {
        heading: '1. Загальні положення',
        paragraphs: [
          'Ці умови визначають порядок користування сервісом «Каса»: вебзастосунком і програмним інтерфейсом для обліку оплат, терміналів, торгових точок і громадського транспорту.',
          'Реєструючись у сервісі, ви підтверджуєте, що прочитали ці умови, погоджуєтеся з ними та маєте повноваження діяти від імені суб’єкта господарювання, дані якого вказуєте.',
        ],
      },
      {
        heading: '2. Обліковий запис',
        paragraphs: [
          'Для реєстрації потрібні прізвище, ім’я та по батькові, номер телефону, код ЄДРПОУ або РНОКПП, пароль і рахунок у банку України. Дані мають бути достовірними; про їх зміну слід повідомити впродовж десяти робочих днів.',
          'Пароль і коди з SMS призначено лише для вас. Не передавайте їх нікому, зокрема особам, які називають себе працівниками підтримки. Дії, виконані після входу у ваш обліковий запис, вважаються вашими, доки ви не повідомите про втрату доступу.',
          'Власник облікового запису сам визначає, які права мають його працівники, і відповідає за їхні дії в сервісі.',
        ],
      },
      {
        heading: '3. Правила користування',
        paragraphs: [
          'Заборонено використовувати сервіс для операцій, що суперечать законодавству України, зокрема Закону України «Про платіжні послуги» та законодавству про запобігання легалізації доходів, одержаних злочинним шляхом.',
          'Заборонено втручатися в роботу сервісу, добирати чужі паролі чи коди, обходити обмеження прав, а також створювати навантаження, що заважає іншим користувачам.',
        ],
      },
      {
        heading: '4. Доступність і зміни сервісу',
        paragraphs: [
          'Ми підтримуємо роботу сервісу цілодобово. Про планові технічні роботи повідомляємо щонайменше за 24 години; аварійні роботи можуть проводитися без попередження.',
          'Ми розвиваємо сервіс і можемо змінювати його функції. Якщо зміна звужує ваші можливості, ми повідомимо про неї щонайменше за 30 днів.',
        ],
      },
      {
        heading: '5. Відповідальність',
        paragraphs: [
          'Сторони відповідають за порушення цих умов відповідно до законодавства України. Ми не відповідаємо за збитки, спричинені діями банків, операторів зв’язку або обставинами непереборної сили, зокрема воєнними діями та перебоями електропостачання.',
        ],
      },
      {
        heading: '6. Припинення користування',
        paragraphs: [
          'Ви можете будь-коли припинити користування сервісом, надіславши запит на закриття облікового запису. Записи, які закон вимагає зберігати, залишаються в нас на встановлений строк.',
          'Ми можемо зупинити доступ у разі істотного порушення цих умов, повідомивши про причину. Спори вирішуються переговорами, а якщо згоди не досягнуто — у судах України.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    sections: [
      {
        heading: '1. General',
        paragraphs: [
          'These terms govern the use of Kasa: a web application and an API for keeping account of payments, terminals, points of sale and public transport.',
          'By registering you confirm that you have read these terms, agree to them, and are entitled to act for the business whose details you give.',
        ],
      },
      {
        heading: '2. Your account',
        paragraphs: [
          'Registration asks for your full name, phone number, EDRPOU code or RNOKPP, a password and an account with a Ukrainian bank. The details must be true; changes are to be reported within ten working days.',
          'The password and the codes sent by SMS are yours alone. Never give them to anybody, not even to people who say they are from support. What is done after signing in to your account counts as done by you until you report the loss of access.',
          'The owner of an account decides which rights the staff have, and answers for what they do in the service.',
        ],
      },
      {
        heading: '3. Rules of use',
        paragraphs: [
          'The service must not be used for anything that is against the law of Ukraine, in particular the Law “On Payment Services” and the law on preventing the laundering of proceeds of crime.',
          'It is forbidden to interfere with the service, to guess passwords or codes of others, to get around the limits of one’s rights, or to cause a load that disturbs other users.',
        ],
      },
      {
        heading: '4. Availability and changes',
        paragraphs: [
          'We keep the service running around the clock. Planned maintenance is announced at least 24 hours ahead; emergency work may come without notice.',
          'We develop the service and may change what it does. A change that takes something away from you is announced at least 30 days ahead.',
        ],
      },
      {
        heading: '5. Liability',
        paragraphs: [
          'The parties answer for breaches of these terms under the law of Ukraine. We are not liable for losses caused by banks, by telecom operators or by force majeure, including hostilities and power cuts.',
        ],
      },
      {
        heading: '6. Ending the use',
        paragraphs: [
          'You may stop using the service at any time by asking us to close the account. Records that the law obliges us to keep stay with us for the time it sets.',
          'We may suspend access after a serious breach of these terms, and say why. Disputes are settled by negotiation and, failing that, in the courts of Ukraine.',
        ],
      },
    ],
  },
};
