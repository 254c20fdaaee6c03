import type { Language } from '@kasa/contracts/shared/codes';

const uk = {
  title: 'Користувачі',
  all: 'Усі користувачі',
  open: 'Відкрито',
  closed: 'Закрито',
  yes: 'Є',
  no: 'Немає',
  filter: {
    q: 'Містить',
    role: 'Роль',
    tag: 'Право',
    has_single_tags: 'Окремі права',
    is_active: 'Доступ',
  },
  columns: {
    full_name: 'Користувач',
    position: 'Посада',
    phone: 'Телефон',
    roles: 'Ролі',
    tags_added: 'Надано окремо',
    tags_removed: 'Вилучено окремо',
    tags: 'Усі права',
    is_active: 'Доступ',
  },
};

export type ExportWords = typeof uk;

const en: ExportWords = {
  title: 'Users',
  all: 'All users',
  open: 'Open',
  closed: 'Closed',
  yes: 'Some',
  no: 'None',
  filter: {
    q: 'Contains',
    role: 'Role',
    tag: 'Permission',
    has_single_tags: 'Separate permissions',
    is_active: 'Access',
  },
  columns: {
    full_name: 'User',
    position: 'Position',
    phone: 'Phone',
    roles: 'Roles',
    tags_added: 'Granted separately',
    tags_removed: 'Taken away separately',
    tags: 'All permissions',
    is_active: 'Access',
  },
};

export const exportWords: Readonly<Record<Language, ExportWords>> = { uk, en };
