import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HTTP_TIMEOUT } from '@/lib/browser/http/api-error';

/** An answer; headers have lower-case names. */
export interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

/**
 * A phone's connection to the edge, which it opens again after the edge has closed it. An HTTP library takes several times the
 * processor time, and the phones share the machine with the servers that they measure.
 */
export class Connection {
  private socket: Socket | undefined;

  constructor(private readonly port: number) {}

  /** Sends a complete request. @throws Error if the connection breaks, or without an answer within the browsers' time limit */
  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const socket = this.open();
      let received = '';
      const end = () => {
        clearTimeout(limit);
        socket.removeAllListeners();
        socket.on('error', () => {});
      };
      const fail = (error: Error) => {
        end();
        this.close();
        reject(error);
      };
      const limit = setTimeout(() => fail(new Error('no answer in time')), HTTP_TIMEOUT);
      socket.on('data', (chunk: string) => {
        received += chunk;
        const answer = parse(received);
        if (!answer) return;
        end();
        resolve(answer);
      });
      socket.on('error', fail);
      socket.on('close', () => fail(new Error('connection closed')));
      socket.write(request);
    });
  }

  /** Opens the connection before the first request. */
  async connect(): Promise<void> {
    await once(this.open(), 'connect');
  }

  close(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private open(): Socket {
    if (this.socket && !this.socket.destroyed && this.socket.writable) return this.socket;
    this.socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
    return this.socket;
  }
}

/** The answer, once it is complete; only of bodies with a length. */
function parse(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  const body = text.slice(end + 4);
  if (Number.isNaN(length)) throw new Error(`The edge sent an answer without a length:\n${head}`);
  if (body.length < length) return undefined;
  return { status: Number(head.slice(9, 12)), retryAfter: /\r\nretry-after: (\d+)/i.exec(head)?.[1], body };
}
