import type { WordsBy } from './field.ts';

/** What was done, by the operation that the journal records. */
export const operations: WordsBy = {
  createRoute: { uk: 'Маршрут створено', en: 'Route created' },
  updateRoute: { uk: 'Маршрут змінено', en: 'Route changed' },
  createTransport: { uk: 'ТС створено', en: 'Vehicle created' },
  updateTransport: { uk: 'ТС змінено', en: 'Vehicle changed' },
  changeTransportStatus: { uk: 'Статус ТС змінено', en: 'Vehicle status changed' },
  createDriver: { uk: 'Водія створено', en: 'Driver created' },
  updateDriver: { uk: 'Дані водія змінено', en: 'Driver changed' },
  changeDriverRoute: { uk: 'Маршрут водія змінено', en: 'Driver’s route changed' },
  changeDriverTransport: { uk: 'Транспорт водія змінено', en: 'Driver’s vehicle changed' },
  uploadDriverAvatar: { uk: 'Фото водія додано', en: 'Driver’s photo added' },
  removeDriverAvatar: { uk: 'Фото водія видалено', en: 'Driver’s photo removed' },
  openShift: { uk: 'Зміну відкрито', en: 'Shift opened' },
  closeShift: { uk: 'Зміну закрито', en: 'Shift closed' },
  createDepot: { uk: 'Депо створено', en: 'Depot created' },
  updateDepot: { uk: 'Депо змінено', en: 'Depot changed' },
  completeSignUp: { uk: 'Компанію зареєстровано', en: 'Company registered' },
  confirmPassword: { uk: 'Пароль відновлено', en: 'Password reset' },
  changePassword: { uk: 'Пароль змінено', en: 'Password changed' },
  updateMe: { uk: 'Профіль змінено', en: 'Profile changed' },
  revokeOwnSession: { uk: 'Сеанс завершено', en: 'Session ended' },
  revokeOtherSessions: { uk: 'Інші сеанси завершено', en: 'Other sessions ended' },
  viewAsRole: { uk: 'Перегляд у ролі', en: 'Viewing as a role' },
};
