import type { LegalText } from '../legal-text.ts';

export const publicOffer: LegalText = {
  version: '2026-10-15',
  uk: {
    title: 'Публічна оферта',
    sections: [
      {
        heading: '1. Предмет договору',
        paragraphs: [
          'Цей документ є публічною пропозицією (офертою) у розумінні статей 633 і 641 Цивільного кодексу України. Оператор надає замовнику доступ до сервісу «Каса», а замовник приймає послуги й оплачує їх за чинними тарифами.',
        ],
      },
      {
        heading: '2. Укладення договору',
        paragraphs: [
          'Договір вважається укладеним з моменту завершення реєстрації: підтвердження номера телефону кодом і зазначення рахунку в банку. Позначка про згоду прирівнюється до власноручного підпису в порядку Закону України «Про електронну комерцію».',
          'Ми зберігаємо, яку версію оферти, коли і з якої адреси було прийнято.',
        ],
      },
      {
        heading: '3. Права та обов’язки сторін',
        paragraphs: [
          'Оператор забезпечує роботу сервісу, захист даних і підтримку; веде облік операцій та надає звіти; зараховує кошти на рахунок, зазначений замовником, у строки, погоджені з банком.',
          'Замовник надає достовірні дані, користується сервісом за умовами використання, вчасно оплачує послуги та сам виконує свої податкові обов’язки, зокрема щодо застосування реєстраторів розрахункових операцій.',
        ],
      },
      {
        heading: '4. Вартість і порядок розрахунків',
        paragraphs: [
          'Розмір винагороди визначається тарифами, чинними на день операції. Винагорода утримується із сум, що зараховуються, або сплачується за рахунком упродовж п’яти банківських днів.',
          'Про зміну тарифів оператор повідомляє щонайменше за 30 днів. Якщо замовник не згоден, він може розірвати договір до дня, коли нові тарифи набирають чинності.',
        ],
      },
      {
        heading: '5. Повернення коштів',
        paragraphs: [
          'Скасування та повернення за операціями виконуються на вимогу замовника в межах суми операції. Кошти повертаються на картку, з якої сплачено, у строки, встановлені правилами платіжних систем.',
        ],
      },
      {
        heading: '6. Строк дії та розірвання',
        paragraphs: [
          'Договір діє безстроково. Кожна сторона може його розірвати, повідомивши іншу щонайменше за 30 днів; до дня розірвання сторони завершують розрахунки.',
        ],
      },
      {
        heading: '7. Інші умови',
        paragraphs: [
          'Сторони звільняються від відповідальності за обставин непереборної сили, засвідчених Торгово-промисловою палатою України. До договору застосовується право України.',
        ],
      },
    ],
  },
  en: {
    title: 'Public offer',
    sections: [
      {
        heading: '1. Subject',
        paragraphs: [
          'This document is a public offer within the meaning of articles 633 and 641 of the Civil Code of Ukraine. The operator gives the customer access to Kasa; the customer accepts the services and pays for them at the rates in force. The Ukrainian text prevails.',
        ],
      },
      {
        heading: '2. Conclusion of the contract',
        paragraphs: [
          'The contract is concluded when registration is complete: the phone number is confirmed by a code and a bank account is given. The tick of consent equals a handwritten signature under the Law of Ukraine “On Electronic Commerce”.',
          'We keep which version of the offer was accepted, when, and from which address.',
        ],
      },
      {
        heading: '3. Rights and duties',
        paragraphs: [
          'The operator keeps the service running, protects the data and gives support; keeps account of operations and provides reports; settles money to the account that the customer has named within the times agreed with the bank.',
          'The customer gives true details, uses the service according to the terms of use, pays on time, and sees to its own tax duties, including those on cash registers.',
        ],
      },
      {
        heading: '4. Price and settlement',
        paragraphs: [
          'The fee follows the rates in force on the day of the operation. It is withheld from the sums settled, or paid by invoice within five banking days.',
          'A change of rates is announced at least 30 days ahead. A customer who disagrees may end the contract before the new rates take effect.',
        ],
      },
      {
        heading: '5. Refunds',
        paragraphs: [
          'Operations are reversed and refunded at the customer’s request, up to the sum of the operation. Money goes back to the card that paid, within the times set by the payment systems.',
        ],
      },
      {
        heading: '6. Term and termination',
        paragraphs: [
          'The contract runs for an indefinite time. Either party may end it with at least 30 days’ notice; by that day the parties complete their settlements.',
        ],
      },
      {
        heading: '7. Miscellaneous',
        paragraphs: [
          'The parties are released from liability under force majeure certified by the Ukrainian Chamber of Commerce and Industry. The law of Ukraine applies.',
        ],
      },
    ],
  },
};
