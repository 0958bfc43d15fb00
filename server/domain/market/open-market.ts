import { readCertificate } from '../../platform/settings/certificate-files';
import { ConfigError } from '../../platform/settings/config-error';
import { lastUsable } from '../../platform/settings/last-usable';
import type { QuoteFeed } from './feed/feed';
import { Relay } from './feed/relay/relay';
import { UnusableRecording } from './feed/replay/read-recording';
import { Replay } from './feed/replay/replay';
import { Simulator } from './feed/simulator/simulator';
import type { HolidaySource } from './holidays';
import { type FeedConfig, type MarketConfig, REDIS_FILES } from './settings';
import { SharedFeed } from './sharing/shared-feed';

/** What a simulated market follows. */
interface MarketTime {
  holidays: HolidaySource;
  clock: () => Date;
}

/** The configured feed, not yet started. @throws {ConfigError} */
export async function openMarket({ feed, redis }: MarketConfig, time: MarketTime): Promise<QuoteFeed> {
  const own = await openFeed(feed, time);
  if (!redis) return own;
  const { url, certificate } = redis;
  return new SharedFeed(own, {
    url,
    certificate: certificate && lastUsable(() => readCertificate(certificate, REDIS_FILES), console.warn),
  });
}

async function openFeed(config: FeedConfig, time: MarketTime): Promise<QuoteFeed> {
  if (config.kind === 'simulator') return new Simulator(time);
  if (config.kind === 'relay') return new Relay(config.addresses);
  return Replay.open(config.file).catch((error) => {
    if (error instanceof UnusableRecording) throw new ConfigError(`MARKET_REPLAY_FILE: ${error.message}`);
    throw error;
  });
}
