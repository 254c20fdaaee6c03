import type { Language } from '@kasa/contracts/shared/codes';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import { permissions, roles } from '@kasa/contracts/shared/permissions';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { exportUsers } from '@kasa/contracts/users/operations/users';
import type { MerchantUserEntity } from '@kasa/contracts/users/users';
import type { Context } from '../http/request/handler.ts';
import { exportFile } from '../http/response/export-file.ts';
import type { StreamedFile } from '../http/response/streamed-file.ts';
import type { TableCell } from '../http/response/table.ts';
import { type ExportWords, exportWords } from './export-words.ts';
import { presentUser, type UserFilter, users } from './user-store.ts';

export function exportPeople(
  context: Context,
  format: ExportFormat,
  filter: UserFilter,
): Promise<StreamedFile> {
  const { db, session, language } = context;
  const words = exportWords[language];
  return exportFile(context, {
    operation: exportUsers,
    format,
    fileName: 'users',
    title: words.title,
    all: words.all,
    columns: Object.values(words.columns),
    filter: async () => filterRows(filter, words, language),
    async *rows(beforeNextBatch) {
      for await (const row of users.all(db.db, session.merchantId, filter, beforeNextBatch)) {
        yield cellsOf(presentUser(row), words, language);
      }
    },
  });
}

function cellsOf(user: MerchantUserEntity, words: ExportWords, language: Language): TableCell[] {
  const namesOf = (tags: MerchantUserEntity['tags']) =>
    tags.map((tag) => permissions[tag][language]).join(', ') || null;
  return [
    user.full_name,
    user.position,
    formatPhone(user.phone),
    user.roles.map((role) => roles[role][language]).join(', '),
    namesOf(user.tags_added),
    namesOf(user.tags_removed),
    namesOf(user.tags),
    user.is_active ? words.open : words.closed,
  ];
}

function filterRows(
  { q, role, tag, has_single_tags, is_active }: UserFilter,
  words: ExportWords,
  language: Language,
): TableCell[][] {
  const shown: Record<keyof ExportWords['filter'], string | undefined> = {
    q,
    role: role && roles[role][language],
    tag: tag && permissions[tag][language],
    has_single_tags: has_single_tags && (has_single_tags === 'true' ? words.yes : words.no),
    is_active: is_active && (is_active === 'true' ? words.open : words.closed),
  };
  const keys = Object.keys(words.filter) as (keyof typeof shown)[];
  return keys.flatMap((key) => (shown[key] ? [[words.filter[key], shown[key]]] : []));
}
