import { connect, type Socket } from 'node:net';

/** Clients with little cost: they connect, subscribe and count the received bytes. */
export class RawClients {
  private readonly sockets: Socket[] = [];
  private bytes = 0;
  private waiting: { bytes: number; done: () => void } | undefined;

  private constructor(private readonly url: URL) {}

  /** Opens a number of clients, a hundred at a time; each sends `greeting` if there is one. */
  static async open(url: string, count: number, greeting?: string): Promise<RawClients> {
    const clients = new RawClients(new URL(url));
    for (let opened = 0; opened < count; opened += 100) {
      await Promise.all(Array.from({ length: Math.min(100, count - opened) }, () => clients.add(greeting)));
    }
    return clients;
  }

  /** Bytes received since the last call. */
  takeBytes(): number {
    const { bytes } = this;
    this.bytes = 0;
    return bytes;
  }

  /** Waits until the clients have received a number of bytes since the last count. */
  received(bytes: number): Promise<void> {
    return new Promise((done) => {
      this.waiting = { bytes, done };
      this.look();
    });
  }

  /** Closes some clients and opens the same number. */
  async replace(count: number, greeting?: string): Promise<void> {
    for (const socket of this.sockets.splice(0, count)) socket.destroy();
    await Promise.all(Array.from({ length: count }, () => this.add(greeting)));
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async add(greeting?: string): Promise<void> {
    const { hostname, port, host, pathname } = this.url;
    const socket = connect(Number(port), hostname);
    socket.on('error', (error) => console.error(error.message));
    const head = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    if (!answer.toString('latin1').startsWith('HTTP/1.1 101 '))
      throw new Error(`The server rejected the client: ${answer}`);
    if (greeting) socket.write(textFrame(greeting));
    socket.on('data', (data) => {
      this.bytes += data.length;
      if (this.waiting) this.look();
    });
    this.sockets.push(socket);
  }

  private look(): void {
    if (!this.waiting || this.bytes < this.waiting.bytes) return;
    const { done } = this.waiting;
    this.waiting = undefined;
    done();
  }
}

/** A client's frame of a short text; a mask of zeros does not change it. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > 125) throw new Error('A short frame has at most 125 bytes.');
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
