/** Groups of an IPv6 address that tell the customer of a provider; the rest the customer chooses (RFC 4291 §2.5.4). */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * What limits count an address as: IPv4 as it is, IPv6 by its network of 64 bits. Whoever has one such network has
 * 2^64 addresses, and would otherwise have as many limits.
 */
export function rateLimitKey(address: string | undefined): string {
  // Of a connection that has ended meanwhile, whatever Fastify's types say.
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
