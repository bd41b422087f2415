import type { EventEmitter } from 'node:events';
import { tierShare } from './address-tiers.ts';

/** The visitor whom a personal page is written for: their networks, the narrowest first, and the outgoing answer. */
export interface Asker {
  readonly networks: readonly string[];
  readonly answer: EventEmitter | undefined;
}

/** Limits what is held at a time, in total and per network. Returns whether a place is free, until `close`. */
export function createPlaces({
  inAll = Number.POSITIVE_INFINITY,
  fromOneAddress,
}: {
  readonly inAll?: number;
  readonly fromOneAddress: number;
}) {
  const counts = new Map<string, number>();
  let all = 0;

  function count(networks: readonly string[], change: 1 | -1): void {
    all += change;
    for (const network of networks) {
      const held = (counts.get(network) ?? 0) + change;
      if (held > 0) counts.set(network, held);
      else counts.delete(network);
    }
  }

  return (networks: readonly string[], holder: EventEmitter): boolean => {
    const isFull = (network: string, width: number) => (counts.get(network) ?? 0) >= fromOneAddress * tierShare(width);
    if (all >= inAll || networks.some(isFull)) return false;
    count(networks, 1);
    holder.once('close', () => count(networks, -1));
    return true;
  };
}
