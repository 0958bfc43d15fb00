import { z } from 'zod';
import { ConfigError } from '../../platform/settings/config-error';
import { headerText } from '../../platform/settings/header-text';
import { isOrigin } from '../../platform/settings/is-origin';
import { type BaiduAccess, createBaidu } from './baidu';
import type { Platform } from './platform';
import { createQihu, type QihuAccess } from './qihu';

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(isOrigin, 'must be an origin such as https://convert.example, without path, query or credentials');

/** The environment variables for conversions. */
export const adConversionSettings = {
  /** 360's App-Key; without it conversions wait unsent. */
  QIHU_APP_KEY: headerText.optional(),
  /** Signs the reports to 360. */
  QIHU_APP_SECRET: z.string().min(1).optional(),
  QIHU_ORIGIN: origin.optional(),
  /** Baidu's oCPC token; without it conversions wait unsent. */
  BAIDU_OCPC_TOKEN: z.string().min(1).optional(),
  BAIDU_OCPC_ORIGIN: origin.optional(),
};

export interface AdConversionConfig {
  qihu?: QihuAccess;
  baidu?: BaiduAccess;
}

type Settings = z.output<z.ZodObject<typeof adConversionSettings>>;

/**
 * @param standIns used unless the settings name something else: the platforms of the development setup
 * @throws {ConfigError} for a key without its secret, or a secret without its key
 */
export function adConversionConfigOf(settings: Settings, standIns: AdConversionConfig = {}): AdConversionConfig {
  const { QIHU_APP_KEY, QIHU_APP_SECRET, BAIDU_OCPC_TOKEN } = settings;
  if (QIHU_APP_KEY && !QIHU_APP_SECRET) throw new ConfigError('QIHU_APP_SECRET: is needed with QIHU_APP_KEY');
  if (QIHU_APP_SECRET && !QIHU_APP_KEY) throw new ConfigError('QIHU_APP_KEY: is needed with QIHU_APP_SECRET');
  const key = QIHU_APP_KEY ?? standIns.qihu?.key;
  const secret = QIHU_APP_SECRET ?? standIns.qihu?.secret;
  const token = BAIDU_OCPC_TOKEN ?? standIns.baidu?.token;
  const addresses = {
    qihu: originOf(settings.QIHU_ORIGIN) ?? standIns.qihu?.address ?? 'https://convert.dop.360.cn',
    baidu: originOf(settings.BAIDU_OCPC_ORIGIN) ?? standIns.baidu?.address ?? 'https://ocpc.baidu.com',
  };
  return {
    ...(key && secret && { qihu: { address: addresses.qihu, key, secret } }),
    ...(token && { baidu: { address: addresses.baidu, token } }),
  };
}

function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}

/** The platforms that have their keys. */
export function openPlatforms({ qihu, baidu }: AdConversionConfig): Platform[] {
  return [...(qihu ? [createQihu(qihu)] : []), ...(baidu ? [createBaidu(baidu)] : [])];
}

/** One sentence per platform without a key, for the log of a server with real visitors. */
export function missingKeys({ qihu, baidu }: AdConversionConfig): string[] {
  return [
    ...(qihu ? [] : ['QIHU_APP_KEY and QIHU_APP_SECRET are not set: conversions of 360 wait unsent']),
    ...(baidu ? [] : ['BAIDU_OCPC_TOKEN is not set: conversions of Baidu wait unsent']),
  ];
}
