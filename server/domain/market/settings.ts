import { z } from 'zod';
import { ConfigError } from '../../platform/settings/config-error';
import { socketAddressList } from './gateway/settings';

/** Environment variables that say where quotes come from. */
export const marketSettings = {
  /** `simulator` makes prices up, `replay` plays MARKET_REPLAY_FILE over and over, `relay` passes on what MARKET_UPSTREAM publishes. */
  MARKET_FEED: z.enum(['simulator', 'replay', 'relay']).default('simulator'),
  /** CSV with the columns SymbolName, Bid, Ask and TimeStamp. */
  MARKET_REPLAY_FILE: z.string().min(1).optional(),
  /** Addresses of quote sockets of the same protocol, in the order in which they are tried. */
  MARKET_UPSTREAM: socketAddressList.optional(),
  /** Redis or Valkey, by which several server processes share one feed. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
};

/** Where quotes come from. */
export type FeedConfig =
  | { kind: 'simulator' }
  | { kind: 'replay'; file: string }
  | { kind: 'relay'; addresses: readonly string[] };

export interface MarketConfig {
  feed: FeedConfig;
  /** Of the Redis by which server processes share the feed. */
  redisUrl?: string;
}

/**
 * The settings of the market.
 * @throws {ConfigError} with the variable that is missing
 */
export function marketConfigOf(settings: z.infer<z.ZodObject<typeof marketSettings>>): MarketConfig {
  const { REDIS_URL: redisUrl } = settings;
  return { feed: feedConfigOf(settings), ...(redisUrl && { redisUrl }) };
}

function feedConfigOf(settings: z.infer<z.ZodObject<typeof marketSettings>>): FeedConfig {
  const { MARKET_FEED: kind, MARKET_REPLAY_FILE: file, MARKET_UPSTREAM: addresses } = settings;
  if (kind === 'simulator') return { kind };
  if (kind === 'replay' && file) return { kind, file };
  if (kind === 'relay' && addresses) return { kind, addresses };
  const missing = kind === 'replay' ? 'MARKET_REPLAY_FILE' : 'MARKET_UPSTREAM';
  throw new ConfigError(`${missing}: is needed with MARKET_FEED=${kind}`);
}
