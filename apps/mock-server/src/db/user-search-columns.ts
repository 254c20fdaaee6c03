import type { RawBuilder, SqlBool } from 'kysely';
import type { Row } from './schema.ts';
import { containsAny } from './search.ts';
import { searchText, sortKey } from './text.ts';

/** Sort and search columns of `users`; must be written whenever one of the three changes. */
export function userSearchColumns({
  full_name,
  position,
  phone,
}: Pick<Row<'users'>, 'full_name' | 'position' | 'phone'>) {
  return { name_key: sortKey(full_name), found_by: searchText(full_name, position, phone) };
}

/** Input that can only be a phone. */
const PHONE = /^\+?[\d\s()-]+$/;

/** Condition: name, position or phone contains `typed`; separators in a phone are ignored. */
export function userSearchFilter(typed: string | undefined): RawBuilder<SqlBool> | undefined {
  const needle = searchText(typed);
  if (needle === '') return undefined;
  const needles = PHONE.test(needle) ? [needle, needle.replace(/[\s()-]/g, '')] : [needle];
  return containsAny(
    'found_by',
    needles.filter((one) => one !== ''),
  );
}
