import { operationTable } from '@kasa/client/generated/operations';
import { PAGE_SIZES } from '@kasa/contracts/shared/paging';
import { terminalListSpec } from '../src/features/terminals/model/terminal-list-spec.ts';
import { paths } from '../src/shared/paths.ts';
import { listQuery, readListAddress } from '../src/shared/table/list-address.ts';

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const address = readListAddress(new URLSearchParams(), terminalListSpec, PAGE_SIZES[0]);
const list = addressOf('listTerminals', listQuery(address));
const views = addressOf('listSavedViews', { list: 'terminals' });
const steps = addressOf('getFirstSteps', {});

/**
 * The first screen's address, and what it reads before it shows a row, without `lng`: made as the app makes it. The
 * first steps are read for owners only (`src/app/home.tsx`).
 */
export const firstRead = {
  screen: paths.home(),
  reads: [list, views],
  ownersReads: [steps],
} as const;

/** An operation's address with its query, as the client writes it but for `lng`, which is added behind a `?` or `&`. */
function addressOf(operation: keyof typeof operationTable, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return operationTable[operation][1] + (written ? `?${written}` : '');
}
