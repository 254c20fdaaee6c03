import { isIP } from 'node:net';

/** The name in a Host header: lower case, without port, brackets and trailing dot; undefined if invalid. */
function nameOf(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  return (address ?? name)?.toLowerCase();
}

/** Names that do not depend on DNS: IP addresses and localhost. */
const isOwn = (name: string) => isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost');

/** Checks the Host header against DNS rebinding. @param allowed names besides this machine's, without ports */
export function hostRule(allowed: readonly string[]): (host: string) => boolean {
  const names = new Set(allowed.map(nameOf));
  return (host) => {
    const name = nameOf(host);
    return name !== undefined && (isOwn(name) || names.has(name));
  };
}
