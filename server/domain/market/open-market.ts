import { ConfigError } from '../../platform/settings/config-error';
import type { QuoteFeed } from './feed/feed';
import { Relay } from './feed/relay/relay';
import { UnusableRecording } from './feed/replay/read-recording';
import { Replay } from './feed/replay/replay';
import { Simulator } from './feed/simulator/simulator';
import type { FeedConfig, MarketConfig } from './settings';
import { SharedFeed } from './sharing/shared-feed';

/**
 * The feed that the settings name, not yet started.
 * @throws {ConfigError}
 */
export async function openMarket({ feed, redisUrl }: MarketConfig): Promise<QuoteFeed> {
  const own = await openFeed(feed);
  return redisUrl ? new SharedFeed(own, { url: redisUrl }) : own;
}

async function openFeed(config: FeedConfig): Promise<QuoteFeed> {
  if (config.kind === 'simulator') return new Simulator();
  if (config.kind === 'relay') return new Relay(config.addresses);
  return Replay.open(config.file).catch((error) => {
    if (error instanceof UnusableRecording) throw new ConfigError(`MARKET_REPLAY_FILE: ${error.message}`);
    throw error;
  });
}
