/** Words of callbacks to merchants' servers. */

import type { CallbackDeliveryState } from '../shared/callback-delivery-states.ts';
import {
  choice,
  derived,
  type FieldSpecs,
  instant,
  type LocalizedText,
  number,
  reference,
  text,
} from '../shared/fields.ts';
import type { notifiedStatuses } from './callback-delivery-values.ts';
import type { callbackTestReasons } from './callback-test.ts';

/** Of a callback: the list, its filters, and what the journal keeps of one that was sent again. */
export const callbackDeliveryFields = {
  created_at: derived(instant('Час', 'Time')),
  transaction: derived(reference('Оплата', 'Payment')),
  terminal: derived(reference('Термінал', 'Terminal')),
  status: derived(
    choice('Про що', 'About', {
      approved: { uk: 'Проведено', en: 'Approved' },
      declined: { uk: 'Відхилено', en: 'Declined' },
      expired: { uk: 'Не завершено вчасно', en: 'Expired' },
      reversed: { uk: 'Повернуто', en: 'Refunded' },
      partially_reversed: { uk: 'Повернуто частково', en: 'Partly refunded' },
    } satisfies Readonly<Record<(typeof notifiedStatuses)[number], LocalizedText>>),
  ),
  host: text('Сервер', 'Server'),
  state: derived(
    choice('Стан', 'State', {
      waiting: { uk: 'У черзі', en: 'In the queue' },
      delivered: { uk: 'Доставлено', en: 'Delivered' },
      given_up: { uk: 'Не доставлено', en: 'Not delivered' },
    } satisfies Readonly<Record<CallbackDeliveryState, LocalizedText>>),
  ),
  attempts: derived(number('Спроб', 'Attempts')),
  last_http_status: derived(number('Остання відповідь', 'Last response')),
  last_reason: derived(
    choice('Остання відповідь', 'Last response', {
      redirect: { uk: 'Переспрямування', en: 'Redirect' },
      name_not_found: { uk: 'Сервера не знайдено', en: 'Server not found' },
      address_not_allowed: { uk: 'Адреса не з інтернету', en: 'Not a public address' },
      port_not_allowed: { uk: 'Порт не 443', en: 'Port isn’t 443' },
      connection_refused: { uk: 'З’єднання не прийнято', en: 'Connection refused' },
      connection_lost: { uk: 'З’єднання обірвалося', en: 'Connection lost' },
      tls_failed: { uk: 'Помилка сертифіката', en: 'Certificate error' },
      timed_out: { uk: 'Не відповів вчасно', en: 'Timed out' },
      answer_malformed: { uk: 'Відповідь не прочитано', en: 'Unreadable response' },
    } satisfies Readonly<Record<(typeof callbackTestReasons)[number], LocalizedText>>),
  ),
  next_attempt_at: derived(instant('Наступна спроба', 'Next attempt')),
  delivered_at: derived(instant('Доставлено', 'Delivered')),
  id: derived(text('Подія', 'Event')),
} as const satisfies FieldSpecs;
