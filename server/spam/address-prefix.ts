import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of a network address that stands for one customer of a provider: an IPv4 address whole, of IPv6 the first
 * 64 bits, within which anybody can change addresses at will. A port after it is passed over. Anything else becomes
 * 'unknown'.
 */
export function addressPrefix(told: string | undefined): string {
  if (told === undefined) return 'unknown';
  const address = withoutPort(told);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (isIPv4(address)) return address;
  return isIPv6(address) ? `${firstGroups(address.split('%')[0] ?? '')}::/64` : 'unknown';
}

/** Some proxies tell a visitor's port as well: `203.0.113.7:4711`, `[2001:db8::9]:4711`. */
function withoutPort(told: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(told) ?? [];
  return bracketed ?? dotted ?? told;
}

function firstGroups(address: string): string {
  // The URL parser writes every spelling of an address in the one canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = canonical.includes('::') ? new Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
