import { z } from 'zod';
import { COLLECT_MAX } from '@/lib/contract/collect';
import type { SocketAddresses } from '@/lib/contract/market/addresses';
import { DEFAULT_PORTS } from '@/lib/default-ports.mjs';
import { type AdConversionConfig, adConversionConfigOf, adConversionSettings } from './domain/ad-conversions/settings';
import { addressSettings, socketAddressesOf } from './domain/market/gateway/settings';
import type { SmsLimits } from './domain/sms/limits';
import type { Webhook } from './domain/sms/webhook-sender';
import { type ApprovalRules, approvalRulesOf, approvalSettings } from './operations/common/approval-settings';
import { tryAddressFiles } from './platform/database/address-files';
import { deploymentSetting } from './platform/settings/deployment-setting';
import { headerText } from './platform/settings/header-text';
import { portSetting } from './platform/settings/port-setting';
import { readEnvironment } from './platform/settings/read-environment';

const dataKey = z
  .base64({ abort: true, error: 'must be 32 bytes in base64' })
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

/** Without a host, the driver falls back to its default host. */
function namesHost(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  return Boolean(hostname || searchParams.get('host'));
}

const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, abort: true, error: 'must be the address of a database, postgres://…' })
  .refine(namesHost, 'must name the host of the database, as in postgres://user@host/name')
  .superRefine((address, { addIssue }) => {
    try {
      tryAddressFiles(address);
    } catch (error) {
      addIssue({ code: 'custom', message: (error as Error).message });
    }
  });

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** Environment variables of the API. */
const environment = z
  .object({
    /** `development` adds the SMS inbox at /dev/sms, on loopback alone. */
    DEPLOYMENT: deploymentSetting,
    /** Same variable as the server's `PORT`. */
    PORT: portSetting(DEFAULT_PORTS.PORT),
    /** `postgres://…`; without it the embedded database is used. */
    DATABASE_URL: databaseUrl.optional(),
    /** Logs in as the owner of the tables, only for `migrate`, `restore` and `rotate-lookup-key`. The role of DATABASE_URL then may only read and write rows. */
    DATABASE_OWNER_URL: databaseUrl.optional(),
    /** `at-start`: the server migrates the tables of DATABASE_URL when it starts. `awaited`: the server waits until `migrate` has done it. */
    MIGRATIONS: z.enum(['at-start', 'awaited']).optional(),
    /** Folder of the embedded database and of the generated data key. */
    DATA_DIR: z.string().min(1).default('.data'),
    /** 32 bytes in base64; encrypts mobile numbers, identities and bank cards. Without it, the server generates a key in DATA_DIR, which only one machine can use. */
    DATA_KEY: dataKey.optional(),
    /** The previous DATA_KEY, while operators change the key. */
    DATA_KEY_OLD: dataKey.optional(),
    /** `off` requires no proof of work; for tests of other features. */
    CAPTCHA: z.enum(['altcha', 'off']).default('altcha'),
    /** Proofs of work per hour after which each takes twice the work; after five times as many, four times the work. */
    PROOFS_PER_ADDRESS_HOURLY: count(20),
    /** Serves the API documentation at /apis/docs; by default only in development. */
    API_DOCS: z.enum(['on', 'off']).optional(),
    /** Address to which the server posts SMS; without it, the server prints the code on its console. */
    SMS_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((value) => !new URL(value).username, 'must not contain credentials; set SMS_WEBHOOK_TOKEN instead')
      .optional(),
    /** Sent as `Authorization: Bearer …` to SMS_WEBHOOK_URL. */
    SMS_WEBHOOK_TOKEN: headerText.optional(),
    /** File of SMS_WEBHOOK_TOKEN; unlike other secret files, the server reads it again for each message. */
    SMS_WEBHOOK_TOKEN_FILE: z.string().min(1).optional(),
    /** Maximum number of SMS that the whole service sends per hour. */
    SMS_HOURLY_BUDGET: count(1000),
    SMS_PER_NUMBER_DAILY: count(15),
    /** SMS to one number that one address may request. */
    SMS_PER_ASKER_DAILY: count(5),
    SMS_PER_ADDRESS_HOURLY: count(10),
    SMS_PER_FINGERPRINT_DAILY: count(20),
    /** SMS to a block of a thousand consecutive numbers, which only a script goes through. */
    SMS_PER_NUMBER_BLOCK_HOURLY: count(20),
    /** Wrong SMS codes in 15 minutes. */
    WRONG_CODES_PER_ADDRESS: count(50),
    /** Tracking events in 10 minutes; at least as many as one request may carry. */
    EVENTS_PER_ADDRESS: z.coerce.number().int().min(COLLECT_MAX).default(600),
    ...addressSettings,
    ...adConversionSettings,
    ...approvalSettings,
  })
  .refine((env) => !env.DATABASE_URL || env.DATA_KEY, {
    path: ['DATA_KEY'],
    message: 'is needed with DATABASE_URL; set the same key for every server process',
  })
  .refine((env) => !env.DATABASE_OWNER_URL || env.DATABASE_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'is only used with DATABASE_URL, which is missing',
  });

