import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * What stands for a visitor in counts, the narrowest first: an IPv4 address whole; of IPv6 the first 64 bits, within
 * which anybody can change addresses at will, then the 56 and 48 bits that providers hand out to one customer. A port
 * after the address is passed over. Anything else is 'unknown'.
 */
export function addressTiers(text: string | undefined): string[] {
  const address = withoutPort(text ?? '');
  if (isIPv4(address)) return [address];
  if (!isIPv6(address)) return ['unknown'];
  const groups = expandIPv6(address.replace(/%.*/, ''))
    .split(':')
    .map((group) => Number.parseInt(group, 16));
  const [a, b, c, d = 0] = groups;
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  if (beforeIPv4.includes(groups.slice(0, 6).join())) return [bytes.join('.')];
  const written = (...parts: (number | undefined)[]) => parts.map((part = 0) => part.toString(16)).join(':');
  return [`${written(a, b, c, d)}::/64`, `${written(a, b, c, d & 0xff00)}::/56`, `${written(a, b, c)}::/48`];
}

/** The share of each tier as a multiple of the narrowest: for IPv6 a /64, a /56, a /48. */
export function tierShare(width: number): number {
  return [1, 4, 16][width] ?? 1;
}

/** IPv4-mapped (::ffff:0:0/96) and NAT64 addresses (64:ff9b::/96, RFC 6052). */
const beforeIPv4 = ['0,0,0,0,0,65535', '100,65435,0,0,0,0'];

/** Some proxies add the visitor's port: `203.0.113.7:4711`, `[2001:db8::9]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}
