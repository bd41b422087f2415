import { Socket, type SocketConstructorOpts } from 'node:net';

/** As much as the system gives at once, in bytes. One read is over before the next begins, so that all connections share it. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

export interface SharedReads {
  /** The socket to write to and to listen to, in place of the accepted one. */
  readonly socket: Socket;
  /** From now on the socket gives what it reads as any other does, by its `data` events. */
  stop(): void;
}

/** What Node does not document. */
type Accepted = { _handle: SocketConstructorOpts['handle'] | null };

/**
 * Gives each read of an accepted connection to `onRead`, in bytes that are its own only until it returns: a copy of what is
 * to be kept is made there. A read into fresh bytes, as `data` events bring it, costs a tenth of what a server does for a plain GET.
 * Node has this for connections that one opens (`onread` of `net.Socket`); of those that one accepts it is had by a second
 * socket on what the system gave to the first, which ends with it and counts for the server until then. The first keeps
 * that in `_handle`, which Node does not document: where it is not there, reads come as `data` events.
 */
export function shareReads(accepted: Socket, onRead: (bytes: Buffer) => void): SharedReads {
  const own = accepted as unknown as Accepted;
  const handle = own._handle;
  if (!handle) return { socket: accepted.on('data', onRead), stop: () => accepted.off('data', onRead) };
  own._handle = null;
  let isShared = true;
  const socket = new Socket({
    handle,
    allowHalfOpen: accepted.allowHalfOpen,
    onread: {
      buffer: shared,
      callback(length: number) {
        const bytes = shared.subarray(0, length);
        if (!isShared) return socket.push(Buffer.from(bytes));
        onRead(bytes);
        return true;
      },
    },
  });
  socket.once('close', () => accepted.destroy());
  return {
    socket,
    stop() {
      isShared = false;
    },
  };
}
