import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:https';
import type { Socket } from 'node:net';

/** The unspecified address of RFC 4291. All clients with an unknown address count as one. */
const UNKNOWN_ADDRESS = '::';

/**
 * Makes a server's sockets remember their client's address, which Node only knows while the socket is open. A request
 * whose sender has left is still counted by it and forwarded with it. The address of a connection that was reset before
 * it was accepted is unknown.
 */
export function keepPeerAddress(server: Server): void {
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: socket.remoteAddress ?? UNKNOWN_ADDRESS });
  });
}
