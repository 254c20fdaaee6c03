/** Addresses that outgoing requests may use (security T19): those of the public internet. */
import { BlockList, isIP } from 'node:net';

/** IPv4 outside the public internet: IANA's special-purpose registry (RFC 6890) and multicast. */
const closed4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, includes cloud metadata services
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved and broadcast
];

/** Global unicast IPv6; excludes loopback, local, multicast, IPv4-mapped and NAT64 addresses. */
const open6 = ['2000::', 3] as const;

/** Special-purpose ranges within it, some of which embed an IPv4 address. */
const closed6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23], // protocols: Teredo, benchmarks, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
];

const closed = new BlockList();
for (const [network, bits] of closed4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of closed6) closed.addSubnet(network, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...open6, 'ipv6');

/** Whether a text is an address of the public internet; false for names and addresses with a zone. */
export function isPublicAddress(text: string): boolean {
  if (text.includes('%')) return false;
  const family = isIP(text);
  if (family === 4) return !closed.check(text, 'ipv4');
  return family === 6 && open.check(text, 'ipv6') && !closed.check(text, 'ipv6');
}
