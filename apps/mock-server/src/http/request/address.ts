/** IPv6 groups that identify a provider's customer; the customer chooses the rest (RFC 4291 §2.5.4). */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** The rate limit key of an address: IPv4 as it is, IPv6 by its /64 network, all of which belongs to one customer. */
export function rateLimitKey(address: string | undefined): string {
  // Undefined once the connection has ended, despite Fastify's types.
  if (address === undefined) return '';
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::', 2);
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : ALL_GROUPS - groups(head).length - groups(tail).length;
  const zeros = Array<string>(Math.max(0, missing)).fill('0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, NETWORK_GROUPS).join(':').toLowerCase();
}
