import { ConfigError } from '../../platform/settings/config-error';
import { type Config, readConfig } from '../../settings/read-config';
import { missingKeys } from './settings';

const PRODUCTION = {
  DEPLOYMENT: 'production',
  SITE_KEY: 'a-key-of-tests',
  DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
  SMS_WEBHOOK_URL: 'https://sms.example/send',
};
const conversionsOf = ({ api }: Config) => ('origin' in api ? {} : api.conversions);

const standIns = (port: number) => ({
  qihu: { address: `http://localhost:${port}/qihu`, key: 'known', secret: 'known' },
  baidu: { address: `http://localhost:${port}/baidu`, token: 'known' },
});

test('reports to the stand-ins unless the settings name something else', () => {
  expect(conversionsOf(readConfig({}, standIns))).toEqual(standIns(3000));
  expect(conversionsOf(readConfig({ PORT: '4000', BAIDU_OCPC_TOKEN: 't0ken' }, standIns))).toEqual({
    ...standIns(4000),
    baidu: { address: 'http://localhost:4000/baidu', token: 't0ken' },
  });
  expect(conversionsOf(readConfig({}))).toEqual({});
});

test('sends nothing in production without a key, and returns a message for the log', () => {
  const conversions = conversionsOf(readConfig(PRODUCTION));
  expect(conversions).toEqual({});
  expect(missingKeys(conversions)).toEqual([
    'QIHU_APP_KEY and QIHU_APP_SECRET are not set: conversions of 360 wait unsent',
    'BAIDU_OCPC_TOKEN is not set: conversions of Baidu wait unsent',
  ]);
});

test('reports to the real platforms when their keys are set', () => {
  const keys = { QIHU_APP_KEY: 'key', QIHU_APP_SECRET: 's3cret', BAIDU_OCPC_TOKEN: 't0ken' };
  const conversions = conversionsOf(readConfig({ ...PRODUCTION, ...keys }));
  expect(conversions).toEqual({
    qihu: { address: 'https://convert.dop.360.cn', key: 'key', secret: 's3cret' },
    baidu: { address: 'https://ocpc.baidu.com', token: 't0ken' },
  });
  expect(missingKeys(conversions)).toEqual([]);
});

test("replaces a platform's address by a setting", () => {
  const conversions = conversionsOf(
    readConfig({ QIHU_ORIGIN: 'http://127.0.0.1:9/', BAIDU_OCPC_ORIGIN: 'https://a.example' }, standIns),
  );
  expect(conversions).toMatchObject({
    qihu: { address: 'http://127.0.0.1:9' },
    baidu: { address: 'https://a.example' },
  });
});

test.each([
  [{ QIHU_APP_KEY: 'key' }, /^QIHU_APP_SECRET: is needed with QIHU_APP_KEY$/],
  [{ QIHU_APP_SECRET: 's3cret' }, /^QIHU_APP_KEY: is needed with QIHU_APP_SECRET$/],
  [{ QIHU_APP_KEY: 'two words', QIHU_APP_SECRET: 's3cret' }, /^QIHU_APP_KEY: must be letters/],
  [{ QIHU_ORIGIN: 'convert.example' }, /^QIHU_ORIGIN: /],
  [{ BAIDU_OCPC_ORIGIN: 'https://user:s3cret@ocpc.example' }, /^BAIDU_OCPC_ORIGIN: must be an origin/],
])("rejects %j with the setting's name but not its value", (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).not.toThrow(/s3cret|two words/);
});
