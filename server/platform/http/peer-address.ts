import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:https';
import type { Socket } from 'node:net';

/** What an address is that nobody knows: "unspecified", RFC 4291. All whose address is unknown count as one visitor. */
const UNKNOWN_ADDRESS = '::';

/**
 * Has the sockets of a server keep the address of who opened them, which Node knows only as long as they are open: what somebody sends
 * before going is still counted by it, and forwarded with it. Who has reset the connection before it was accepted is unknown.
 */
export function keepPeerAddress(server: Server): void {
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: socket.remoteAddress ?? UNKNOWN_ADDRESS });
  });
}
