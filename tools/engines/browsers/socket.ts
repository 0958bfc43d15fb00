import WebSocket from 'ws';
import { limit } from '@/scripts/lib/limit.mjs';

interface Answer {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

type Fields = Readonly<Record<string, unknown>>;

/** A WebSocket for numbered commands, their answers and events, as DevTools and WebDriver BiDi use it. */
export class CommandSocket {
  #next = 0;
  readonly #waiting = new Map<number, Answer>();
  readonly #listeners: ((method: string, params: Fields) => void)[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.#take(JSON.parse(String(data))));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser closed the connection.'));
      this.#waiting.clear();
    });
  }

  static async open(address: string): Promise<CommandSocket> {
    const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 512 * 1024 * 1024 });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => {});
    return new CommandSocket(socket);
  }

  send<Result = unknown>(method: string, params: Fields = {}): Promise<Result> {
    const id = ++this.#next;
    const patience = limit();
    return new Promise<Result>((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`${method}: the browser did not answer within ${patience / 1_000} s`));
      }, patience);
      this.#waiting.set(id, {
        resolve: (result) => {
          clearTimeout(late);
          resolve(result);
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  on(listener: (method: string, params: Fields) => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.socket.close();
  }

  #take({ id, method, params, result, error, message }: Message): void {
    if (method !== undefined) {
      for (const listener of this.#listeners) listener(method, params ?? {});
      return;
    }
    const waiting = this.#waiting.get(id ?? 0);
    if (!waiting) return;
    this.#waiting.delete(id ?? 0);
    if (error === undefined) waiting.resolve(result as never);
    else waiting.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
  }
}

interface Message {
  id?: number;
  method?: string;
  params?: Fields;
  result?: unknown;
  /** An object in DevTools; in BiDi a code, with the text in `message`. */
  error?: string | { message: string };
  message?: string;
}
