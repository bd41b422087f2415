import type { Server } from 'node:http';
import { addressTiers, tierShare } from '#server/spam/address-prefix.ts';

export function limitConnections(server: Server, perAddress: number, onExcess: () => void): void {
  const counts = new Map<string, number>();

  function count(networks: readonly string[], change: 1 | -1): void {
    for (const network of networks) {
      const open = (counts.get(network) ?? 0) + change;
      if (open > 0) counts.set(network, open);
      else counts.delete(network);
    }
  }

  server.on('connection', (socket) => {
    const networks = addressTiers(socket.remoteAddress);
    if (networks.some((network, width) => (counts.get(network) ?? 0) >= perAddress * tierShare(width))) {
      onExcess();
      socket.destroy();
      return;
    }
    count(networks, 1);
    socket.on('close', () => count(networks, -1));
  });
}
