import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { OWN_ADDRESS } from './network';

const message = z.object({ mobile: z.string(), code: z.string() });

/** An SMS gateway that delivers to the visitors of the drill. */
export class Gateway {
  readonly #codes = new Map<string, string>();
  #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { mobile, code } = message.parse(JSON.parse(Buffer.concat(chunks).toString()));
    this.#codes.set(mobile, code);
    response.end();
  });

  /** Starts it. Returns the address for SMS_WEBHOOK_URL. */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, OWN_ADDRESS), 'listening');
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The gateway has no port.');
    return `http://${OWN_ADDRESS}:${address.port}/`;
  }

  /** The code that a number received last, which only it reads. */
  take(mobile: string): string | undefined {
    const code = this.#codes.get(mobile);
    this.#codes.delete(mobile);
    return code;
  }
}