/** Names of all environment variables of the API. */
export const API_SETTING_NAMES = Object.keys(environment.shape);

export interface ApiConfig {
  development: boolean;
  /** Port at which the development set-up serves each brand under its own host, such as `bfzh.localhost`. */
  localPort?: number | undefined;
  /** Whether the server serves the API documentation. */
  docs: boolean;
  /** Origin of the provider's backend, which stores accounts and sessions; set where this server only answers activities. */
  provider?: string | undefined;
  databaseUrl?: string | undefined;
  /** Address for the owner of the tables, where the servers' role does not own them. */
  databaseOwnerUrl?: string | undefined;
  /** Whether the server waits for `migrate` when the tables of its PostgreSQL are behind. */
  waitForMigrations: boolean;
  dataDir: string;
  /** 32 bytes; absent where the server uses a generated key file. */
  dataKey?: Buffer | undefined;
  /** The previous key, while operators change it. */
  dataKeyOld?: Buffer | undefined;
  captcha: 'altcha' | 'off';
  sms: {
    webhook?: Webhook | undefined;
    limits: SmsLimits;
  };
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
  /** Which operations need a second operator's approval; `undefined` if none do. */
  approvals?: ApprovalRules | undefined;
}

/**
 * Reads the settings of the API.
 * @param standIns the advertising platforms of the development set-up
 * @throws {ConfigError}
 */
export function readApiConfig(env: Record<string, string | undefined>, standIns?: AdConversionConfig): ApiConfig {
  const data = readEnvironment(environment, env);
  const development = data.DEPLOYMENT === 'development';
  return {
    development,
    localPort: development ? data.PORT : undefined,
    docs: data.API_DOCS ? data.API_DOCS === 'on' : development,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    waitForMigrations: data.MIGRATIONS ? data.MIGRATIONS === 'awaited' : !development,
    dataDir: data.DATA_DIR,
    dataKey: data.DATA_KEY,
    dataKeyOld: data.DATA_KEY_OLD,
    captcha: data.CAPTCHA,
    proofsPerAddress: data.PROOFS_PER_ADDRESS_HOURLY,
    sms: {
      webhook: webhookOf(data),
      limits: {
        hourlyBudget: data.SMS_HOURLY_BUDGET,
        perNumber: data.SMS_PER_NUMBER_DAILY,
        perAsker: data.SMS_PER_ASKER_DAILY,
        perAddress: data.SMS_PER_ADDRESS_HOURLY,
        perFingerprint: data.SMS_PER_FINGERPRINT_DAILY,
        perBlock: data.SMS_PER_NUMBER_BLOCK_HOURLY,
      },
    },
    limits: {
      wrongCodesPerAddress: data.WRONG_CODES_PER_ADDRESS,
      eventsPerAddress: data.EVENTS_PER_ADDRESS,
    },
    sockets: socketAddressesOf(data),
    conversions: adConversionConfigOf(data, standIns),
    approvals: approvalRulesOf(data, development),
  };
}

function webhookOf(data: z.output<typeof environment>): Webhook | undefined {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: token, SMS_WEBHOOK_TOKEN_FILE: tokenFile } = data;
  return url ? { url, token, tokenFile } : undefined;
}
