import { z } from 'zod';
import { COLLECT_MAX } from '@/lib/contract/collect';
import type { SocketAddresses } from '@/lib/contract/market/addresses';
import { DEFAULT_PORTS } from '@/lib/default-ports.mjs';
import type { AdPlatformAccess } from '../domain/ad-conversions/access';
import { type AdConversionConfig, adConversionConfigOf, adConversionSettings } from '../domain/ad-conversions/settings';
import { addressSettings, socketAddressesOf } from '../domain/market/gateway/settings';
import { type ShareCardConfig, shareCardConfigOf, shareCardSettings } from '../domain/share-cards/settings';
import { addressesSetting, countSetting, deploymentSetting, portSetting } from '../platform/settings/common-settings';
import { readEnvironment } from '../platform/settings/read-environment';
import { type ApprovalRules, approvalRulesOf, approvalSettings } from './approvals';
import { checkDatabaseSettings, type DatabaseConfig, databaseConfigOf, databaseSettings } from './database';
import { type SmsConfig, smsConfigOf, smsSettings } from './sms';

/** Environment variables of the API. */
const environment = z
  .object({
    /** `development` adds the SMS inbox at /dev/sms, on loopback alone. */
    DEPLOYMENT: deploymentSetting,
    /** Same variable as the server's `PORT`. */
    PORT: portSetting(DEFAULT_PORTS.PORT),
    ...databaseSettings,
    /** `off` requires no proof of work; for tests of other features. */
    CAPTCHA: z.enum(['altcha', 'off']).default('altcha'),
    /** Proofs of work per hour after which each takes twice the work; after five times as many, four times the work. */
    PROOFS_PER_ADDRESS_HOURLY: countSetting(20),
    /** Serves the API documentation at /apis/docs; by default only in development. */
    API_DOCS: z.enum(['on', 'off']).optional(),
    ...smsSettings,
    /** Wrong SMS codes in 15 minutes. */
    WRONG_CODES_PER_ADDRESS: countSetting(50),
    /** Tracking events in 10 minutes; at least as many as one request may carry. */
    EVENTS_PER_ADDRESS: z.coerce.number().int().min(COLLECT_MAX).default(600),
    ...addressSettings,
    ...adConversionSettings,
    ...shareCardSettings,
    ...approvalSettings,
    /** The edge's setting; the server compares the addresses of hosts with it. */
    EDGE_ADDRESSES: addressesSetting.optional(),
  })
  .superRefine(checkDatabaseSettings);

/** Settings of what replaces outside services. */
export interface StandIns extends AdPlatformAccess {
  shareCards?: ShareCardConfig;
}

/** All environment variables of the API, with their schemas. */
export const API_SETTINGS: Readonly<Record<string, z.ZodType>> = environment.shape;

/** Names of all environment variables of the API. */
export const API_SETTING_NAMES = Object.keys(API_SETTINGS);

export interface ApiConfig extends DatabaseConfig {
  development: boolean;
  /** Port at which the development set-up serves each brand under its own host, such as `bfzh.localhost`. */
  localPort?: number | undefined;
  /** Whether the server serves the API documentation. */
  docs: boolean;
  /** Origin of the provider's backend, which stores accounts and sessions; set where this server only answers activities. */
  provider?: string | undefined;
  captcha: 'altcha' | 'off';
  sms: SmsConfig;
  /** Proofs of work from one address per hour after which each takes more work. */
  proofsPerAddress: number;
  /** Limits per address; a network (an IPv4 /24, an IPv6 /48) gets ten times as much. */
  limits: {
    /** In 15 minutes. */
    wrongCodesPerAddress: number;
    /** In 10 minutes. */
    eventsPerAddress: number;
  };
  /** Addresses of the quote and trade sockets. */
  sockets: SocketAddresses;
  /** Advertising platforms that receive conversions; contains only those with a key. */
  conversions: AdConversionConfig;
  /** Accounts of WeChat, for share cards. */
  shareCards: ShareCardConfig;
  /** Which operations need a second operator's approval; `undefined` if none do. */
  approvals?: ApprovalRules | undefined;
  /** Public addresses of the edge, if the server knows them. */
  edgeAddresses?: readonly string[] | undefined;
}

/**
 * Reads the settings of the API.
 * @param standIns what replaces outside services in the development set-up
 * @throws {ConfigError}
 */
export function readApiConfig(env: Record<string, string | undefined>, standIns?: StandIns): ApiConfig {
  const data = readEnvironment(environment, env);
  const development = data.DEPLOYMENT === 'development';
  return {
    development,
    localPort: development ? data.PORT : undefined,
    docs: data.API_DOCS ? data.API_DOCS === 'on' : development,
    ...databaseConfigOf(data, development),
    captcha: data.CAPTCHA,
    proofsPerAddress: data.PROOFS_PER_ADDRESS_HOURLY,
    sms: smsConfigOf(data),
    limits: {
      wrongCodesPerAddress: data.WRONG_CODES_PER_ADDRESS,
      eventsPerAddress: data.EVENTS_PER_ADDRESS,
    },
    sockets: socketAddressesOf(data),
    conversions: adConversionConfigOf(data, standIns),
    shareCards: shareCardConfigOf(data, standIns?.shareCards),
    approvals: approvalRulesOf(data, development),
    edgeAddresses: data.EDGE_ADDRESSES,
  };
}
