/** Uses of discounts that somebody should look at. */
import type { OddUseEntity } from '@kasa/contracts/loyalty/report';
import { MAX_ODD_USES } from '@kasa/contracts/loyalty/report-values';
import { opens } from '@kasa/contracts/shared/permissions';
import type { Db } from '../db/schema.ts';
import { presentPerson } from '../http/people.ts';
import type { SessionInfo } from '../http/request/handler.ts';
import type { Group } from './watched-purchases.ts';

async function numbersOf(db: Db, customers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = db.selectFrom('customers').select(['id', 'number']).where('id', 'in', customers);
  return new Map((await known.execute()).map(({ id, number }) => [id, number]));
}

async function cashiersOf(db: Db, users: readonly string[]) {
  if (users.length === 0) return new Map<string, string>();
  const known = db.selectFrom('users').select(['id', 'full_name']).where('id', 'in', users);
  return new Map((await known.execute()).map(({ id, full_name }) => [id, full_name]));
}

/** As many of either kind as there is room for, most purchases first. */
function mostOf(groups: readonly Group[]): Group[] {
  const most = groups.toSorted((a, b) => Number(b.receipts) - Number(a.receipts));
  const of = (division: Group['division']) => most.filter((one) => one.division === division);
  const [often, tills] = [of('often'), of('one_cashier')];
  const half = MAX_ODD_USES / 2;
  const shown = new Set([
    ...often.slice(0, Math.max(half, MAX_ODD_USES - tills.length)),
    ...tills.slice(0, Math.max(half, MAX_ODD_USES - often.length)),
  ]);
  return most.filter((one) => shown.has(one));
}

/** Who the customers are learns only who may see them. @param groups those of both kinds */
export async function oddUse(
  db: Db,
  { tags }: Pick<SessionInfo, 'tags'>,
  groups: readonly Group[],
): Promise<OddUseEntity[]> {
  const odd = mostOf(groups);
  if (odd.length === 0) return [];
  const maySee = opens(tags, 'customers_manage');
  const numbers = await numbersOf(
    db,
    odd.map(({ key }) => key),
  );
  const tills = odd.filter(({ division }) => division === 'one_cashier');
  const names = await cashiersOf(
    db,
    tills.map(({ at }) => at),
  );
  return odd.map((group): OddUseEntity => {
    const { division, key: id, at, receipts, discount, earned, spent, among } = group;
    const sums = {
      customer: maySee ? { id, number: numbers.get(id) ?? '' } : null,
      ...{ receipts: Number(receipts), given: Number(discount) + Number(earned), spent: Number(spent) },
    };
    return division === 'often'
      ? { kind: 'often', date: at, days: Number(among), ...sums }
      : {
          kind: 'one_cashier',
          cashier: presentPerson(at, names.get(at) ?? ''),
          ...sums,
          of_receipts: Number(among),
        };
  });
}
