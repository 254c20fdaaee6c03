import { isIP } from 'node:net';

/**
 * The name in a Host header, without port and brackets, in lower case; undefined when it is none. The dot with which a
 * full name may end is left off.
 */
function nameOf(host: string): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  return (address ?? name)?.toLowerCase();
}

/** Whether a browser looks a name up in nobody's DNS: an address, or this machine. */
const isOwn = (name: string) => isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost');

/**
 * Makes the function that says whether a Host header may be answered. A page of a foreign name that its owner's DNS
 * suddenly points to this machine (DNS rebinding) counts for the browser as one of ours: it could read and change
 * everything, `/__mock` included. What gives it away is the Host, which is still the foreign name.
 * @param allowed names besides this machine's, without ports
 */
export function hostRule(allowed: readonly string[]): (host: string) => boolean {
  const names = new Set(allowed.map(nameOf));
  return (host) => {
    const name = nameOf(host);
    return name !== undefined && (isOwn(name) || names.has(name));
  };
}
