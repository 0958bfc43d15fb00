import Fastify, { type FastifyInstance } from 'fastify';
import type { ClientOptions } from 'ws';
import { QUOTE_SOCKET_PATH, TRADE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import type { Database } from '../../../../platform/database/types';
import { routeUpgrades } from '../../../../platform/http/upgrades';
import { TestApi } from '../../../../testing/api';
import { type GatewayOptions, openGateway } from '../gateway';
import { DEFAULT_LIMITS } from '../open-sockets';
import { TestClient } from './test-client';
import { TestFeed } from './test-feed';

/** A gateway on a free loopback port, which trusts a test's X-Forwarded-For. */
export class TestGateway {
  readonly feed = new TestFeed();
  /** The lines that the server has logged. */
  readonly log: string[] = [];

  private constructor(
    readonly app: FastifyInstance,
    readonly api: TestApi,
    readonly origin: string,
  ) {}

  static async on(database: Database, options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
    const api = await TestApi.on(database);
    const write = (line: string) => void gateway.log.push(line);
    const app = Fastify({ trustProxy: 'loopback', logger: { stream: { write } } });
    const gateway = new TestGateway(app, api, '');
    const { services } = api;
    const { holidays } = services;
    const defaults = { services, holidays, feed: gateway.feed, limits: DEFAULT_LIMITS, origins: [] };
    await app.register(openGateway, { ...defaults, ...options });
    routeUpgrades(app);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    return Object.assign(gateway, { origin: address.replace('http', 'ws') });
  }

  get quotes(): string {
    return this.origin + QUOTE_SOCKET_PATH;
  }

  get trade(): string {
    return this.origin + TRADE_SOCKET_PATH;
  }

  openQuotes(options?: ClientOptions): Promise<TestClient> {
    return TestClient.open(this.quotes, options);
  }

  openTrade(options?: ClientOptions): Promise<TestClient> {
    return TestClient.open(this.trade, options);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
