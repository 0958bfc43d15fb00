import { type AdEvent, type AdPlatformName, adPlatform } from '@/lib/channel/ad-platforms';
import type { AdConversion } from '@/server/platform/database/schema/ad-conversions';

/** A conversion of a click, as the server stores it; its values are the same in each call. */
export function sampleConversion(platform: AdPlatformName, event: AdEvent, at: Date): AdConversion {
  const { clicks, address } = adPlatform(platform);
  const [names = []] = clicks;
  const click = Object.fromEntries(names.map((name) => [name, `${name}-1`]));
  const page = 'https://gold.example/newactivities/bull-market';
  const query = address === 'click' ? `?${new URLSearchParams(click)}` : '';
  return {
    id: 1,
    platform,
    account: '88001600',
    event,
    eventAt: at,
    clickId: Object.values(click)[0] ?? '',
    click: clicks.flat().length > 1 ? click : null,
    landingUrl: address ? page + query : null,
    host: 'gold.example',
    isWap: true,
    transId: `${platform}-${event}`.padEnd(32, '0'),
    value: null,
    registeredAt: at,
    state: 'queued',
    attempts: 1,
    firstAttemptAt: at,
    nextAttemptAt: at,
    lastAnswer: null,
    changedAt: at,
  };
}
