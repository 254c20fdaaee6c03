import type { Row } from './schema.ts';
import { searchText, sortKey } from './text.ts';

/** Sort and search columns of `users`; must be written whenever one of the three changes. */
export function userSearchColumns({
  full_name,
  position,
  phone,
}: Pick<Row<'users'>, 'full_name' | 'position' | 'phone'>) {
  return { name_key: sortKey(full_name), found_by: searchText(full_name, position, phone) };
}
