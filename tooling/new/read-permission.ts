import { domains } from '../../packages/contracts/src/domains.ts';
import type { Operation } from '../../packages/contracts/src/shared/operation.ts';

const everybody = 'everybody';

/**
 * The right that reading takes in a domain, as its lists ask for it; null: none. A new domain is read by everybody.
 * @param chosen of the rights of a domain whose lists ask for several
 * @throws when the domain does not say which one, or knows no such right
 */
export function readPermissionOf(domain: string, chosen: string | undefined): string | null {
  const known: Readonly<Record<string, { operations: Readonly<Record<string, Operation>> }>> = domains;
  const operations = Object.values(known[domain]?.operations ?? {});
  const lists = operations.filter(({ method, id }) => method === 'GET' && id.startsWith('list'));
  const asked = new Set(lists.map(({ permission }) => permission ?? everybody));
  const rights = asked.size === 0 ? [everybody] : [...asked];
  const right = chosen ?? (rights.length === 1 ? rights[0] : undefined);
  if (right === undefined || !rights.includes(right))
    throw new Error(`Who reads it? "${domain}" has lists for ${rights.join(', ')}: --read <tag>`);
  return right === everybody ? null : right;
}
