import type { Language } from '@kasa/contracts/shared/codes';
import type { BulkReason, BulkRowState } from '@kasa/contracts/terminals/bulk-run-values';

const uk = {
  title: 'Протокол масової дії',
  head: {
    kind: 'Дія',
    template: 'Шаблон налаштувань',
    startedBy: 'Хто розпочав',
    startedAt: 'Розпочато',
    state: 'Стан',
    finishedAt: 'Завершено',
    total: 'Терміналів',
    done: 'Виконано',
    skipped: 'Пропущено',
    failed: 'Не вдалося',
    kyiv: '(Київ)',
  },
  filter: { q: 'Рядки: містять', state: 'Рядки: результат', reason: 'Рядки: причина' },
  columns: {
    position: '№',
    number: 'Номер',
    name: 'Назва',
    state: 'Результат',
    reason: 'Причина',
    finished_at: 'Час (Київ)',
  },
  states: {
    pending: 'Очікує',
    done: 'Виконано',
    skipped: 'Пропущено',
    failed: 'Не вдалося',
  } satisfies Record<BulkRowState, string>,
  reasons: {
    already_blocked: 'Уже заблоковано',
    not_blocked: 'Не заблоковано',
    blocked_by_acquirer: 'Заблокував банк-еквайр',
    same_settings: 'Шаблон уже застосовано, змін немає',
    no_template: 'Шаблону не було',
    not_active: 'Термінал не активний',
    already_waiting: 'Оновлення вже призначено',
    cancelled: 'Дію зупинено',
    not_allowed: 'Той, хто розпочав дію, більше не має на неї права',
    conflict: 'Термінал або шаблон тим часом хтось змінив',
    template_not_found: 'Шаблон видалено',
    not_found: 'Термінал не знайдено',
    internal: 'Помилка системи',
  } satisfies Record<BulkReason, string>,
};

const en: typeof uk = {
  title: 'Protocol of a bulk action',
  head: {
    kind: 'Action',
    template: 'Settings template',
    startedBy: 'Started by',
    startedAt: 'Started',
    state: 'State',
    finishedAt: 'Finished',
    total: 'Terminals',
    done: 'Done',
    skipped: 'Skipped',
    failed: 'Failed',
    kyiv: '(Kyiv)',
  },
  filter: { q: 'Rows: contain', state: 'Rows: result', reason: 'Rows: reason' },
  columns: {
    position: 'No.',
    number: 'Number',
    name: 'Name',
    state: 'Result',
    reason: 'Reason',
    finished_at: 'Time (Kyiv)',
  },
  states: { pending: 'Waiting', done: 'Done', skipped: 'Skipped', failed: 'Failed' },
  reasons: {
    already_blocked: 'Already blocked',
    not_blocked: 'Not blocked',
    blocked_by_acquirer: 'Blocked by the acquiring bank',
    same_settings: 'It has the template already: nothing changes',
    no_template: 'It had no template',
    not_active: 'The terminal is not active',
    already_waiting: 'It waits for an update already',
    cancelled: 'The action was stopped',
    not_allowed: 'Whoever started the action may no longer do it',
    conflict: 'Somebody has changed the terminal or the template meanwhile',
    template_not_found: 'The template has been deleted',
    not_found: 'The terminal was not found',
    internal: 'System error',
  },
};

/** By the language of the request. */
export const protocolWords: Readonly<Record<Language, typeof uk>> = { uk, en };
