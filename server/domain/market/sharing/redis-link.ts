import { parseJson } from '@/lib/parse-json';
import type { CertificatePair } from '../../../platform/settings/certificate-files';
import { type QuoteBatch, quoteBatch } from './quote-batch';

/** Milliseconds within which Redis must answer. */
const ANSWER_LIMIT = 2_000;

/**
 * Takes or renews the lease of ARGV[1] for ARGV[2] ms, unless another process has it. Returns whether it has the lease,
 * whether the lease is new, and the number of the last batch.
 */
const LEAD = `
local holder = redis.call('GET', KEYS[1])
local last = tonumber(redis.call('GET', KEYS[2]) or '0')
if holder and holder ~= ARGV[1] then return {0, 0, last} end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return {1, holder and 0 or 1, last}`;

/** Numbers and publishes a batch, but only for the process that has the lease, even if it resumes late. */
const PUBLISH = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[3], unpack(ARGV, 4))
redis.call('PUBLISH', ARGV[2], redis.call('INCR', KEYS[2]) .. ':' .. ARGV[3])
return 1`;

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** The field among the newest quotes that is no symbol. */
const SIMULATED = 'simulated';

export interface LinkOptions {
  /** `redis://…` or `rediss://…`, also for Valkey. */
  url: string;
  /** The client certificate. */
  certificate?: CertificatePair | undefined;
  /** Prefix of all names in Redis. */
  prefix: string;
  /** Receives the published batches with their numbers. */
  take: (batch: QuoteBatch, number: number) => void;
}

/** A process's connection to Redis. After the first failure it is closed and replaced by a new one. */
export class RedisLink {
  readonly #keys: string[];

  private constructor(
    private readonly client: Client,
    private readonly subscriber: Client,
    private readonly channel: string,
    prefix: string,
  ) {
    this.#keys = ['leader', 'number', 'newest'].map((name) => `${prefix}:${name}`);
  }

  /** @throws if Redis does not answer */
  static async open({ url, certificate, prefix, take }: LinkOptions): Promise<RedisLink> {
    const [client, subscriber] = [await createRedisClient(url, certificate), await createRedisClient(url, certificate)];
    const link = new RedisLink(client, subscriber, `${prefix}:ticks`, prefix);
    // Failures reject the awaited answers.
    for (const each of [client, subscriber]) each.on('error', () => {});
    try {
      await answered(Promise.all([client.connect(), subscriber.connect()]));
      await answered(
        subscriber.subscribe(link.channel, (message) => {
          const [, number = '', json = ''] = /^(\d+):(.*)$/s.exec(message) ?? [];
          const batch = readBatch(json);
          if (batch) take(batch, Number(number));
        }),
      );
    } catch (error) {
      link.close();
      throw error;
    }
    return link;
  }

  /** Takes or renews the lease. */
  async lead(token: string, lease: number): Promise<{ leads: boolean; isNew: boolean; last: number }> {
    const answer = await this.#run(LEAD, [token, String(lease)]);
    const [leads, isNew, last] = answer as [number, number, number];
    return { leads: leads === 1, isNew: isNew === 1, last };
  }

  /** Publishes for the process with the lease; returns false for others. */
  async publish(token: string, batch: QuoteBatch): Promise<boolean> {
    const newest = batch.ticks.flatMap((tick) => [tick.SymbolName, JSON.stringify(tick)]);
    const kept = [...newest, SIMULATED, String(batch.simulated)];
    return (await this.#run(PUBLISH, [token, this.channel, JSON.stringify(batch), ...kept])) === 1;
  }

  /** Lets the next process take the lease without waiting for its end. */
  async release(token: string): Promise<void> {
    await this.#run(RELEASE, [token]);
  }

  /** The newest published tick of each symbol. */
  async newest(): Promise<QuoteBatch> {
    const { [SIMULATED]: simulated, ...ticks } = await answered(this.client.hGetAll(this.#keys[2] ?? ''));
    const json = `{"simulated":${simulated ?? false},"ticks":[${Object.values(ticks).join()}]}`;
    return readBatch(json) ?? { simulated: false, ticks: [] };
  }

  close(): void {
    for (const each of [this.client, this.subscriber]) if (each.isOpen) each.destroy();
  }

  #run(script: string, args: string[]): Promise<unknown> {
    return answered(this.client.eval(script, { keys: this.#keys, arguments: args }));
  }
}

type Client = Awaited<ReturnType<typeof createRedisClient>>;

async function createRedisClient(url: string, certificate: CertificatePair | undefined) {
  // It takes most of a second to load, and few installations use it.
  const { createClient } = await import('@redis/client');
  const socket = { connectTimeout: ANSWER_LIMIT, reconnectStrategy: false } as const;
  return createClient({ url, socket: certificate ? { ...socket, tls: true, ...certificate } : socket });
}

function readBatch(json: string): QuoteBatch | undefined {
  return quoteBatch.safeParse(parseJson(json)).data;
}

/** @throws if there is no answer in time */
function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${ANSWER_LIMIT} ms`)), ANSWER_LIMIT);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
