import type { Log } from '#server/log.ts';
import { forwardedValue } from './origin.ts';

/** Tells the visitor's network address, if it is known. `remoteAddress` is that at the other end of the connection. */
export type ClientAddress = (request: Request, remoteAddress: string | undefined) => string | undefined;

/**
 * Believes as many proxies as there are said to be. Where none is and one seems to stand in front, the log says so, once:
 * anybody can send the header, and the owner is to learn of it, not to be flooded.
 */
export function createClientAddress(trustedProxies: number, log: Log): ClientAddress {
  let said = false;
  return (request, remoteAddress) => {
    const forwarded = request.headers.get('x-forwarded-for');
    if (forwarded !== null && trustedProxies === 0 && !said) {
      said = true;
      log('proxy-not-trusted', {
        hint: 'X-Forwarded-For came while TRUST_PROXY is 0. Behind a proxy set it to the number of proxies, else all visitors share RATE_PER_ADDRESS.',
      });
    }
    return forwardedValue(forwarded, trustedProxies) ?? remoteAddress;
  };
}
