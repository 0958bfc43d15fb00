import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { CLOSE, type CloseReason } from '@/lib/contract/market/close-codes';
import { MESSAGE } from '@/lib/contract/market/messages';
import { parseJson } from '@/lib/parse-json';
import { ApiProblem } from '../../../platform/http/problem';
import type { Counters } from './counters';
import { isBehind, TEXT } from './frames';
import { type Rate, TokenBucket } from './token-bucket';

/** Messages, pings and pongs that a client may send. */
const MESSAGE_RATE: Rate = { burst: 40, perSecond: 10 };

/** Wrong messages after which a socket is closed. */
const WRONG_LIMIT = 5;

/** One client's socket: reads its messages by the contract, and answers or closes if they break it. */
export class Connection {
  private readonly bucket = new TokenBucket(MESSAGE_RATE);
  private wrong = 0;

  constructor(
    readonly socket: WebSocket,
    readonly stream: Duplex,
    /** The client's address. */
    readonly address: string,
    private readonly counters: Counters,
  ) {
    const count = () => this.isInTime();
    socket.on('ping', count).on('pong', count);
    // After broken frames, the library closes the socket with the fitting code.
    socket.on('error', () => {});
    stream.on('drain', () => socket.resume());
  }

  /** Passes on each message that fits the schema. Stops reading from a client that does not read its answers. */
  read<Message>(schema: z.ZodMiniType<Message>, handle: (message: Message) => void): void {
    this.socket.on('message', (data, isBinary) => {
      if (!this.isInTime()) return;
      this.counters.received += 1;
      if (isBinary) return this.close(CLOSE.binary);
      const message = schema.safeParse(parseJson(data.toString()));
      if (message.success) handle(message.data);
      else this.refuseWrong();
      if (isBehind(this.socket)) this.socket.pause();
    });
  }

  send(message: object): void {
    this.counters.sent += 1;
    this.socket.send(JSON.stringify(message), TEXT);
  }

  refuse({ problem: { code, Data, retryAfter } }: ApiProblem): void {
    this.send({ type: MESSAGE.error, code, message: Data, retryAfter });
  }

  close({ code, reason }: CloseReason): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.counters.countClose(code);
    this.socket.close(code, reason);
  }

  /** False if messages come too fast, which closes the socket, and for those that arrive after that. */
  private isInTime(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.bucket.take()) return true;
    this.close(CLOSE.tooFast);
    return false;
  }

  private refuseWrong(): void {
    this.wrong += 1;
    if (this.wrong >= WRONG_LIMIT) this.close(CLOSE.malformed);
    else this.refuse(new ApiProblem('invalid_input'));
  }
}
