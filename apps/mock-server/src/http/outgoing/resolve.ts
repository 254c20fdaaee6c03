import { Resolver } from 'node:dns/promises';

/** Finds the addresses of a name; none where there is no such name. May be given up. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

/** One try of a name server, in milliseconds. */
const TRY_MS = 2_500;

/**
 * Asks DNS, and never the machine's own list of hosts. Not by `dns.lookup`: that takes one of a few threads, which slow
 * name servers of others would keep from everybody else.
 */
export const resolveByDns: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};
