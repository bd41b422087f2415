import { addressTiers, tierShare } from '#server/spam/address-prefix.ts';

/** Counts the connections of each network. */
export function createConnectionCounts(perAddress: number) {
  const counts = new Map<string, number>();

  function add(networks: readonly string[], change: 1 | -1): void {
    for (const network of networks) {
      const count = (counts.get(network) ?? 0) + change;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
    }
  }

  return {
    /** Counts a connection and gives what ends it; undefined when its address, or a network around it, has too many. */
    enter(address: string | undefined): (() => void) | undefined {
      const networks = addressTiers(address);
      const isFull = (network: string, width: number) => (counts.get(network) ?? 0) >= perAddress * tierShare(width);
      if (networks.some(isFull)) return undefined;
      add(networks, 1);
      return () => add(networks, -1);
    },
  };
}
