import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** IPv4-mapped (::ffff:0:0/96) and NAT64 addresses (64:ff9b::/96, RFC 6052). */
const beforeIPv4 = ['0000:0000:0000:0000:0000:ffff', '0064:ff9b:0000:0000:0000:0000'];

/**
 * What stands for a visitor in limits: an IPv4 address, or the first 64 bits of an IPv6 address, within which anybody
 * can change addresses at will. A port after the address is passed over. Anything else is 'unknown'.
 */
export function networkOf(text = ''): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).toLowerCase();
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = expandIPv6(address.replace(/%.*/, '')).split(':');
  if (!beforeIPv4.includes(groups.slice(0, 6).join(':'))) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => [group.slice(0, 2), group.slice(2)]);
  return bytes.map((byte) => Number.parseInt(byte, 16)).join('.');
}
