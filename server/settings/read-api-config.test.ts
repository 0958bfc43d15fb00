import { randomBytes } from 'node:crypto';
import { readApiConfig } from './read-api-config';

const KEY = randomBytes(32);
const OLD_KEY = randomBytes(32);
const WECHAT = { appId: `wx${'1'.repeat(16)}`, secret: 'a'.repeat(32) };

test('defaults to the embedded database, the captcha and SMS codes on the console', () => {
  expect(readApiConfig({ DATABASE_URL: '', SMS_WEBHOOK_URL: '' })).toMatchObject({
    development: true,
    databaseUrl: undefined,
    dataDir: '.data',
    dataKey: undefined,
    captcha: 'altcha',
    sms: {
      webhook: undefined,
      limits: { hourlyBudget: 1000, perNumber: 15, perAsker: 5, perAddress: 10, perFingerprint: 20, perBlock: 20 },
    },
    limits: { wrongCodesPerAddress: 50, eventsPerAddress: 600 },
  });
});

test('reads every setting', () => {
  const config = readApiConfig({
    DEPLOYMENT: 'production',
    DATABASE_URL: 'postgres://app@db.example/site',
    DATA_DIR: '/srv/data',
    DATA_KEY: KEY.toString('base64'),
    DATA_KEY_OLD: OLD_KEY.toString('base64'),
    CAPTCHA: 'off',
    PROOFS_PER_ADDRESS_HOURLY: '8',
    API_DOCS: 'on',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_TOKEN: 's3cret',
    SMS_HOURLY_BUDGET: '1',
    SMS_PER_NUMBER_DAILY: '2',
    SMS_PER_ASKER_DAILY: '7',
    SMS_PER_ADDRESS_HOURLY: '3',
    SMS_PER_FINGERPRINT_DAILY: '4',
    SMS_PER_NUMBER_BLOCK_HOURLY: '5',
    WRONG_CODES_PER_ADDRESS: '6',
    EVENTS_PER_ADDRESS: '70',
    QUOTE_SERVERS: 'wss://one.example/quote, wss://two.example/quote',
    QIHU_APP_KEY: 'key',
    QIHU_APP_SECRET: 's3cret',
    QIHU_ORIGIN: 'https://qihu.example',
    BAIDU_OCPC_TOKEN: 't0ken',
    BAIDU_OCPC_ORIGIN: 'https://baidu.example',
    WECHAT_ACCOUNTS: JSON.stringify({ bfzh: WECHAT }),
    WECHAT_ORIGIN: 'https://wechat.example',
    APPROVALS: 'on',
    APPROVAL_LIMIT: '0',
    APPROVAL_HOURS: '9',
  });
  expect(config).toEqual({
    development: false,
    docs: true,
    databaseUrl: 'postgres://app@db.example/site',
    waitForMigrations: true,
    dataDir: '/srv/data',
    dataKey: KEY,
    dataKeyOld: OLD_KEY,
    captcha: 'off',
    proofsPerAddress: 8,
    sms: {
      webhook: { url: 'https://sms.example/send', token: 's3cret' },
      limits: { hourlyBudget: 1, perNumber: 2, perAsker: 7, perAddress: 3, perFingerprint: 4, perBlock: 5 },
    },
    limits: { wrongCodesPerAddress: 6, eventsPerAddress: 70 },
    sockets: {
      QuoteServer: ['wss://one.example/quote', 'wss://two.example/quote'],
      TradeServer: { Trade: ['/socket/trade'] },
    },
    conversions: {
      qihu: { address: 'https://qihu.example', key: 'key', secret: 's3cret' },
      baidu: { address: 'https://baidu.example', token: 't0ken' },
    },
    shareCards: { origin: 'https://wechat.example', accounts: { bfzh: WECHAT } },
    approvals: { limit: 0, hours: 9 },
  });
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'mysql://s3cret@db.example/site', DATA_KEY: KEY.toString('base64') }],
  ['DATABASE_URL', { DATABASE_URL: 's3cret', DATA_KEY: KEY.toString('base64') }],
  ['DATA_KEY', { DATABASE_URL: 'postgres://app:s3cret@db.example/site' }],
  ['DATA_KEY', { DATA_KEY: 's3cret' }],
  ['DATA_KEY', { DATA_KEY: randomBytes(31).toString('base64') }],
  ['CAPTCHA', { CAPTCHA: 's3cret' }],
  ['DEPLOYMENT', { DEPLOYMENT: 's3cret' }],
  ['SMS_WEBHOOK_URL', { SMS_WEBHOOK_URL: 'ftp://s3cret.example' }],
  ['SMS_WEBHOOK_URL', { SMS_WEBHOOK_URL: 'https://user:s3cret@sms.example' }],
  ['SMS_WEBHOOK_URL', { SMS_WEBHOOK_URL: 's3cret' }],
  ['SMS_HOURLY_BUDGET', { SMS_HOURLY_BUDGET: '0' }],
  ['SMS_PER_NUMBER_DAILY', { SMS_PER_NUMBER_DAILY: '-1' }],
  ['SMS_PER_ASKER_DAILY', { SMS_PER_ASKER_DAILY: '0' }],
  ['SMS_PER_ADDRESS_HOURLY', { SMS_PER_ADDRESS_HOURLY: '1.5' }],
  ['SMS_PER_FINGERPRINT_DAILY', { SMS_PER_FINGERPRINT_DAILY: 's3cret' }],
  ['SMS_PER_NUMBER_BLOCK_HOURLY', { SMS_PER_NUMBER_BLOCK_HOURLY: 'NaN' }],
  ['WRONG_CODES_PER_ADDRESS', { WRONG_CODES_PER_ADDRESS: '0' }],
  ['EVENTS_PER_ADDRESS', { EVENTS_PER_ADDRESS: '49' }],
  ['WECHAT_ACCOUNTS', { WECHAT_ACCOUNTS: 's3cret' }],
  ['WECHAT_ACCOUNTS', { WECHAT_ACCOUNTS: '{"bfzh":{"appId":"wx1111111111111111","secret":"s3cret"}}' }],
  ['WECHAT_ACCOUNTS', { WECHAT_ACCOUNTS: JSON.stringify({ s3cret: WECHAT }) }],
  ['WECHAT_ORIGIN', { WECHAT_ORIGIN: 'https://s3cret@wechat.example' }],
])('rejects an unusable %s without repeating its value: %j', (name, env) => {
  const read = () => readApiConfig(env);
  expect(read).toThrow(new RegExp(`^${name}: .+`));
  expect(read).not.toThrow(/s3cret/);
});
