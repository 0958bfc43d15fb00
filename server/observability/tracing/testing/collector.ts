import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number };

/** A received span, with the fields that tests use. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number; message?: string };
  events: unknown[];
}

/** Receives OTLP exports over HTTP, as JSON. */
export class Collector {
  /** All received bodies, unchanged. */
  bodies: string[] = [];
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<Collector> {
    const server = createServer(async (request, response) => {
      const body = await text(request);
      if (request.url === '/v1/traces') collector.bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const collector = new Collector(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return collector;
  }

  get spans(): ReceivedSpan[] {
    return this.bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
