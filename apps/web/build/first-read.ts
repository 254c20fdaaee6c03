import { operationTable } from '@kasa/client/generated/operations';
import { terminalsList } from '../src/features/terminals/model/terminals-list.ts';
import { paths } from '../src/shared/paths.ts';
import { listQuery, readListAddress } from '../src/shared/table/list-address.ts';

/** The first screen's address, and the address that it reads from, without `lng`: made as the app makes it. */
export const firstRead = {
  screen: paths.home(),
  url: `${operationTable.listTerminals[1]}?${written(listQuery(readListAddress(new URLSearchParams(), terminalsList)))}`,
} as const;

function written(query: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
