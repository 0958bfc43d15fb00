import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The SMS gateway of a bench or a drill: it remembers each number's last code. */
export class SmsGateway {
  private readonly codes = new Map<string, string>();

  private constructor(
    private readonly server: Server,
    private readonly host: string,
  ) {}

  /** @param host on which it listens */
  static async start(host = '127.0.0.1'): Promise<SmsGateway> {
    const server = createServer(async (request, response) => {
      const { mobile, code } = (await json(request)) as { mobile: string; code: string };
      gateway.codes.set(mobile, code);
      response.writeHead(204).end();
    });
    const gateway = new SmsGateway(server, host);
    await once(server.listen(0, host), 'listening');
    return gateway;
  }

  /** For `SMS_WEBHOOK_URL`. */
  get url(): string {
    return `http://${this.host}:${(this.server.address() as AddressInfo).port}/`;
  }

  /** @throws Error when the number got no code */
  codeOf(mobile: string): string {
    const code = this.codes.get(mobile);
    if (code === undefined) throw new Error('The server sent no code to a number.');
    return code;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
