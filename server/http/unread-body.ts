import type { Readable } from 'node:stream';
import { limits } from './limits.ts';

/** Ends the connection of a body in absurdly many pieces: the work is by piece, so that a few bytes would cost a lot. */
export function boundPieces(body: Readable): void {
  let pieces = 0;
  body.on('data', () => {
    pieces += 1;
    if (pieces === limits.bodyPieces) body.destroy();
  });
}
