import { z } from 'zod';
import { type CertificateFiles, certificateFilesOf } from '../../platform/settings/certificate-files';
import { ConfigError } from '../../platform/settings/config-error';
import { socketAddressList } from './gateway/settings';

/** Environment variables for the source of quotes. */
export const marketSettings = {
  /**
   * `simulator` makes prices up, `replay` repeats MARKET_REPLAY_FILE, `relay` passes on what MARKET_UPSTREAM publishes.
   */
  MARKET_FEED: z.enum(['simulator', 'replay', 'relay']).default('simulator'),
  /** CSV with the columns SymbolName, Bid, Ask and TimeStamp. */
  MARKET_REPLAY_FILE: z.string().min(1).optional(),
  /** Addresses of quote sockets of the same protocol, in the order in which the server tries them. */
  MARKET_UPSTREAM: socketAddressList.optional(),
  /** Redis or Valkey, through which several server processes share one feed. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /**
   * The certificate and the key, in PEM, with which this server authenticates to Redis; read again for each connection.
   */
  REDIS_CERTIFICATE_FILE: z.string().min(1).optional(),
  REDIS_KEY_FILE: z.string().min(1).optional(),
};

/** The settings of the client certificate for Redis. */
export const REDIS_FILES: CertificateFiles = { certificate: 'REDIS_CERTIFICATE_FILE', key: 'REDIS_KEY_FILE' };

/** The source of quotes. */
export type FeedConfig =
  | { kind: 'simulator' }
  | { kind: 'replay'; file: string }
  | { kind: 'relay'; addresses: readonly string[] };

export interface MarketConfig {
  feed: FeedConfig;
  /** The Redis through which server processes share the feed, and the client certificate for it. */
  redis?: { url: string; certificate?: CertificateFiles | undefined } | undefined;
}

/** The settings of the market. @throws {ConfigError} with the missing variable */
export function marketConfigOf(settings: z.infer<z.ZodObject<typeof marketSettings>>): MarketConfig {
  return { feed: feedConfigOf(settings), redis: redisOf(settings) };
}

function redisOf(settings: z.infer<z.ZodObject<typeof marketSettings>>): MarketConfig['redis'] {
  const { REDIS_URL: url } = settings;
  const certificate = certificateFilesOf(REDIS_FILES, settings);
  if (certificate && !url?.startsWith('rediss:'))
    throw new ConfigError(`${REDIS_FILES.certificate}: is only used with TLS, and needs a REDIS_URL of rediss://…`);
  return url ? { url, certificate } : undefined;
}

function feedConfigOf(settings: z.infer<z.ZodObject<typeof marketSettings>>): FeedConfig {
  const { MARKET_FEED: kind, MARKET_REPLAY_FILE: file, MARKET_UPSTREAM: addresses } = settings;
  if (kind === 'simulator') return { kind };
  if (kind === 'replay' && file) return { kind, file };
  if (kind === 'relay' && addresses) return { kind, addresses };
  const missing = kind === 'replay' ? 'MARKET_REPLAY_FILE' : 'MARKET_UPSTREAM';
  throw new ConfigError(`${missing}: is needed with MARKET_FEED=${kind}`);
}
