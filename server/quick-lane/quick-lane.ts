import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FileServer } from '../files/file-server.ts';
import type { PreparedAnswer } from '../files/site-entry.ts';
import { limits } from '../limits.ts';
import { readPlainGet } from './plain-get.ts';
import { createRawAnswers } from './raw-answer.ts';

export interface QuickLane {
  /** Ends the connections that no request is under way on, each after what is still being sent. Call it beside `server.close()`. */
  end(): void;
}

// How often a reader may pause for the keep-alive time, with our bytes still unsent, before the connection is closed.
const longestStall = Math.ceil(limits.socketTimeout / limits.keepAliveTimeout);

/**
 * Puts a lane in front of an HTTP server: a plain GET for an address of the site is answered from prepared bytes, near the
 * rate of nginx; a connection on which anything else arrives is handed, with those bytes, to node:http for good.
 */
export function addQuickLane(server: Server, files: Pick<FileServer, 'prepared'>, now = Date.now): QuickLane {
  const handOver = server.listeners('connection');
  const rawAnswerOf = createRawAnswers(now);
  const open = new Set<Socket>();
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    let answered = 0;
    let stalled = 0;
    open.add(socket);
    socket.setTimeout(limits.keepAliveTimeout);
    socket.on('data', read).on('end', end).on('timeout', timeout).on('error', forget).on('close', forget);

    function read(chunk: Buffer): void {
      const get = readPlainGet(chunk);
      const answer = get && files.prepared(get.path, get);
      if (answer) send(answer);
      else leave(chunk);
    }

    function send(answer: PreparedAnswer): void {
      answered += 1;
      stalled = 0;
      if (answered === limits.maxPlainGetsPerSocket) socket.end(rawAnswerOf(answer, 'close'));
      // A client that asks without reading must not fill our memory with answers.
      else if (!socket.write(rawAnswerOf(answer, 'keep-alive'))) socket.pause().once('drain', resume);
    }

    function leave(chunk: Buffer): void {
      forget();
      socket.setTimeout(0);
      socket.off('data', read).off('end', end).off('timeout', timeout).off('error', forget).off('close', forget);
      for (const listener of handOver) listener.call(server, socket);
      socket.unshift(chunk);
    }

    function timeout(): void {
      stalled += 1;
      if (socket.writableLength === 0 || stalled > longestStall) socket.destroy();
      else socket.setTimeout(limits.keepAliveTimeout);
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
      for (const socket of open) socket.end();
    },
  };
}
