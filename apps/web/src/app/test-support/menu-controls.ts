import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Control, Looking } from './right-controls.ts';

const { driver, collectionRoundToFinish } = exampleIds;
const templates = '/terminals/templates';
const history = { name: 'Історія змін', tag: 'audit_view' as const, does: ['listAuditEntries' as const] };

/** Actions in menus of rows and drawers, that need a right. */
export const menus: readonly ({ path: string; menu: RegExp; controls: readonly Control[] } & Looking)[] = [
  {
    path: '/terminals',
    menu: /^Інші дії$/,
    controls: [
      {
        name: 'Оновити всі офлайн-термінали',
        tag: 'offline_all_update',
        does: ['previewOfflineUpdate', 'startOfflineUpdate'],
      },
      { name: 'Активувати за кодом', tag: 'add_terminal', does: ['activateTerminalByCode'] },
      { name: 'Створити офлайн-термінал', tag: 'add_terminal', does: ['createOfflineTerminal'] },
    ],
  },
  {
    path: '/terminals?status=added',
    menu: /^Дії: /,
    controls: [
      { name: 'Редагувати', tag: 'edit_terminal', does: ['updateTerminal'] },
      { name: 'Активувати', tag: 'add_terminal', does: ['activateTerminal'] },
      { name: 'Відкріпити', tag: 'release_terminal', does: ['releaseTerminal'] },
      history,
    ],
  },
  {
    path: templates,
    menu: /^Дії: /,
    controls: [
      { name: 'Редагувати', tag: 'edit_terminal', does: ['updateTerminalTemplate'] },
      { name: 'Застосувати до терміналів', tag: 'edit_terminal', does: ['previewBulkRun', 'startBulkRun'] },
      { name: 'Створити копію', tag: 'edit_terminal', does: ['createTerminalTemplate'] },
      { name: 'Видалити', tag: 'edit_terminal', does: ['deleteTerminalTemplate'] },
      history,
    ],
  },
  {
    as: 'accountant',
    path: `/cash/rounds/${collectionRoundToFinish}`,
    menu: /^Інші дії$/,
    controls: [{ name: 'Скасувати обхід', tag: 'encashment_perform', does: ['cancelCollectionRound'] }],
  },
  {
    as: 'accountant',
    path: `/cash/rounds/${collectionRoundToFinish}`,
    menu: /^Дії: /,
    controls: [{ name: 'Пропустити…', tag: 'encashment_perform', does: ['skipRoundStop'] }],
  },
  {
    as: 'accountant',
    path: '/transactions?status=approved',
    menu: /^Дії: /,
    controls: [{ name: 'Повернути', tag: 'facq_transac_reversal', does: ['reverseTransaction'] }],
  },
  {
    as: 'director',
    path: '/Routes?q=33',
    menu: /^Дії: /,
    controls: [{ name: 'Редагувати', does: ['updateRoute'] }, history],
  },
  {
    as: 'director',
    path: '/Transports?status=parked',
    menu: /^Дії: /,
    controls: [
      { name: 'Редагувати', does: ['updateTransport'] },
      { name: 'Відправити в ремонт', does: ['changeTransportStatus'] },
      history,
    ],
  },
  {
    as: 'director',
    path: '/Drivers?shift=closed',
    menu: /^Дії: /,
    controls: [
      { name: 'Відкрити зміну', does: ['openShift'] },
      { name: 'Змінити маршрут', does: ['changeDriverRoute'] },
      { name: 'Змінити транспорт', does: ['changeDriverTransport'] },
      { name: 'Редагувати', does: ['updateDriver'] },
      history,
    ],
  },
  {
    as: 'director',
    path: '/branches',
    menu: /^Дії: /,
    controls: [{ name: 'Редагувати', does: ['updateDepot'] }, history],
  },
  {
    as: 'director',
    path: `/Drivers?open=${driver}`,
    menu: /^Дії$/,
    controls: [
      { name: 'Закрити зміну', does: ['closeShift'] },
      { name: 'Змінити маршрут', does: ['changeDriverRoute'] },
      { name: 'Змінити транспорт', does: ['changeDriverTransport'] },
      { name: 'Редагувати', does: ['updateDriver'] },
      history,
    ],
  },
];
