import type { Row } from './schema.ts';
import { searchText, sortKey } from './text.ts';

/** What a row of `users` is sorted and found by; whoever writes one of the three writes these, too. */
export function userKeys({
  full_name,
  position,
  phone,
}: Pick<Row<'users'>, 'full_name' | 'position' | 'phone'>) {
  return { name_key: sortKey(full_name), found_by: searchText(full_name, position, phone) };
}
