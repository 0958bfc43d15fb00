import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { campaigns } from '@/campaigns';
import { readApiConfig } from '../api-config';
import { createApi } from '../create-api';
import { findAccountSession } from '../domain/accounts/find-account-session';
import { createPasswordHasher } from '../domain/accounts/passwords';
import { nothingSet } from '../domain/activities/follow-settings';
import { standInPackages } from '../domain/app-config/stand-in-packages';
import { createCaptcha } from '../domain/captcha/create-captcha';
import { builtInHosts } from '../domain/hosts/follow-hosts';
import { noRevisions } from '../domain/revisions/follow-revisions';
import type { Database } from '../platform/database/types';
import { Keyring } from '../platform/secrets/keyring';
import { createVault } from '../platform/secrets/vault';
import type { Services } from '../services';
import { AGREEMENTS } from './agreements';
import { TestClock } from './clock';
import { RecordingSender } from './recording-sender';

export interface SendOptions {
  token?: string;
  /** The visitor's IP address. */
  address?: string;
  headers?: Record<string, string>;
}

const opened: TestApi[] = [];

/** The calls on a database, with time and SMS in the test's hands, the captcha off and cheap password hashes. */
export class TestApi {
  readonly clock = new TestClock();
  readonly sms = new RecordingSender();
  readonly services: Services;
  readonly app: FastifyInstance;

  private constructor(database: Database, overrides: Partial<Services>) {
    const key = randomBytes(32);
    const keys = { keyring: Keyring.of(key), masters: { key }, knownAfter: 0 };
    const vault = createVault(keys.keyring);
    this.services = {
      database,
      clock: this.clock.read,
      config: readApiConfig({}),
      vault,
      keys,
      hosts: builtInHosts,
      findSession: findAccountSession({ database, hosts: builtInHosts }),
      smsSender: this.sms,
      captcha: createCaptcha('off', {
        vault,
        database,
        clock: this.clock.read,
        proofsPerAddress: 20,
        proofsInAll: 500,
      }),
      passwords: createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 }, { running: 1, waiting: 1_000 }),
      agreements: AGREEMENTS,
      packages: standInPackages,
      campaigns,
      campaignSettings: nothingSet,
      revisions: noRevisions,
      ...overrides,
    };
    this.app = Fastify({ forceCloseConnections: true });
  }

  static async on(database: Database, overrides: Partial<Services> = {}): Promise<TestApi> {
    const api = new TestApi(database, overrides);
    await createApi(api.app, api.services);
    opened.push(api);
    return api;
  }

  /** Ends all that were opened, with the cleanup that they began with. */
  static async closeAll(): Promise<void> {
    await Promise.all(opened.splice(0).map(({ app }) => app.close()));
  }

  /** Posts a form url-encoded, the cheaper one of the two ways. */
  form(url: string, fields: Record<string, string>, options: SendOptions = {}): Promise<LightMyRequestResponse> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers };
    return this.send(url, { ...options, headers }, new URLSearchParams(fields).toString());
  }

  /** Posts a form as the site does. */
  async multipart(url: string, fields: Record<string, string>, options: SendOptions = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...options.headers };
    return this.send(url, { ...options, headers }, Buffer.from(await encoded.arrayBuffer()));
  }

  /** Posts a body as it stands. */
  send(
    url: string,
    { token, address, headers }: SendOptions = {},
    payload?: string | Buffer,
  ): Promise<LightMyRequestResponse> {
    return this.app.inject({
      method: 'POST',
      url,
      ...(payload !== undefined && { payload }),
      remoteAddress: address ?? '203.0.113.7',
      headers: { ...headers, ...(token === undefined ? {} : { token }) },
    });
  }
}
