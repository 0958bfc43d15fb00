import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../platform/settings/config-error';
import { readConfig } from '../../settings/read-config';
import { Relay } from './feed/relay/relay';
import { Replay } from './feed/replay/replay';
import { Simulator } from './feed/simulator/simulator';
import { builtInHolidays } from './holidays';
import { openMarket } from './open-market';
import { SharedFeed } from './sharing/shared-feed';

let folder: string;
let recording: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'market-'));
  recording = path.join(folder, 'quotes.csv');
  await writeFile(recording, 'SymbolName,Bid,Ask,TimeStamp\nXAUUSD,3858,3858.5,1700000000000\n');
});
afterAll(() => rm(folder, { recursive: true }));

function open(env: Record<string, string>) {
  return openMarket(readConfig(env).market, { holidays: builtInHolidays, clock: () => new Date() });
}

test('simulates prices by default', async () => {
  expect(await open({})).toBeInstanceOf(Simulator);
});

test('opens the source that MARKET_FEED names', async () => {
  expect(await open({ MARKET_FEED: 'replay', MARKET_REPLAY_FILE: recording })).toBeInstanceOf(Replay);
  const MARKET_UPSTREAM = 'wss://a.example/socket/quote, wss://b.example/socket/quote';
  expect(await open({ MARKET_FEED: 'relay', MARKET_UPSTREAM })).toBeInstanceOf(Relay);
});

test('shares the feed with REDIS_URL', async () => {
  expect(await open({ REDIS_URL: 'redis://user:secret@redis.example:6379/2' })).toBeInstanceOf(SharedFeed);
});

const SHOWN = { REDIS_CERTIFICATE_FILE: '/nowhere', REDIS_KEY_FILE: '/nowhere' };

test.each([
  [{ MARKET_FEED: 'bloom' }, /^MARKET_FEED: /],
  [{ MARKET_FEED: 'replay' }, /^MARKET_REPLAY_FILE: is needed with MARKET_FEED=replay/],
  [{ MARKET_FEED: 'relay' }, /^MARKET_UPSTREAM: is needed with MARKET_FEED=relay/],
  [{ MARKET_FEED: 'relay', MARKET_UPSTREAM: 'quotes.example' }, /^MARKET_UPSTREAM: must be addresses such as/],
  [{ REDIS_URL: 'http://redis.example' }, /^REDIS_URL: /],
  [{ REDIS_URL: 'rediss://redis.example', REDIS_KEY_FILE: '/k' }, /^REDIS_CERTIFICATE_FILE: is needed with REDIS_KEY_/],
  [{ REDIS_URL: 'rediss://redis.example', REDIS_CERTIFICATE_FILE: '/c' }, /^REDIS_KEY_FILE: is needed with REDIS_CERT/],
  [{ REDIS_URL: 'redis://redis.example', ...SHOWN }, /^REDIS_CERTIFICATE_FILE: is only used with TLS/],
  [SHOWN, /^REDIS_CERTIFICATE_FILE: .*needs a REDIS_URL/],
])("rejects %j with the setting's name", (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

test('stops the start with a message that names the setting if a recording cannot be replayed', async () => {
  const opening = open({ MARKET_FEED: 'replay', MARKET_REPLAY_FILE: path.join(folder, 'nowhere.csv') });
  await expect(opening).rejects.toThrow(new ConfigError('MARKET_REPLAY_FILE: cannot be read (ENOENT)'));
});

test('stops the start likewise if a certificate for Redis cannot be read', async () => {
  const opening = open({ REDIS_URL: 'rediss://redis.example', ...SHOWN });
  await expect(opening).rejects.toThrow(new ConfigError('REDIS_CERTIFICATE_FILE: the file cannot be read (ENOENT)'));
});
