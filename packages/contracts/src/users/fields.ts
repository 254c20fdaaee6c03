import { choice, type FieldSpecs, phone, text } from '../shared/fields.ts';
import { permissions, roles } from '../shared/permissions.ts';

export const userFields = {
  full_name: text('Користувач', 'User'),
  position: text('Посада', 'Position'),
  phone: phone('Телефон', 'Phone'),
  roles: choice('Ролі', 'Roles', roles),
  tags_added: choice('Надано окремо', 'Added individually', permissions),
  tags_removed: choice('Вилучено окремо', 'Removed individually', permissions),
  tags: choice('Усі права', 'All permissions', permissions),
  has_second_factor: choice('Двофакторна перевірка', 'Two-factor authentication', {
    true: { uk: 'Увімкнено', en: 'On' },
    false: { uk: 'Вимкнено', en: 'Off' },
  }),
  is_active: choice('Доступ', 'Access', {
    true: { uk: 'Відкрито', en: 'Open' },
    false: { uk: 'Закрито', en: 'Closed' },
  }),
} as const satisfies FieldSpecs;

/** What a list of users is narrowed by. */
export const userFilterFields = {
  q: text('Містить', 'Contains'),
  role: choice('Роль', 'Role', roles),
  tag: choice('Право', 'Permission', permissions),
  has_single_tags: choice('Окремі права', 'Individual permissions', {
    true: { uk: 'Є', en: 'Some' },
    false: { uk: 'Немає', en: 'None' },
  }),
  is_active: userFields.is_active,
} as const satisfies FieldSpecs;
