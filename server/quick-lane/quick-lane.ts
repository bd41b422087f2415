import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FileServer } from '#server/http/files/file-server.ts';
import { limits } from '../http/limits.ts';
import { createAnswerTable } from './answer-table.ts';
import { sweepIdle, type Watched } from './idle-sweep.ts';
import { shareReads } from './shared-reads.ts';

export interface QuickLane {
  /** Ends the connections that no request is under way on, each after what is still being sent. Call it beside `server.close()`. */
  end(): void;
}

/**
 * Puts a lane in front of an HTTP server: a plain GET for an address of the site is answered from prepared bytes, near
 * the rate of nginx (decision 10); a connection on which anything else arrives is handed, with those bytes, to node:http for good.
 */
export function addQuickLane(server: Server, files: Pick<FileServer, 'prepared'>): QuickLane {
  const handOver = server.listeners('connection');
  const answers = createAnswerTable(files);
  const open = sweepIdle(server);
  server.removeAllListeners('connection');
  server.on('connection', (accepted: Socket) => {
    let answered = 0;
    const watched: Watched = { quiet: 0, unsent: 0 };
    const { socket, stop } = shareReads(accepted, read);
    open.set(socket, watched);
    socket.on('end', end).on('error', forget).on('close', forget);

    function read(request: Buffer): void {
      watched.quiet = 0;
      answered += 1;
      const isLast = answered === limits.maxPlainGetsPerSocket;
      const answer = isLast ? answers.findLast(request) : answers.find(request);
      if (!answer) leave(request);
      else if (isLast) socket.end(answer);
      // A client that asks without reading must not fill our memory with answers.
      else if (!socket.write(answer)) socket.pause().once('drain', resume);
    }

    function leave(request: Buffer): void {
      forget();
      stop();
      socket.off('end', end).off('error', forget).off('close', forget);
      for (const listener of handOver) listener.call(server, socket);
      socket.unshift(Buffer.from(request));
    }

    function resume(): void {
      socket.resume();
    }

    function end(): void {
      socket.end();
    }

    function forget(): void {
      open.delete(socket);
    }
  });
  return {
    end() {
      for (const socket of open.keys()) socket.end();
    },
  };
}
