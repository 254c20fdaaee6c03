import { Resolver } from 'node:dns/promises';

export type DnsResolve = (name: string, signal: AbortSignal) => Promise<string[]>;

/** Timeout of one attempt, in milliseconds. */
const TRY_MS = 2_500;

/** Never reads the hosts file. `dns.lookup` has a small thread pool, which slow name servers could block. */
export const resolveByDns: DnsResolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};
