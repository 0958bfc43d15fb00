import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { OTHER_PAGES } from '@/campaigns/catalogue';
import { catalogueOf } from '@/lib/campaign/catalogue';
import type { Campaign, Hero } from '@/lib/campaign/schema';
import { createApi } from '../create-api';
import { findAccountSession } from '../domain/accounts/find-account-session';
import { createPasswordHasher } from '../domain/accounts/passwords';
import { SoldOut } from '../domain/activities/engine/sold-out';
import { nothingSet } from '../domain/activities/follow-settings';
import { agreementsBy } from '../domain/agreements/in-force';
import { standInPackages } from '../domain/app-config/stand-in-packages';
import { createCaptcha } from '../domain/captcha/create-captcha';
import { builtInHosts } from '../domain/hosts/follow-hosts';
import { builtInHolidays } from '../domain/market/holidays';
import { noRevisions, onlyBuilt } from '../domain/revisions/follow-revisions';
import { isCurrent } from '../domain/revisions/store';
import type { SmsMessage, SmsSender } from '../domain/sms/sender';
import { runAsText } from '../operations/testing/run-as-text';
import type { Database } from '../platform/database/types';
import { Keyring } from '../platform/secrets/keyring';
import { createVault } from '../platform/secrets/vault';
import type { Services } from '../services';
import { readApiConfig } from '../settings/read-api-config';
import { AGREEMENTS } from './agreements';
import { TestClock } from './clock';

/** Records messages instead of sending them. */
class RecordingSender implements SmsSender {
  readonly messages: SmsMessage[] = [];
  /** True to fail as a broken gateway does. */
  failing = false;

  async send(message: SmsMessage): Promise<void> {
    this.messages.push(message);
    if (this.failing) throw new Error('gateway is down');
  }

  reset(): void {
    this.messages.length = 0;
    this.failing = false;
  }

  /** The last code sent to a number. */
  codeFor(mobile: string): string {
    const message = this.messages.findLast((sent) => sent.mobile === mobile);
    if (!message) throw new Error(`No SMS was sent to ${mobile}.`);
    return message.code;
  }
}

export interface SendOptions {
  token?: string;
  /** The visitor's IP address. */
  address?: string;
  headers?: Record<string, string>;
}

/** Services that are plain data are compared by content, all others by identity. */
const DATA: readonly string[] = ['campaigns', 'config'] satisfies (keyof Services)[];

/** A campaign of a test, which may lack what decides its page. */
function withPage(campaign: Campaign): Campaign {
  const { hero = { composition: 'centred' } as Hero, otherPages = [] } = campaign as Partial<Campaign>;
  return 'hero' in campaign && 'otherPages' in campaign ? campaign : { ...(campaign as Campaign), hero, otherPages };
}

/** APIs of the running test. */
const inUse: TestApi[] = [];
/** APIs of earlier tests whose databases are still open. */
const idle: TestApi[] = [];

/**
 * The API on a database, with a clock and an SMS gateway that the test controls, without captcha and with cheap
 * password hashes. Expired data stays unless a test calls `startCleanup`.
 */
export class TestApi {
  readonly clock = new TestClock();
  readonly sms = new RecordingSender();
  readonly services: Services;
  readonly app: FastifyInstance;
  /** The initial services; a test may replace them in `services`. */
  readonly #services: Readonly<Omit<Services, 'campaigns'>>;

  private constructor(
    database: Database,
    private readonly overrides: Partial<Services>,
  ) {
    const key = randomBytes(32);
    const keys = { keyring: Keyring.of(key), masters: { key }, knownAfter: 0 };
    const vault = createVault(keys.keyring);
    const { campaigns, ...others } = overrides;
    const services: Services = {
      database,
      clock: this.clock.read,
      config: readApiConfig({}),
      vault,
      keys,
      hosts: builtInHosts,
      holidays: builtInHolidays,
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
      agreements: agreementsBy(AGREEMENTS, { current: () => services.revisions.current() }, this.clock.read),
      packages: standInPackages,
      campaignSettings: nothingSet,
      revisions: noRevisions,
      catalogue: { current: () => services.revisions.current().catalogueAt(services.clock().getTime()) },
      get campaigns() {
        return this.catalogue.current().campaigns;
      },
      set campaigns(built) {
        this.revisions = onlyBuilt(catalogueOf(built.map(withPage), OTHER_PAGES));
      },
      isCurrent: (orm, slug, now) => isCurrent(orm, services.revisions.current(), slug, now),
      soldOut: new SoldOut(),
    };
    if (campaigns) services.campaigns = campaigns;
    this.services = Object.assign(services, others);
    const { campaigns: _, ...initial } = services;
    this.#services = initial;
    this.app = Fastify({ forceCloseConnections: true });
  }

  /** Opens an API, or reuses one that an earlier test opened on the same database with equal overrides. */
  static async on(database: Database, overrides: Partial<Services> = {}): Promise<TestApi> {
    const index = idle.findIndex((api) => api.#isOn(database, overrides));
    const api = idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await TestApi.#open(database, overrides));
    inUse.push(api);
    return api;
  }

  /** Ends a test: later tests may reuse its APIs, with clock, SMS and services reset. */
  static reset(): void {
    for (const api of inUse.splice(0)) {
      api.clock.reset();
      api.sms.reset();
      Object.assign(api.services, api.#services, { soldOut: new SoldOut() });
      idle.push(api);
    }
  }

  static async closeAll(): Promise<void> {
    await Promise.all([...inUse.splice(0), ...idle.splice(0)].map(({ app }) => app.close()));
  }

  static async #open(database: Database, overrides: Partial<Services>): Promise<TestApi> {
    const api = new TestApi(database, overrides);
    await createApi(api.app, api.services);
    return api;
  }

  #isOn(database: Database, overrides: Partial<Services>): boolean {
    const names = new Set([...Object.keys(overrides), ...Object.keys(this.overrides)]) as Set<keyof Services>;
    return (
      this.#services.database === database &&
      [...names].every((name) => {
        const [own, other] = [this.overrides[name], overrides[name]];
        return DATA.includes(name) ? isDeepStrictEqual(own, other) : own === other;
      })
    );
  }

  /** Posts a form url-encoded, which is cheaper than multipart. */
  form(url: string, fields: Record<string, string>, options: SendOptions = {}): Promise<LightMyRequestResponse> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...options.headers };
    return this.send(url, { ...options, headers }, new URLSearchParams(fields).toString());
  }

  /** Posts a form as multipart, as the site does. */
  async multipart(url: string, fields: Record<string, string>, options: SendOptions = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...options.headers };
    return this.send(url, { ...options, headers }, Buffer.from(await encoded.arrayBuffer()));
  }

  /** Posts JSON, by default under a new idempotency key. */
  json(url: string, body: unknown, options: SendOptions = {}): Promise<LightMyRequestResponse> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...options.headers };
    return this.send(url, { ...options, headers }, JSON.stringify(body));
  }

  /** Runs an operation; returns its output. */
  run(operation: string, input: Record<string, unknown> = {}, operator = 'Li Na'): Promise<string> {
    return runAsText(this.services, { operation, input, operator });
  }

  /** Posts a body unchanged. */
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
